import type { Messages, Namespace } from '#locales/index.ts'
import { shownLanguage, translations } from './languages.ts'
import { pseudoText } from './pseudo.ts'

/** A text with a count has a key for each plural, and is named without it. */
type Stem<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

type Keys<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? Stem<Key> : `${Key}.${Keys<Part[Key]>}`
}[keyof Part & string]

/** Key of a message: `auth:login.submit`. */
export type TextKey = { [Name in Namespace]: `${Name}:${Keys<Messages[Name]>}` }[Namespace]

/**
 * A text that a story shows: the key of its message, the key with its values, or a text in both languages that is
 * no message, such as one that is put together.
 */
export type ShownText =
  | TextKey
  | readonly [key: TextKey, values: Readonly<Record<string, string | number>>]
  | { readonly zh: string; readonly en: string }

/**
 * Returns a text in the language of a story. In the pseudo language it is the English text made longer.
 *
 * @param globals - of the story's context
 * @param text - named by its key where it is a message
 */
export const inLanguage = (globals: Readonly<Record<string, unknown>>, text: ShownText): string => {
  const language = shownLanguage(globals)
  if (typeof text === 'object' && 'zh' in text) {
    if (language === 'pseudo') return pseudoText(text.en)
    return language === 'en' ? text.en : text.zh
  }
  const [key, values = {}] = typeof text === 'string' ? [text] : text
  const t = translations[language].t as unknown as (key: TextKey, values: object) => string
  return t(key, values)
}
