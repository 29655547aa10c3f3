import { tidyText } from '#domain/fields.ts'
import { limits } from '#domain/limits.ts'

/**
 * A cell that a spreadsheet would calculate; it begins with an apostrophe in a CSV. Excel takes the full-width
 * signs as well, and drops the zero of `0138…`.
 */
export const calculatedCell = /^'*(?:[=+\-@\t\r\n＝＋－＠]|0\d)/u

/** A number that comes back as it was written; a spreadsheet shortens, rounds or dates any other. */
const plainNumber = /^(?:0|[1-9]\d{0,10})$/u

/** Longer than any text of a product. */
const longest = 20_000

/** What a spreadsheet writes where it could not calculate, or the column was too narrow. */
const errorValue =
  /^(?:#(?:VALUE!|REF!|DIV\/0!|NAME\?|NUM!|NULL!|N\/A|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA)|#{3,}|Err:\d{3})$/iu

/** A long number as a spreadsheet shortens it: `6.90123E+12`. */
const shortened = /^-?\d(?:[.,]\d+)?E[+-]\d{2,3}$/iu

/** Why what a cell says is not what was meant: it could not be calculated, or was cut to a few digits. */
export type SpoiledCell = 'error' | 'shortened'

/** Whether a spreadsheet has spoiled a cell, as it stands in the file. */
export const spoiledIn = (cell: string): SpoiledCell | null => {
  const text = cell.trim()
  if (text.length > longest) return null
  if (errorValue.test(text)) return 'error'
  return shortened.test(text) ? 'shortened' : null
}

/** What a spreadsheet may take for a number, a date, a time or a truth value, in one of its languages. */
const numeric = [
  /^[([]?[$¥￥€£]?\s?[\d.,][\d\s.,:/\-–%年月日时分秒()']*(?:e[+-]?\d+)?\s?[%$€]?[)\]]?$/iu,
  /^\d{1,2}(?::\d{2}){0,2}\s?[ap]\.?m\.?$/iu,
  /^(?:\d{1,4}[\s\-/.]*)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[\s\-/.]*(?:\d{1,4}[\s,\-/.]*){0,2}$/iu,
  /^(?:true|false)$/iu,
]

const isChanged = (text: string): boolean => {
  const bare = text.replace(/^'+/u, '')
  if (calculatedCell.test(bare) || spoiledIn(bare) !== null) return true
  if (bare.length > limits.specificationValue || plainNumber.test(bare)) return false
  // Digits in full width become a number as well.
  const plain = bare.normalize('NFKC')
  return numeric.some((form) => form.test(plain))
}

/**
 * Changes the parts of a cell at which a formula would begin in a program that takes `;` or a tab for the
 * separator, or that does not see the quotation marks of the cell.
 */
const afterSeparators = (text: string, change: (part: string) => string): string => {
  const [first = '', ...rest] = text.split(/([;\t\n])/u)
  // Each separator is a part of its own.
  return first + rest.map((part, at) => (at % 2 === 0 ? part : change(part))).join('')
}
const hiddenFormula = /^("? *)('*[=+\-@＝＋－＠])/u
const guardedFormula = /^("? *)'('*[=+\-@＝＋－＠])/u

const steering = /(?![\t\n])\p{Cc}/gu

/**
 * A text as a cell that comes back unchanged: what a spreadsheet would calculate, shorten or take for a date
 * begins with an apostrophe, and nothing in it steers a terminal.
 */
export const guarded = (text: string): string => {
  const plain = text.replace(/\r\n?/gu, '\n').replace(steering, '')
  const safe = afterSeparators(tidyText(plain), (part) => part.replace(hiddenFormula, "$1'$2"))
  return isChanged(safe) ? `'${safe}` : safe
}

/** The text of a formula that only says one: `="6901…"`, by which other programs keep a number whole. */
const textFormula = /^=\s*"((?:[^"]|"")*)"$/u

/** What needs to be looked at in a cell; most have nothing of it. */
const unusual = /[^ -~\u4E00-\u9FFF\u3001-\u301C\uFF01-\uFF5E]|^['=\s\uFF1D]|[;\s]$|;/u

/** A cell as it was meant: without the apostrophes of {@link guarded}, lines ended by `\n`. */
export const cellText = (text: string): string => {
  if (!unusual.test(text) && text.length < longest) return text
  // Trimmed first: a file may hold a cell of millions of spaces.
  const trimmed = text.trim()
  // What is cut keeps its end: without it, blanks before the cut would go, and the rest look whole.
  const short = trimmed.length > longest ? trimmed.slice(0, longest) + trimmed.slice(-2) : trimmed
  const tidy = tidyText(short.replace(/\r\n?/gu, '\n').replace(steering, ''))
  const plain = afterSeparators(tidy, (part) => part.replace(guardedFormula, '$1$2'))
  if (plain.startsWith("'") && isChanged(plain)) return tidyText(plain.slice(1))
  const formula = textFormula.exec(plain)?.[1]
  return formula === undefined ? plain : tidyText(formula.replaceAll('""', '"'))
}
