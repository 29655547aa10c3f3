import type { StoryContext } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLanguage, type ShownText } from './inLanguage.ts'

/** A test that expects a story to announce a text without interrupting: in an element with the role `status`. */
export const saysPolitely =
  (text: ShownText) =>
  async ({ canvasElement, globals }: StoryContext): Promise<void> => {
    const said = within(canvasElement).getAllByRole('status')
    await expect(said.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(inLanguage(globals, text)),
    )
  }
