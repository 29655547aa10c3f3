import { tidyText } from '#domain/fields.ts'
import { limits } from '#domain/limits.ts'
import { fail, succeed, type Outcome } from '#domain/failure.ts'
import { specificationsFrom, type Category, type ProductDraft } from './product.ts'

/** A row of the specification table in the form. */
export interface SpecificationRow {
  readonly name: string
  readonly value: string
}

/** The add form as typed: numbers are still text. */
export interface ProductForm {
  readonly productName: string
  readonly description: string
  readonly price: string
  readonly stockQuantity: string
  readonly category: Category
  readonly available: boolean
  readonly specifications: readonly SpecificationRow[]
}

/**
 * What is wrong with the add form. The first four are the messages of spec §5 in its order;
 * the others guard the bounds in `limits.ts`.
 */
type ProductProblemCode =
  | 'productNameRequired'
  | 'descriptionRequired'
  | 'priceInvalid'
  | 'stockInvalid'
  | 'productNameTooLong'
  | 'descriptionTooLong'
  | 'specificationsTooMany'
  | 'specificationTooLong'
  | 'specificationRepeated'

/** The form field that a problem belongs to. */
export type ProductField =
  'productName' | 'description' | 'price' | 'stockQuantity' | 'specifications'

/** One problem of the add form. */
export interface ProductProblem {
  readonly field: ProductField
  readonly code: ProductProblemCode
  /** For the two numbers: why the text was refused, to be said after the spec's own sentence. */
  readonly reason?: NumberProblem
  /** For specifications: the row, from 0. */
  readonly row?: number
}

const filledRows = (form: ProductForm) =>
  form.specifications
    .map((row, index) => ({ index, name: tidyText(row.name), value: tidyText(row.value) }))
    .filter((row) => row.name !== '' || row.value !== '')

const specificationProblems = (form: ProductForm): ProductProblem[] => {
  const rows = filledRows(form)
  const field = 'specifications'
  if (rows.length > limits.specificationRows) return [{ field, code: 'specificationsTooMany' }]
  const seen = new Set<string>()
  const problems: ProductProblem[] = []
  for (const { index, name, value } of rows) {
    if (name.length > limits.specificationName || value.length > limits.specificationValue) {
      problems.push({ field, code: 'specificationTooLong', row: index })
    } else if (seen.has(name)) problems.push({ field, code: 'specificationRepeated', row: index })
    seen.add(name)
  }
  return problems
}

/**
 * Checks the add form and returns every problem in the order of the form, at most one for a plain
 * field (spec §5: name, description, price, stock).
 */
export const productProblems = (form: ProductForm): readonly ProductProblem[] => {
  const problems: ProductProblem[] = []
  const name = tidyText(form.productName)
  const description = tidyText(form.description)
  if (name === '') problems.push({ field: 'productName', code: 'productNameRequired' })
  else if (name.length > limits.productName) {
    problems.push({ field: 'productName', code: 'productNameTooLong' })
  }
  if (description === '') problems.push({ field: 'description', code: 'descriptionRequired' })
  else if (description.length > limits.description) {
    problems.push({ field: 'description', code: 'descriptionTooLong' })
  }
  const price = parsePrice(form.price)
  if (!price.ok) problems.push({ field: 'price', code: 'priceInvalid', reason: price.failure })
  const stock = parseStock(form.stockQuantity)
  if (!stock.ok) {
    problems.push({ field: 'stockQuantity', code: 'stockInvalid', reason: stock.failure })
  }
  return [...problems, ...specificationProblems(form)]
}

/**
 * Turns the form into a draft ready to be added, or gives its problems. Text is trimmed; empty
 * specification rows are left out.
 */
export const readProductForm = (
  form: ProductForm,
): Outcome<ProductDraft, readonly ProductProblem[]> => {
  const problems = productProblems(form)
  const price = parsePrice(form.price)
  const stock = parseStock(form.stockQuantity)
  if (problems.length > 0 || !price.ok || !stock.ok) return fail(problems)
  return succeed({
    productName: tidyText(form.productName),
    description: tidyText(form.description),
    price: price.value,
    stockQuantity: stock.value,
    category: form.category,
    available: form.available,
    specifications: specificationsFrom(filledRows(form).map(({ name, value }) => [name, value])),
  })
}

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
