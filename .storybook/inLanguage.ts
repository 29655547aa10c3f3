import { pseudoText } from './pseudo.ts'

/**
 * Returns the text for the language of a story. In the pseudo language it is the English text made longer.
 *
 * @param globals - of the story's context
 * @param texts - in both languages
 */
export const inLanguage = (
  globals: Readonly<Record<string, unknown>>,
  texts: { readonly zh: string; readonly en: string },
): string => {
  if (globals['locale'] === 'pseudo') return pseudoText(texts.en)
  return globals['locale'] === 'en' ? texts.en : texts.zh
}
