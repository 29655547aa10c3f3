import type { ReactNode, Ref } from 'react'
import styles from './CardGrid.module.css'

export interface CardGridProps {
  /** Product cards, each a list item. */
  readonly children: ReactNode
  /** Name of the list for assistive technology. */
  readonly label: string
  /**
   * One row on the live line, for a few cards: `drawn` as they are, without frames, or `framed`. Place it in what
   * clips the line at the edges of the window. @defaultValue rows of two to four
   */
  readonly line?: 'drawn' | 'framed' | undefined
  /** Something is chosen to be compared: each card shows its box. @defaultValue false */
  readonly comparing?: boolean
  /** The list element, to find a card in it. */
  readonly ref?: Ref<HTMLUListElement>
}

/** A list of cards in one to four columns, on paper three (brief §3). */
export const CardGrid = ({ children, label, line, comparing = false, ref }: CardGridProps) => (
  // Safari removes the list role together with the bullets.
  <ul
    ref={ref}
    className={styles.root}
    role="list"
    aria-label={label}
    data-line={line}
    data-comparing={comparing ? '' : undefined}
  >
    {children}
  </ul>
)
