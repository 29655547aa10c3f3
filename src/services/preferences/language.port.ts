import type { Language } from '#domain/language.ts'

/** The visitor's choice of language, kept in the browser (decision L1). Never throws. */
export interface LanguagePort {
  /** The stored choice, or `null` when none was made or storage is blocked. */
  read(): Language | null

  /** Keeps the choice and tells the other open tabs. Where storage is blocked it lasts for the page. */
  write(language: Language): void

  /** Hears about a choice made in another tab; answers how to stop listening. */
  subscribe(listener: (language: Language) => void): () => void
}
