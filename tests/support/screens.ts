/** What a story offers to a test of a whole screen: to be shown. */
export interface Shown {
  run(context: { readonly globals: Readonly<Record<string, unknown>> }): Promise<unknown>
}

/** The languages that logs are kept in. */
export const locales = ['zh', 'en'] as const

/** Puts a story on the page, in the light, in a language, without motion and without axe. */
export const show = async (story: Shown, locale: 'zh' | 'en' | 'pseudo'): Promise<void> => {
  const a11y = { manual: true }
  await story.run({ globals: { locale, theme: 'light', motion: 'reduced', a11y } })
}

/** Takes what was shown off the page. */
export const clear = (): void => {
  document.body.replaceChildren()
}
