import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLanguage, type ShownText } from './inLanguage.ts'

/** A play function that expects a story to show texts, each in the language of the story. */
export const showsTexts =
  (...texts: readonly ShownText[]) =>
  async ({ canvasElement, globals, step }: StoryContext): Promise<void> => {
    for (const one of texts) {
      // The matcher makes one space of white space, also of a no-break space.
      const text = inLanguage(globals, one).replaceAll(/\s+/gu, ' ')
      await step(`See the text: ${text}`, async () => {
        await waitFor(() => expect(canvasElement).toHaveTextContent(text))
      })
    }
  }
