import { limits } from './limits.ts'
import { fail, succeed, type Outcome } from './outcome.ts'

/**
 * Why a typed number was refused. `scientific` is a notation such as `1e3`, which in a form is more
 * often a slip than a thousand.
 */
export type NumberProblem =
  | 'empty'
  | 'notANumber'
  /** `1,50`: a comma where English and Chinese have a point. */
  | 'decimalComma'
  | 'scientific'
  | 'tooManyDecimals'
  | 'notPositive'
  | 'negative'
  | 'tooLarge'

const plain = /^\d+(\.\d*)?$|^\.\d+$/
const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/

/**
 * Full-width digits and points become plain ones, the ideographic full stop counts as a point
 * (Chinese keyboards produce it), a dollar sign in front is dropped.
 */
const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/。/g, '.')
    .trim()
    .replace(/^(US)?\$\s*/i, '')

const readNumber = (text: string, decimals: number): Outcome<number, NumberProblem> => {
  const digitsAndSigns = normalised(text)
  if (digitsAndSigns === '') return fail('empty')
  if (/^[+-]?[\d.,]+e[+-]?\d+$/i.test(digitsAndSigns)) return fail('scientific')
  const negative = /^[-−]/.test(digitsAndSigns)
  const digits = digitsAndSigns.replace(/^[-−+]/, '')
  if (decimals > 0 && /^\d+,\d{1,2}$/.test(digits)) return fail('decimalComma')
  if (!plain.test(digits) && !grouped.test(digits)) return fail('notANumber')
  const [, fraction = ''] = digits.split('.')
  if (fraction.length > decimals) return fail('tooManyDecimals')
  const value = Number(digits.replace(/,/g, ''))
  if (value > limits.number) return fail('tooLarge')
  return succeed(negative && value > 0 ? -value : value)
}

/**
 * Reads a price in US dollars from what was typed: above 0, at most two decimals (spec §5).
 * Accepts `１２．５０` and `1,234.50`.
 */
export const parsePrice = (text: string): Outcome<number, NumberProblem> => {
  const read = readNumber(text, 2)
  return read.ok && read.value <= 0 ? fail('notPositive') : read
}

/** Reads a stock quantity from what was typed: a whole number, not negative (spec §5). */
export const parseStock = (text: string): Outcome<number, NumberProblem> => {
  const read = readNumber(text, 0)
  return read.ok && read.value < 0 ? fail('negative') : read
}

/**
 * A typed price one step up or down, as a number input with `min="0"` and `step="0.01"` does it; `null` for
 * what is no number.
 */
export const stepPrice = (text: string, key: string): string | null => {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[key]
  if (direction === undefined) return null
  const read = readNumber(text, 2)
  if (!read.ok && read.failure !== 'empty') return null
  const cents = Math.round((read.ok ? read.value : 0) * 100) + direction
  return (Math.min(Math.max(cents, 0), limits.number * 100) / 100).toFixed(2)
}
