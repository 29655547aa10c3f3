import type { ReactNode } from 'react'
import styles from './DialogActions.module.css'

export interface DialogActionsProps {
  /** The buttons; the main or destructive one last. */
  readonly children: ReactNode
}

/**
 * Buttons of a dialog (brief §5): in a row from 480 px with the main one last, below that stacked
 * with the main one on top.
 */
export const DialogActions = ({ children }: DialogActionsProps) => (
  <div className={styles.root}>{children}</div>
)
