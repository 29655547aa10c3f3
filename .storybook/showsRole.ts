import { expect, within } from 'storybook/test'
import { sampleText } from './samples.ts'

/** The part of a story's context that {@link showsRole} reads. */
interface StoryContext {
  readonly canvasElement: HTMLElement
  readonly globals: Readonly<Record<string, unknown>>
}

/**
 * A play function that expects a story to show an element with a role and a name, in the language of the
 * story.
 *
 * @param role - such as `list`
 * @param key - of the text that names it: `auth:strength.rules`
 */
export const showsRole =
  (role: string, key: string) =>
  async ({ canvasElement, globals }: StoryContext): Promise<void> => {
    const name = sampleText(globals, `$t(${key})`)
    // It may still be fading in, which a picture holds still.
    await expect(await within(canvasElement).findByRole(role, { name })).toBeInTheDocument()
  }
