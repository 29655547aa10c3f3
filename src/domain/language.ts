/** The languages of the site (spec §9). */
export type Language = 'zh' | 'en'

/** Both languages in the order in which the menu offers them: 中文, English (decision L1). */
export const languages: readonly Language[] = ['zh', 'en']

/** What a first visit sees, whatever the browser asks for (decision L1). */
export const defaultLanguage: Language = 'zh'

/** Where a missing text is looked up (spec §1). */
export const fallbackLanguage: Language = 'en'

/** The value of `<html lang>` for each language (decision L1). */
export const htmlLang: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' }

/** Whether a stored or addressed value names a language of the site. */
export const isLanguage = (value: unknown): value is Language => value === 'zh' || value === 'en'

/**
 * The `lang` of a text that a visitor typed, such as the name of a product: Chinese where it has
 * Chinese characters and the page is in another language, so that it is pronounced and rendered as Chinese
 * (WCAG 3.1.2). Letters alone show no other language.
 *
 * @param page - language of the page around it
 */
export const typedLang = (text: string, page: string): string | undefined =>
  page !== 'zh' && /\p{Script=Han}/u.test(text) ? htmlLang.zh : undefined
