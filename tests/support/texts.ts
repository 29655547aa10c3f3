import { readdirSync } from 'node:fs'
import { createInstance, type Resource } from 'i18next'
import { languages, type Language } from '#domain/language.ts'
import type { Translate } from '#locales/index.ts'

/** The texts of the language that a journey is in. */
export interface Texts extends Translate {
  /** Returns the value of the language: for addresses, patterns, and parts of a text. */
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
  // Keys carry their namespace, whichever is the default.
  return Object.assign(i18n.getFixedT(language), {
    either: <Value>(zh: Value, en: Value) => (language === 'zh' ? zh : en),
  }) as unknown as Texts
}
