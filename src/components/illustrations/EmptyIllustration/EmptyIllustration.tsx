import { WindowLine } from '#components/illustrations/WindowLine.tsx'
import { Switch } from '#components/ui/EmptyState/Switch.tsx'
import styles from './EmptyIllustration.module.css'

export interface EmptyIllustrationProps {
  /** The switches over the places: `open` for an empty list, `closed` for a search without a match. @defaultValue 'open' */
  readonly line?: 'open' | 'closed'
}

/**
 * Three empty places, each under a switch on the live line, for lists without items (brief §5). The
 * line runs on to both edges of the window. Decoration.
 */
export const EmptyIllustration = ({ line = 'open' }: EmptyIllustrationProps) => (
  <WindowLine>
    <div className={styles.places}>
      {['first', 'second', 'third'].map((place) => (
        <div className={styles.place} key={place}>
          <Switch closed={line === 'closed'} />
        </div>
      ))}
    </div>
  </WindowLine>
)
