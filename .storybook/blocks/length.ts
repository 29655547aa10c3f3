/**
 * Pixels of a length, with default text.
 *
 * @param value - `0.25rem`, `4px`
 */
export const pixels = (value: unknown): number => {
  const figure = Number.parseFloat(String(value))
  return String(value).endsWith('rem') ? figure * 16 : figure
}

/**
 * A length as documentation writes it: `16 px (1 rem)` where it grows with the text size, `6 px` where it does not.
 *
 * @param value - `1rem`, `6px`
 */
export const lengthText = (value: unknown): string => {
  const shown = `${String(pixels(value))} px`
  return String(value).endsWith('rem')
    ? `${shown} (${String(Number.parseFloat(String(value)))} rem)`
    : shown
}
