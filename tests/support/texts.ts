import { readdirSync } from 'node:fs'
import { createInstance, type Resource } from 'i18next'
import { languages, type Language } from '#domain/language.ts'
import type { TextKey } from '#locales/index.ts'
import { readText, type Values } from './readText.ts'

/** The texts of the language that a journey is in. */
export interface Texts {
  /** Returns the text with a key, such as `auth:login.submit`. */
  (key: TextKey, values?: Values): string
  /** Returns the value of the language: for addresses, prices and titles that are put together. */
  readonly either: <Value>(zh: Value, en: Value) => Value
}

const resources: Resource = {}
for (const language of languages) {
  const folder = new URL(`../../locales/${language}/`, import.meta.url)
  for (const file of readdirSync(folder)) {
    const { default: messages } = (await import(`../../locales/${language}/${file}`)) as {
      readonly default: Resource[string][string]
    }
    resources[language] = { ...resources[language], [file.replace('.ts', '')]: messages }
  }
}

/**
 * Returns the texts of a language. A text is named by its key, as in `t('auth:login.submit')`, so that a
 * changed wording changes `locales` and no journey.
 */
export const textsIn = (language: Language): Texts => {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    resources,
    defaultNS: 'common',
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  })
  return Object.assign((key: TextKey, values?: Values) => readText(i18n, key, values), {
    either: <Value>(zh: Value, en: Value) => (language === 'zh' ? zh : en),
  })
}
