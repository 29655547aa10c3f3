import styles from './Switch.module.css'

export interface SwitchProps {
  /** Whether it is closed. */
  readonly closed: boolean
}

/**
 * A switch in a line from above, 56 × 72. The line continues above and below, up to the edge of what clips it. In a button
 * under the pointer, it is about to close. Decoration.
 */
export const Switch = ({ closed }: SwitchProps) => (
  <svg
    className={styles.root}
    viewBox="0 0 56 72"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    data-closed={closed ? '' : undefined}
  >
    <path d="M28 -999V20" />
    <path className={styles.behind} d="M28 52V999" />
    <path className={styles.lever} d="M28 20V48" />
    <circle className={styles.behind} cx="28" cy="52" r="4" />
    <circle className={styles.point} cx="28" cy="20" r="4" />
  </svg>
)
