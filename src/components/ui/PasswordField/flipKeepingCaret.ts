import { flushSync } from 'react-dom'

/**
 * Runs `flip`, which changes the type of `input`, and puts the caret or selection back where the
 * browser may have moved it.
 */
export const flipKeepingCaret = (input: HTMLInputElement | null, flip: () => void): void => {
  const start = input?.selectionStart ?? null
  const end = input?.selectionEnd ?? null
  flushSync(flip)
  // Only when it moved: setting it may scroll, and in Safari takes the focus.
  if (input !== null && (input.selectionStart !== start || input.selectionEnd !== end)) {
    input.setSelectionRange(start, end)
  }
}
