import { createInstance, type i18n as I18n, type Resource, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fallbackLanguage, languages, type Language } from '#domain/language.ts'
import type { TextKey } from '#locales/index.ts'
import { readText, type Values } from './readText.ts'

const files = import.meta.glob<ResourceKey>('../../locales/*/*.ts', {
  eager: true,
  import: 'default',
})

/** All messages by language and namespace. */
export const messages: Resource = {}
for (const [path, file] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /(\w+)\/(\w+)\.ts$/.exec(path) ?? []
  messages[language] = { ...messages[language], [namespace]: file }
}

/**
 * An i18next instance that has every namespace of both languages at once, for tests and stories.
 *
 * @param language - the current language; `cimode` shows keys instead of text
 */
export const createTestI18n = (language: Language | 'cimode'): I18n => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: [...languages, 'cimode'],
    resources: messages,
    defaultNS: 'common',
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

const textsIn = (language: Language) => {
  const i18n = createTestI18n(language)
  return (key: TextKey, values?: Values): string => readText(i18n, key, values)
}

/** A text of a page that is in Chinese. */
export const inChinese = textsIn('zh')

/** A text of a page that is in English. */
export const inEnglish = textsIn('en')
