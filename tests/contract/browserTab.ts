import { vi } from 'vitest'
import { createTextStore } from '#services/textStore.ts'

/**
 * A browser's storage and the window of one tab, as far as the browser adapters look at them.
 * `elsewhere` writes as another tab would: this one hears a `storage` event.
 */
export const openTab = () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } satisfies Partial<Storage> as Storage
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  return {
    store: createTextStore(() => storage),
    elsewhere: (key: string, newValue: string) => {
      kept.set(key, newValue)
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    },
    close: () => {
      vi.unstubAllGlobals()
    },
  }
}
