/**
 * Returns the text for the language of a story test.
 *
 * @param globals - of the story's context
 */
export const inLanguage = (
  globals: Readonly<Record<string, unknown>>,
  texts: { readonly zh: string; readonly en: string },
): string => (globals['locale'] === 'en' ? texts.en : texts.zh)
