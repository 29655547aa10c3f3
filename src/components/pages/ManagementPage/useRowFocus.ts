import { useEffect, useRef, type RefObject } from 'react'
import type { Product } from '#domain/catalogue/product.ts'

/** The row that had the focus, its place among its siblings, and that of the button in it. */
interface FocusedRow {
  readonly row: HTMLElement
  readonly at: number
  readonly button: number
}

const buttonsIn = (row: HTMLElement) => [...row.querySelectorAll('button')]

/**
 * Keeps the focus in the list when the row that has it is removed: it goes to the row that moved up,
 * or to `otherwise` when no row is left. After a removal that was asked for here it goes to the same button of that
 * row. After any other it goes to the row itself, where no key does anything: a person who was
 * typing must not delete or change the next product.
 *
 * @param deleted - the products that this tab has deleted
 * @returns the ref of the element around the list
 */
export const useRowFocus = (
  products: readonly Product[],
  deleted: ReadonlySet<string>,
  otherwise: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null)
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
    else if (deleted.has(left.row.dataset['product'] ?? '')) buttonsIn(next)[left.button]?.focus()
    else {
      next.tabIndex = -1
      next.focus()
    }
  }, [products, deleted, otherwise])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-product]') : null
      focused.current = row && {
        row,
        at: [...(row.parentElement?.children ?? [])].indexOf(row),
        button: buttonsIn(row).findIndex((button) => button === target),
      }
    }
    const around = list.current
    around?.addEventListener('focusin', note)
    return () => around?.removeEventListener('focusin', note)
  }, [])
  return list
}
