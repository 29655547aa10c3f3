import { limits } from '#domain/limits.ts'
import { digitsOf } from '#domain/code.rules.ts'

/** What the boxes hold after an edit, and the box that has the focus then. */
export interface CodeEdit {
  /** The digits from the first box on, without holes: zero to six. */
  readonly code: string
  /** Index of the box, 0 to 5. */
  readonly focus: number
  /** A digit was taken away before this box: the next one goes in its place, between the others. */
  readonly gap: boolean
}

/** Index of the last box. */
const lastBox = limits.codeLength - 1

/** The last box that can have the focus: the first empty one, so that there is no gap. */
export const furthestBox = (code: string): number => Math.min(code.length, lastBox)

/**
 * Puts digits into the boxes from `index` on: in place of what they contain, or, where a digit was
 * taken away before (`gap`), between the others. A whole code replaces everything, whatever box it
 * arrives in (spec §5).
 */
export const insertDigits = (
  code: string,
  index: number,
  digits: string,
  gap: boolean,
): CodeEdit => {
  const start = digits.length >= limits.codeLength ? 0 : Math.min(index, furthestBox(code))
  const missing = gap ? limits.codeLength - code.length : 0
  const replaced = Math.max(digits.length - missing, 0)
  const next = (code.slice(0, start) + digits + code.slice(start + replaced)).slice(
    0,
    limits.codeLength,
  )
  const end = start + digits.length
  return {
    code: next,
    focus: Math.min(end, lastBox),
    gap: gap && end < next.length && next.length < limits.codeLength,
  }
}

/** Delete: takes the digit of the box away; those after it move up. */
export const deleteDigit = (code: string, index: number): CodeEdit => {
  const next = code.slice(0, index) + code.slice(index + 1)
  return { code: next, focus: index, gap: index < next.length }
}

/**
 * Backspace: clears the box; from an empty box, or where a digit was taken away before it, it goes
 * back and clears that one. Holding the key clears from here to the front.
 */
export const eraseDigit = (code: string, index: number, gap: boolean): CodeEdit => {
  if (gap && index === 0) return { code, focus: 0, gap }
  const back = gap || index >= code.length
  return deleteDigit(code, back ? Math.max(Math.min(index, code.length) - 1, 0) : index)
}

/** The last match, or `undefined`. */
const lastOf = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern)).at(-1)?.[0]

// A number that is joined to another one is part of a date, an order number or a telephone number.
const aloneWhole = /(?<![0-9]|[0-9][/\p{Pd}])[0-9]{6}(?![0-9]|[/\p{Pd}][0-9])/gu
const spaced = /(?<![0-9]|[0-9][\s/\p{Pd}])[0-9](?:[\s\p{Pd}]?[0-9]){5}(?![0-9]|[\s/\p{Pd}][0-9])/gu
const whole = /(?<![0-9])[0-9]{6}(?![0-9])/gu
const halves = /(?<![0-9])[0-9]{3}[\s\p{Pd}][0-9]{3}(?![0-9])/gu

/**
 * The digits of a pasted text. Other numbers of a sentence, such as a hotline or the number of an
 * order, are passed over: six digits that stand alone win, then six with gaps (3 + 3), then the last
 * group of six; otherwise all digits count. Full-width digits are read as what they mean.
 */
export const digitsInPaste = (text: string): string => {
  const plain = text.normalize('NFKC')
  for (const pattern of [aloneWhole, spaced, whole, halves]) {
    const found = lastOf(plain, pattern)
    if (found !== undefined) return digitsOf(found)
  }
  return digitsOf(plain)
}
