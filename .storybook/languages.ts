import type { i18n as I18n } from 'i18next'
import { createTestI18n } from '#tests/support/i18n.ts'
import { pseudo } from './pseudo.ts'

/** Values of the language toolbar. */
export type ShownLanguage = 'zh' | 'en' | 'pseudo' | 'cimode'

/** Creates an i18next instance. `pseudo` is English with texts 40 % longer. */
export const createTranslation = (language: ShownLanguage): I18n => {
  if (language !== 'pseudo') return createTestI18n(language)
  const instance = createTestI18n('en').use(pseudo)
  instance.options.postProcess = [pseudo.name]
  return instance
}

/** One instance for each language of the toolbar. */
export const translations = {
  zh: createTranslation('zh'),
  en: createTranslation('en'),
  pseudo: createTranslation('pseudo'),
  cimode: createTranslation('cimode'),
}

/** Reads the language of the toolbar. Chinese is the default. */
export const shownLanguage = (globals: Readonly<Record<string, unknown>>): ShownLanguage => {
  const wanted = globals['locale']
  return wanted === 'en' || wanted === 'pseudo' || wanted === 'cimode' ? wanted : 'zh'
}
