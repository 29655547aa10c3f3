import type { i18n as I18n } from 'i18next'
import { createI18n } from '#app/i18n.ts'
import en from '#locales/en/messages.ts'
import zh from '#locales/zh/messages.ts'
import { pseudo } from './pseudo.ts'

/** What the language toolbar offers. */
export type ShownLanguage = 'zh' | 'en' | 'pseudo' | 'cimode'

/** A fresh instance that speaks the given language; `pseudo` is English, stretched. */
export const speaking = (language: ShownLanguage): I18n => {
  if (language !== 'pseudo') return createI18n(language, { zh, en })
  const instance = createI18n('en', { zh, en }).use(pseudo)
  instance.options.postProcess = [pseudo.name]
  return instance
}

/** Reads the toolbar; Chinese unless another language is chosen. */
export const shownLanguage = (globals: Readonly<Record<string, unknown>>): ShownLanguage => {
  const wanted = globals['locale']
  return wanted === 'en' || wanted === 'pseudo' || wanted === 'cimode' ? wanted : 'zh'
}
