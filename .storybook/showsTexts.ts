import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampleText } from './samples.ts'

/**
 * A play function that expects a story to show texts, each in the language of the story.
 *
 * @param keys - of the texts, with values where they have some: `auth:code.resent, {"count": 1}`
 */
export const showsTexts =
  (...keys: readonly string[]) =>
  async ({ canvasElement, globals, step }: StoryContext): Promise<void> => {
    for (const key of keys) {
      // The matcher makes one space of white space, also of a no-break space.
      const text = sampleText(globals, `$t(${key})`).replaceAll(/\s+/gu, ' ')
      // Between two parts stands an element, which may have a text of its own.
      for (const part of text.split(/<[^>]+>/u).filter((one) => one.trim() !== ''))
        await step(`See the text: ${part.trim()}`, async () => {
          await waitFor(() => expect(canvasElement).toHaveTextContent(part.trim()))
        })
    }
  }
