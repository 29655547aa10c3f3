import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { Product } from '#domain/catalogue/product.ts'

/** The row that had the focus, and its place among its siblings. */
interface FocusedRow {
  readonly row: HTMLElement
  readonly at: number
}

/**
 * Keeps the focus in the list when the row that has it is removed: it goes to the row that moved up,
 * or to `otherwise` when no row is left. After a removal that was asked for here it goes to the delete
 * button of that row. After any other it goes to the row itself, where no key does anything: a person who was
 * typing must not delete or change the next product. Give `onFocus` to the element around the list.
 *
 * @param removed - `$id` of the product that this tab is removing or removed last
 */
export const useRowFocus = (
  products: readonly Product[],
  removed: string | null,
  otherwise: RefObject<HTMLElement | null>,
) => {
  const list = useRef<Element | null>(null)
  const focused = useRef<FocusedRow | null>(null)
  useEffect(() => {
    const left = focused.current
    if (left === null || left.row.isConnected) return
    focused.current = null
    // The browser gives the focus of a removed element to the body.
    if (document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-product]') ?? [])]
    const next = rows[Math.min(left.at, rows.length - 1)]
    if (next === undefined) otherwise.current?.focus()
    else if (left.row.dataset['product'] === removed)
      next.querySelector<HTMLElement>('.danger')?.focus()
    else {
      next.tabIndex = -1
      next.focus()
    }
  }, [products, removed, otherwise])
  return (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>('[data-product]')
    list.current = event.currentTarget
    focused.current =
      row === null ? null : { row, at: [...(row.parentElement?.children ?? [])].indexOf(row) }
  }
}
