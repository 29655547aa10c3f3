import type { TextKey } from '#locales/index.ts'
import { readText, type Values } from '#tests/support/readText.ts'
import { shownLanguage, translations } from './languages.ts'
import { pseudoText } from './pseudo.ts'

/**
 * A text that a story shows: the key of its message, the key with its values, or a text in both languages that is
 * no message, such as a date.
 */
export type ShownText =
  TextKey | readonly [key: TextKey, values: Values] | { readonly zh: string; readonly en: string }

/**
 * Returns a text in the language of a story. In the pseudo language it is the English text made longer.
 *
 * @param globals - of the story's context
 * @param texts - named by their keys; of several, as in an accessible name, it is all with a space between them
 */
export const inLanguage = (
  globals: Readonly<Record<string, unknown>>,
  ...texts: readonly ShownText[]
): string => {
  const language = shownLanguage(globals)
  const read = (text: ShownText) => {
    if (typeof text === 'string') return readText(translations[language], text)
    if (!('zh' in text)) return readText(translations[language], ...text)
    if (language === 'pseudo') return pseudoText(text.en)
    return language === 'en' ? text.en : text.zh
  }
  return texts.map(read).join(' ')
}
