import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fallbackLanguage, type Language } from '#domain/language.ts'
import type { Bundles } from '#locales/index.ts'

/**
 * Makes an i18next instance that speaks at once, without waiting for a file.
 *
 * @param language the language to begin with; `cimode` prints keys instead of words (Storybook)
 * @param bundles the words at hand; a language that is missing is added later with `addBundle`
 */
export const createI18n = (language: Language | 'cimode', bundles: Bundles): I18n => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage, // decision L1: a missing key falls back to English (and fails a check)
    supportedLngs: ['zh', 'en', 'cimode'],
    resources: Object.fromEntries(
      Object.entries(bundles).map(([name, messages]) => [name, { translation: messages }]),
    ),
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  return instance
}

/** Adds the words of a language that was loaded later. */
export const addBundle = (instance: I18n, language: Language, messages: object): void => {
  instance.addResourceBundle(language, 'translation', messages)
}
