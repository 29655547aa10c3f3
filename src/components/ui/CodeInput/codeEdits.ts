import { limits } from '#domain/limits.ts'
import { digitsOf } from '#domain/code.rules.ts'

/** What the boxes hold after an edit, and the box that has the focus then. */
export interface CodeEdit {
  /** The digits from the first box on, without holes: zero to six. */
  readonly code: string
  /** Index of the box, 0 to 5. */
  readonly focus: number
}

/** Index of the last box. */
const lastBox = limits.codeLength - 1

/** The last box that can have the focus: the first empty one, so that there is no gap. */
export const furthestBox = (code: string): number => Math.min(code.length, lastBox)

/**
 * Puts digits into the boxes from `index` on, replacing what they contain. A whole code replaces
 * everything, whatever box it arrives in (spec §5).
 */
export const insertDigits = (code: string, index: number, digits: string): CodeEdit => {
  const start = digits.length >= limits.codeLength ? 0 : Math.min(index, furthestBox(code))
  const next = code.slice(0, start) + digits + code.slice(start + digits.length)
  return {
    code: next.slice(0, limits.codeLength),
    focus: Math.min(start + digits.length, lastBox),
  }
}

/** Delete: takes the digit of the box away; those after it move up. */
export const deleteDigit = (code: string, index: number): CodeEdit => ({
  code: code.slice(0, index) + code.slice(index + 1),
  focus: index,
})

/**
 * Backspace: clears the box; from an empty box it goes back and clears that one. Where later digits
 * move up, the focus goes back too, so that holding the key clears from here to the front.
 */
export const eraseDigit = (code: string, index: number): CodeEdit => {
  if (index >= code.length) {
    const previous = Math.max(code.length - 1, 0)
    return deleteDigit(code, previous)
  }
  const wasLast = index === code.length - 1
  return { ...deleteDigit(code, index), focus: wasLast ? index : Math.max(index - 1, 0) }
}

/**
 * The digits of a pasted text. A run of exactly six, whole or as 3 + 3, wins over other numbers of
 * the sentence around it; otherwise all digits count. Full-width digits are read as what they mean.
 */
export const digitsInPaste = (text: string): string => {
  const plain = text.normalize('NFKC')
  const run = /(?<![0-9])[0-9]{3}[\s\p{Pd}]?[0-9]{3}(?![0-9])/u.exec(plain)
  return digitsOf(run === null ? plain : run[0])
}
