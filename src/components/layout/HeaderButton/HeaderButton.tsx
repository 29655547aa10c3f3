import type { KeyboardEvent, ReactNode } from 'react'
import styles from './HeaderButton.module.css'

export interface HeaderButtonProps {
  /** Icon and text. */
  readonly children: ReactNode
  /** Id of the popover that the button opens and closes, with or without script. */
  readonly opens: string
  /** Whether that popover shows. */
  readonly open: boolean
  /** Accessible name where the text is not enough. Contains the text. */
  readonly label?: string
  /** Keys beyond Enter and Space. */
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

/** A quiet button of the header that opens one of its menus. */
export const HeaderButton = ({ children, opens, open, label, onKeyDown }: HeaderButtonProps) => (
  <button
    className={styles.root}
    type="button"
    popoverTarget={opens}
    // The state for assistive technology is the browser's own: with another it would be said twice.
    data-open={open ? '' : undefined}
    aria-label={label}
    onKeyDown={onKeyDown}
  >
    {children}
  </button>
)
