import { cdp } from 'vitest/browser'

/** The part of Chromium's protocol that acts as an input method. */
interface InputProtocol {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>
}

const browser = () => cdp() as unknown as InputProtocol

/** Shows texts under way in the focused field, one after the other, as a real input method does. */
export const compose = async (...texts: readonly string[]): Promise<void> => {
  for (const text of texts) {
    await browser().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
}

/** Enters a text into the focused field, in place of what is under way. */
export const commit = async (text: string): Promise<void> => {
  await browser().send('Input.insertText', { text })
}
