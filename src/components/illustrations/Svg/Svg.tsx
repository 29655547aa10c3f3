import type { ReactNode } from 'react'
import styles from './Svg.module.css'

export interface SvgProps {
  /** Coordinates of the shapes, for example `0 0 200 120`. */
  readonly viewBox: string
  /** What the illustration shows. Leave it out where the text beside it says the same. */
  readonly label?: string | undefined
  /** Shows what is beyond the coordinates as well. @defaultValue false */
  readonly overflows?: boolean
  /** The shapes. */
  readonly children: ReactNode
}

/**
 * Root of an inline illustration. `currentColor` and `--live` follow the colour mode (brief §7). It
 * is as wide as its container, unless the element around it gives it another size. It is hidden from assistive technology unless it has a label.
 */
export const Svg = ({ viewBox, label, overflows = false, children }: SvgProps) => (
  <svg
    className={styles.root}
    data-overflows={overflows ? '' : undefined}
    viewBox={viewBox}
    fill="none"
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    {children}
  </svg>
)
