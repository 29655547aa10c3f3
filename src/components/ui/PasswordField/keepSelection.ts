import { flushSync } from 'react-dom'

/**
 * Runs `change`, which changes the type of `input`, and restores the caret or selection.
 */
export const keepSelection = (input: HTMLInputElement | null, change: () => void): void => {
  const start = input?.selectionStart ?? null
  const end = input?.selectionEnd ?? null
  flushSync(change)
  const restore = () => {
    // Only when it moved: setting it may scroll, and moves the focus in Safari.
    if (input !== null && (input.selectionStart !== start || input.selectionEnd !== end)) {
      input.setSelectionRange(start, end)
    }
  }
  restore()
  // Chromium moves the caret to the start with the next frame.
  requestAnimationFrame(() => setTimeout(restore))
}
