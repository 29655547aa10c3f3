import type { Location } from 'react-router-dom'
import { propertyOf } from '#domain/objects.ts'
import { scrollKey } from '#domain/storageKeys.ts'

/** State of a history entry whose address a list has written. */
export interface WrittenEntry {
  readonly list: true
  /** Name of the entry that it replaced. */
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

/** What is remembered of the pages of this tab. Where storage is blocked or full, they start at the top. */
export const tabMemory = {
  read: (key: string): string | null => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write: (key: string, text: string): void => {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // As above.
    }
  },
}

/**
 * Stores the scroll position of a page, for Back and reload in this tab.
 *
 * @param entry - result of {@link entryOf}
 * @param top - pixels from the top of the document
 */
export const rememberScroll = (entry: string, top: number): void =>
  tabMemory.write(scrollKey + entry, String(Math.round(top)))

/** Scroll position of a history entry in pixels, or `null`. */
export const readScroll = (entry: string): number | null => {
  const top = tabMemory.read(scrollKey + entry)
  return top === null ? null : Number(top)
}
