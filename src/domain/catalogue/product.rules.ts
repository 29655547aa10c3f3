import { lengthOf, tidyText } from '#domain/fields.ts'
import {
  entriesOf,
  tidied,
  validate,
  type EntriesOf,
  type FormTable,
  type ProblemOf,
} from '#domain/form.ts'
import { limits } from '#domain/limits.ts'
import { keysOf } from '#domain/objects.ts'
import type { Outcome } from '#domain/failure.ts'
import { parsePrice, parseStock, type NumberProblem } from './numbers.ts'
import { specificationsFrom, type Category, type Product, type ProductDraft } from './product.ts'

/** The sentence of spec §5 for a number, and why the text was refused, to be said after it. */
const numberCheck =
  <Code extends string>(code: Code, parse: (text: string) => Outcome<number, NumberProblem>) =>
  (typed: string): { readonly code: Code; readonly reason: NumberProblem } | null => {
    const read = parse(typed)
    return read.ok ? null : { code, reason: read.failure }
  }

/** The texts of the product form: numbers are still text (spec §5). */
export const productFields = {
  productName: { required: true, max: limits.productName, tidy: tidyText },
  price: { check: numberCheck('priceInvalid', (text) => parsePrice(text)) },
  description: { required: true, max: limits.description, tidy: tidyText },
  stockQuantity: { check: numberCheck('stockInvalid', (text) => parseStock(text)) },
} as const satisfies FormTable

/** A row of the specification table in the form. */
export interface SpecificationRow {
  readonly name: string
  readonly value: string
}

/** The product form as typed. */
export interface ProductEntries extends EntriesOf<typeof productFields> {
  readonly category: Category
  readonly available: boolean
  readonly specifications: readonly SpecificationRow[]
}

/** The product form before anything is typed. There is always a row to type a specification into. */
export const emptyProduct: ProductEntries = {
  ...entriesOf(productFields, () => ''),
  category: 'car',
  available: true,
  specifications: [{ name: '', value: '' }],
}

/** The stored product that the form starts from: to be changed, or to be added once more (decision P19). */
export interface FormSource {
  readonly kind: 'edit' | 'copy'
  /** The product as it was when the form was opened. */
  readonly product: Product
}

/** What a reload must not lose of the form. */
export interface KeptEntries extends ProductEntries {
  /** Absent for a new product. */
  readonly source?: FormSource | undefined
}

/** A text that may come from a sheet, as a field of one line holds it: the browser would join what a line end parts. */
const onOneLine = (text: string): string => text.replaceAll(/(?<!\s)\s*[\r\n]\s*/gu, ' ')

/** A product as the form shows it. */
export const productEntriesOf = (product: ProductDraft): ProductEntries => {
  const { category, available, specifications } = product
  const rows = Object.entries(specifications).map(([name, value]) => ({
    name: onOneLine(name),
    value: onOneLine(value),
  }))
  return {
    ...entriesOf(productFields, (field) =>
      field === 'description'
        ? product[field].replaceAll(/\r\n?/gu, '\n')
        : onOneLine(String(product[field])),
    ),
    category,
    available,
    specifications: rows.length > 0 ? rows : emptyProduct.specifications,
  }
}

/** What was typed, with the fields that have changed in the product meanwhile as they are now. */
export const withChanges = (
  typed: ProductEntries,
  before: ProductDraft,
  present: ProductDraft,
): ProductEntries => {
  const [old, now] = [productEntriesOf(before), productEntriesOf(present)]
  const changed = keysOf(now).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(old[field]),
  )
  return { ...typed, ...Object.fromEntries(changed.map((field) => [field, now[field]])) }
}

/** What is wrong with the specification table. */
export interface SpecificationProblem {
  readonly code: 'specificationsTooMany' | 'specificationTooLong' | 'specificationRepeated'
  /** From 0. */
  readonly row: number
}

/** Why a field of the product form is refused. */
export type ProductProblem = ProblemOf<typeof productFields> | SpecificationProblem

/** A field that can be refused; each row of specifications is one. */
export type ProductField = keyof typeof productFields | `specifications-${number}`

const filledRows = (rows: readonly SpecificationRow[]) =>
  rows
    .map(({ name, value }, index) => ({ index, name: tidyText(name), value: tidyText(value) }))
    .filter(({ name, value }) => name !== '' || value !== '')

const specificationProblems = (typed: readonly SpecificationRow[]) => {
  const rows = filledRows(typed)
  const problems: Record<`specifications-${number}`, SpecificationProblem> = {}
  if (rows.length > limits.specificationRows) {
    problems['specifications-0'] = { code: 'specificationsTooMany', row: 0 }
    return problems
  }
  const seen = new Set<string>()
  for (const { index: row, name, value } of rows) {
    const isTooLong =
      lengthOf(name) > limits.specificationName || lengthOf(value) > limits.specificationValue
    if (isTooLong) problems[`specifications-${row}`] = { code: 'specificationTooLong', row }
    else if (seen.has(name)) {
      problems[`specifications-${row}`] = { code: 'specificationRepeated', row }
    }
    seen.add(name)
  }
  return problems
}

const validateTexts = validate(productFields)

/** Checks the product form; an empty result means that it may be saved (spec §5). */
export const validateProduct = (
  form: ProductEntries,
): Readonly<Partial<Record<ProductField, ProductProblem>>> => ({
  ...validateTexts(form),
  ...specificationProblems(form.specifications),
})

/**
 * The draft of a form that {@link validateProduct} passes; `null` where a number cannot be read. Text is tidied,
 * and empty rows of specifications are left out.
 */
export const productDraftOf = (form: ProductEntries): ProductDraft | null => {
  const { productName, description, price, stockQuantity } = tidied(productFields, form)
  const [amount, stock] = [parsePrice(price), parseStock(stockQuantity)]
  if (!amount.ok || !stock.ok) return null
  const { category, available, specifications } = form
  return {
    productName,
    description,
    price: amount.value,
    stockQuantity: stock.value,
    category,
    available,
    specifications: specificationsFrom(
      filledRows(specifications).map(({ name, value }) => [name, value]),
    ),
  }
}
