import type { Location } from 'react-router-dom'
import { propertyOf } from '#domain/objects.ts'
import { scrollKey } from '#domain/storageKeys.ts'

/** State of a history entry that has replaced another one. */
export interface ReplacedEntry {
  /** Name of the replaced entry. */
  readonly entry?: string
}

/**
 * The name of a history entry. React Router gives an entry that replaces another one a new key, and the
 * first entry of every document the same key.
 */
export const entryOf = ({ key, pathname, state }: Location): string => {
  const replaced = propertyOf(state, 'entry')
  if (typeof replaced === 'string') return replaced
  return key === 'default' ? pathname : key
}

/**
 * Whether the document was opened by its address or a link. It starts at the top: only Back and reload
 * restore what was stored.
 */
export const isOpenedAnew = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return propertyOf(entry, 'type') === 'navigate'
}

const keyOf = (entry: string) => `${scrollKey}${entry}`

/**
 * Stores the scroll position of a page, for Back and reload in this tab.
 *
 * @param entry - result of {@link entryOf}
 * @param top - pixels from the top of the document
 */
export const rememberScroll = (entry: string, top: number): void => {
  try {
    sessionStorage.setItem(keyOf(entry), String(Math.round(top)))
  } catch {
    // Storage is blocked or full: Back starts at the top.
  }
}

/** Scroll position of a history entry in pixels, or `null`. */
export const readScroll = (entry: string): number | null => {
  try {
    const top = sessionStorage.getItem(keyOf(entry))
    return top === null ? null : Number(top)
  } catch {
    return null
  }
}
