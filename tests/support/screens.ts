import { afterPaint } from '#components/ui/afterPaint.ts'
import { fieldFocused } from './fieldFocused.ts'
import type { ExportedStory } from './stories.ts'

/** The languages of the recorded logs. */
export const locales = ['zh', 'en'] as const

/**
 * Renders a story in the page, without axe.
 *
 * @param story - an export of a stories file
 * @param locale - language of the texts; `pseudo` makes them 40 % longer
 */
export const show = async (
  story: Pick<ExportedStory, 'run'>,
  locale: 'zh' | 'en' | 'pseudo',
): Promise<void> => {
  const a11y = { manual: true }
  await story.run({ globals: { locale, theme: 'light', a11y } })
  await new Promise<void>((resolve) => {
    afterPaint(resolve)
  })
  await fieldFocused()
}

/** Removes the story from the page. */
export const clear = (): void => {
  document.body.replaceChildren()
}
