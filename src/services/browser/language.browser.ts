import { isLanguage } from '#domain/language.ts'
import type { TextStore } from '#services/browser/webStorage.ts'
import type { LanguagePort } from '#services/preferences/language.port.ts'

/**
 * Where the choice is kept. The page's own first script reads the same key before first paint
 * (decision L1).
 */
export const languageKey = 'language'

/** {@link LanguagePort} over local storage, whose `storage` event reaches the other tabs (decision L1). */
export const createBrowserLanguage = (local: TextStore): LanguagePort => ({
  read: () => {
    const stored = local.read(languageKey)
    return isLanguage(stored) ? stored : null
  },
  write: (language) => {
    local.write(languageKey, language)
  },
  subscribe: (listener) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === languageKey && isLanguage(newValue)) listener(newValue)
    }
    window.addEventListener('storage', hear)
    return () => {
      window.removeEventListener('storage', hear)
    }
  },
})
