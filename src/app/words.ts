import type { i18n as I18n } from 'i18next'
import { addBundle } from '#app/i18n.ts'
import { defaultLanguage, type Language } from '#domain/language.ts'
import { loadWordPart, type WordPart } from '#locales/index.ts'

/** Every part that some page so far has asked for, in whichever language. */
const wanted = new Set<WordPart>(['frame'])
const loaded: Record<Language, Set<WordPart>> = { zh: new Set(), en: new Set() }
const atHand: Record<Language, object> = { zh: {}, en: {} }
let first: Language = defaultLanguage
let instance: I18n | null = null

const spoken = (): Language =>
  instance === null ? first : instance.language === 'en' ? 'en' : 'zh'

const fetchPart = async (language: Language, part: WordPart): Promise<void> => {
  if (loaded[language].has(part)) return
  const words = await loadWordPart(language, part)
  loaded[language].add(part)
  atHand[language] = { ...atHand[language], ...words }
  if (instance !== null) addBundle(instance, language, words)
}

/** Fetches parts of the words in the language that is spoken. Rejects when a chunk does not come. */
export const needWords = async (parts: readonly WordPart[]): Promise<void> => {
  for (const part of parts) wanted.add(part)
  await Promise.all(parts.map((part) => fetchPart(spoken(), part)))
}

/** Fetches in another language what pages so far have asked for, so that it can be spoken. */
export const needLanguage = async (language: Language): Promise<void> => {
  const missing = () => [...wanted].filter((part) => !loaded[language].has(part))
  // A page may ask for more while the first parts are on their way.
  while (missing().length > 0) {
    await Promise.all(missing().map((part) => fetchPart(language, part)))
  }
}

/** {@link needLanguage} for the first language of all: what pages ask for meanwhile comes in it too. */
export const beginIn = (language: Language): Promise<void> => {
  first = language
  return needLanguage(language)
}

/** The words that have come so far. */
export const wordsAtHand = (language: Language): object => atHand[language]

/** From now on words that come are given to this instance. */
export const giveWordsTo = (i18n: I18n): void => {
  instance = i18n
}
