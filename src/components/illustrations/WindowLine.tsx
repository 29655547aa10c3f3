import type { ReactNode } from 'react'
import styles from './WindowLine.module.css'

export interface WindowLineProps {
  /** What is drawn; it may be as wide as the window. */
  readonly children: ReactNode
}

/** Frame of an illustration whose line runs on to both edges of the window. Decoration. */
export const WindowLine = ({ children }: WindowLineProps) => (
  <div className={styles.root} aria-hidden="true">
    {children}
  </div>
)
