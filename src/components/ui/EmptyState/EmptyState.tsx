import type { ReactNode } from 'react'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { IconName } from '#components/ui/Icon/icons.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** Illustration above the text, as wide as the page. Decoration. */
  readonly illustration?: ReactNode
  /** Small, before the title, instead of an illustration. Decoration. */
  readonly icon?: IconName
  /** Stands right under the control that it is the result of, such as a search. @defaultValue false */
  readonly compact?: boolean
  /** What is the case: 「还没有产品」 / "No products yet". */
  readonly title: string
  /** Level of the heading in the page's outline. @defaultValue 2 */
  readonly level?: 1 | 2 | 3
  /** What to do about it, in a sentence. */
  readonly children?: ReactNode
  /** Ways on: links or outline buttons, and the main action of the page where it is this. */
  readonly actions?: ReactNode
}

/** A list or page that has nothing to show, and why, and what to do (brief §5). */
export const EmptyState = ({
  illustration,
  icon,
  compact = false,
  title,
  level = 2,
  children,
  actions,
}: EmptyStateProps) => {
  const Title = `h${level}` as const
  return (
    <div className={styles.root} data-compact={compact ? '' : undefined}>
      {illustration === undefined ? null : (
        <div className={styles.illustration}>{illustration}</div>
      )}
      {icon === undefined ? null : (
        <span className={styles.icon}>
          <Icon name={icon} size={24} />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
