import { limits } from '#domain/limits.ts'
import { fail, succeed, type Outcome } from '#domain/failure.ts'

/**
 * Why a typed number was refused. `scientific` is a notation such as `1e3`, which in a form is more
 * often a slip than a thousand.
 */
export type NumberProblem =
  | 'empty'
  | 'notANumber'
  /** `¥12`, `12元`: prices are in US dollars. */
  | 'otherCurrency'
  /** `1.500`: one and a half, or one thousand five hundred. */
  | 'ambiguous'
  /** `1,50`: a comma where English and Chinese have a point. */
  | 'decimalComma'
  | 'scientific'
  | 'tooManyDecimals'
  | 'notPositive'
  | 'negative'
  | 'tooLarge'

/** Longer than any number, however it is written. */
const longest = 100

const plain = /^\d+(\.\d*)?$|^\.\d+$/
const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/
const decimalComma = /^\d+,\d{1,2}$|^0,\d+$/
/** A sign between digits that separates thousands in one language and decimals in another. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/

const inFront = /^([+\-−]?)\s*(?:USD|US\$|\$|美元|美金)\s*/iu
const behind = /(?:USD|US\$|\$|美元|美金)$/iu
const otherCurrency = /[¥€£₩₽₹元圆圓]|rmb|cny|eur|gbp|jpy|hkd|人民币/iu

/**
 * Full-width digits and points become plain ones, the ideographic full stop counts as a point
 * (Chinese keyboards produce it), a dollar sign is dropped.
 */
const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/。/g, '.')
    .trim()
    .replace(behind, '')
    .trimEnd()
    .replace(inFront, '$1')

/** How the numbers of a column are written, as a person says. Without it only one meaning may be possible. */
export interface NumberStyle {
  /** What is before the decimals; anything else between digits separates thousands. */
  readonly decimals?: 'point' | 'comma' | undefined
  /** The figures are US dollars, whatever currency is named beside them. @defaultValue false */
  readonly dollars?: boolean | undefined
}

/** The digits of a number in a style, with a point before the decimals. */
const styled = (digits: string, decimals: 'point' | 'comma'): string => {
  const [whole = '', ...fraction] = digits.split(decimals === 'point' ? '.' : ',')
  return [whole.replace(/[., '’]/g, ''), ...fraction].join('.')
}

const readDigits = (
  digits: string,
  decimals: NumberStyle['decimals'],
): Outcome<string, NumberProblem> => {
  const isGrouped = decimals === undefined && grouped.test(digits)
  const read = decimals || isGrouped ? styled(digits, decimals ?? 'point') : digits
  if (plain.test(read)) return succeed(read)
  return fail(decimalComma.test(digits) ? 'decimalComma' : 'notANumber')
}

/** Whether a number can be read in two ways: `1.500`, `20.000`, `1,50`, `1.234,50`. */
export const isDoubtful = (text: string): boolean =>
  text.length <= longest && /^\d{1,3}\.\d{3}$|^[\d.]*\d,\d{1,2}$/.test(normalised(text))

/** Whether a text names a currency other than US dollars. */
export const namesOtherCurrency = (text: string): boolean =>
  otherCurrency.test(text.slice(0, longest).replace(/美元|美金/g, ''))

const readNumber = (
  text: string,
  decimals: number,
  { decimals: sign, dollars = false }: NumberStyle = {},
): Outcome<number, NumberProblem> => {
  if (text.length > longest) return fail('notANumber')
  const plainText = normalised(text)
  const digitsAndSigns = dollars ? normalised(plainText.replace(otherCurrency, '')) : plainText
  if (digitsAndSigns === '') return fail('empty')
  if (/^[+-]?[\d.,]+e[+-]?\d+$/i.test(digitsAndSigns)) return fail('scientific')
  if (decimals > 0 && otherCurrency.test(digitsAndSigns)) return fail('otherCurrency')
  const negative = /^[-−]/.test(digitsAndSigns)
  const read = readDigits(digitsAndSigns.replace(/^[-−+]/, ''), sign)
  if (!read.ok) return read
  // Other programs fill up with zeros: `19.9000`. One group of three may be a thousand: `1.500`.
  const [, fraction = ''] = read.value.split('.')
  if (/[1-9]/.test(fraction.slice(decimals))) return fail('tooManyDecimals')
  if (sign === undefined && fraction.length > decimals && ambiguous.test(read.value))
    return fail('ambiguous')
  const value = Number(read.value)
  if (value > limits.number) return fail('tooLarge')
  return succeed(negative && value > 0 ? -value : value)
}

/**
 * Reads a price in US dollars from what was typed: above 0, at most two decimals (spec §5).
 * Accepts `１２．５０` and `1,234.50`.
 */
export const parsePrice = (text: string, style?: NumberStyle): Outcome<number, NumberProblem> => {
  const read = readNumber(text, 2, style)
  return read.ok && read.value <= 0 ? fail('notPositive') : read
}

/** Reads a stock quantity from what was typed: a whole number, not negative (spec §5). */
export const parseStock = (text: string, style?: NumberStyle): Outcome<number, NumberProblem> => {
  const read = readNumber(text, 0, style)
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
