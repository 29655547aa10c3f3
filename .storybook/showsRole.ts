import { expect, within } from 'storybook/test'
import { sampleText } from './samples.ts'

/** The part of a story's context that {@link showsRole} reads. */
interface StoryContext {
  readonly canvasElement: HTMLElement
  readonly globals: Readonly<Record<string, unknown>>
  readonly step: (label: string, play: () => Promise<void>) => unknown
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
  async ({ canvasElement, globals, step }: StoryContext): Promise<void> => {
    const name = sampleText(globals, `$t(${key})`)
    await step(`Find the ${role} “${name}”`, async () => {
      // It may still be fading in, which a picture holds still.
      await expect(await within(canvasElement).findByRole(role, { name })).toBeInTheDocument()
    })
  }
