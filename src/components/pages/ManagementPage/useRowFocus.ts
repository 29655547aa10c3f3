import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { Product } from '#domain/catalogue/product.ts'

/** The row that had the focus, and its place among its siblings. */
interface FocusedRow {
  readonly row: Element
  readonly at: number
}

/**
 * Keeps the focus in the list when the row that has it is removed, here or in another tab: it goes to
 * the delete button of the row that moved up, or to `otherwise` when no row is left. Give `onFocus`
 * to the element around the list.
 */
export const useRowFocus = (
  products: readonly Product[],
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
    const rows = [...(list.current?.querySelectorAll('[data-product]') ?? [])]
    const next = rows[Math.min(left.at, rows.length - 1)]
    const button = next?.querySelector<HTMLElement>('.danger')
    ;(button ?? otherwise.current)?.focus()
  }, [products, otherwise])
  return (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest('[data-product]')
    list.current = event.currentTarget
    focused.current =
      row === null ? null : { row, at: [...(row.parentElement?.children ?? [])].indexOf(row) }
  }
}
