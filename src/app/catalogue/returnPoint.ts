import type { Category } from '#domain/catalogue/product.ts'
import { listsKey } from '#domain/storageKeys.ts'
import { gridStep } from '#domain/catalogue/display.ts'

const KEPT = 30

/** The state of a list when a visitor left it: number of cards, and the card that was clicked. */
export interface ReturnPoint {
  readonly shown: number
  /** `$id` of the product whose card was clicked. */
  readonly product?: string
  /** Position of the card, in pixels from the top of the window. */
  readonly top?: number
}

const isPoint = (value: unknown): value is ReturnPoint =>
  typeof value === 'object' &&
  value !== null &&
  'shown' in value &&
  typeof value.shown === 'number' &&
  value.shown >= gridStep

const readAll = (): readonly (readonly [string, unknown])[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(listsKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  } catch {
    // Storage is blocked or invalid: lists start at the top.
    return []
  }
}

/** The return point of a history entry of this tab, or `null`. */
export const readReturnPoint = (entry: string): ReturnPoint | null => {
  const found = readAll().find(([name]) => name === entry)?.[1]
  return isPoint(found) ? found : null
}

/** Stores where a list was left, for Back and reload in this tab. */
export const rememberReturnPoint = (entry: string, point: ReturnPoint): void => {
  const others = readAll().filter(([name]) => name !== entry)
  try {
    const entries = [...others, [entry, point] as const].slice(-KEPT)
    sessionStorage.setItem(listsKey, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // As above.
  }
}

const lastSearch = new Map<Category, string>()

/** Stores the search of a category, so that the detail page can link back to it. */
export const rememberSearch = (category: Category, search: string): void => {
  lastSearch.set(category, search)
}

/** `?…` of the last list of a category in this document, or nothing. */
export const searchOf = (category: Category): string => lastSearch.get(category) ?? ''
