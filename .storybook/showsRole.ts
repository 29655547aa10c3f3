import type { StoryContext } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLanguage, type ShownText } from './inLanguage.ts'

/**
 * A play function that expects a story to show an element with a role and a name, in the language of the
 * story.
 *
 * @param role - such as `list`
 * @param text - that names it: `auth:strength.rules`
 */
export const showsRole =
  (role: string, text: ShownText) =>
  async ({ canvasElement, globals, step }: StoryContext): Promise<void> => {
    const name = inLanguage(globals, text)
    await step(`Find the ${role} “${name}”`, async () => {
      // It may still be fading in, which a picture holds still.
      await expect(await within(canvasElement).findByRole(role, { name })).toBeInTheDocument()
    })
  }
