import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode, type Ref } from 'react'
import { bannerRecipe } from '#components/theme/recipes/banner.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { useLiveRegionReady } from '#components/ui/Banner/useLiveRegionReady.ts'
import styles from './Banner.module.css'

export interface BannerProps {
  /** Kind of message; sets colours and icon. */
  readonly tone: 'error' | 'warning' | 'success' | 'info'
  /** The sentence in bold. */
  readonly title: ReactNode
  /** More text below the title. */
  readonly children?: ReactNode
  /** Links or small buttons. */
  readonly actions?: ReactNode
  /**
   * How it is announced when it appears: `status` politely, `alert` at once (only for failures of
   * the last action), `off` not at all. @defaultValue 'off'
   */
  readonly live?: 'status' | 'alert' | 'off'
  /** The element, to move focus to it. */
  readonly ref?: Ref<HTMLDivElement>
}

const Root = chakra('div', bannerRecipe)

/**
 * A message about the page or the last action (brief §5). It never disappears by itself. Icon and
 * text show the tone without colour.
 */
export const Banner = ({ tone, title, children, actions, live = 'off', ref }: BannerProps) => {
  const id = useId()
  const ready = useLiveRegionReady(live === 'status')
  return (
    <Root ref={ref} tone={tone} role={live === 'off' ? undefined : live}>
      {/* In a span: forced colours reach an icon through its parent only. */}
      <span>
        <Icon name={tone} />
      </span>
      {/* The id makes one object of it: apart, one of title and text is lost beside a move of the focus. */}
      <div className={styles.text} id={id} data-waiting={ready ? undefined : ''}>
        <p className={styles.title}>{title}</p>
        {children === undefined ? null : <div>{children}</div>}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </Root>
  )
}
