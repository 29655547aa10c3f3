import { searchKeyKey } from '#domain/storageKeys.ts'
import type { TextStore } from '#services/textStore.ts'

/** Whether `/` opens the search: speech input may press it by itself, so a visitor can turn it off (WCAG 2.1.4). */
export interface SearchKeyPort {
  readonly isOn: () => boolean
  readonly turn: (on: boolean) => void
  /** Calls back when it was turned, in any tab. Returns a function that ends it. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Creates the {@link SearchKeyPort} over what the browser stores. */
export const createSearchKey = (store: TextStore): SearchKeyPort => {
  const listeners = new Set<() => void>()
  return {
    isOn: () => store.read(searchKeyKey) !== 'off',
    turn: (on) => {
      if (on) store.remove(searchKeyKey)
      else store.write(searchKeyKey, 'off')
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      window.addEventListener('storage', changed)
      return () => {
        listeners.delete(changed)
        window.removeEventListener('storage', changed)
      }
    },
  }
}
