import { WindowLine } from '#components/illustrations/WindowLine.tsx'
import styles from './EmptyIllustration.module.css'

export interface EmptyIllustrationProps {
  /** The switches over the places: `open` for an empty list, `closed` for a search without a match. @defaultValue 'open' */
  readonly line?: 'open' | 'closed'
}

const Switch = () => (
  <svg className={styles.feeder} viewBox="0 0 56 64">
    <path d="M28 0V20" />
    <path className={styles.dead} d="M28 50V64" />
    <path className={styles.lever} d="M28 20V46" />
    <circle className={styles.dead} cx="28" cy="48" r="4" />
    <circle cx="28" cy="20" r="4" fill="var(--live)" />
  </svg>
)

/**
 * Three empty places, each under a switch on the live line, for lists without items (brief §5). The
 * line runs on to both edges of the window. Decoration.
 */
export const EmptyIllustration = ({ line = 'open' }: EmptyIllustrationProps) => (
  <WindowLine>
    <div className={styles.places} data-closed={line === 'closed' ? '' : undefined}>
      {['first', 'second', 'third'].map((place) => (
        <div className={styles.place} key={place}>
          <Switch />
        </div>
      ))}
    </div>
  </WindowLine>
)
