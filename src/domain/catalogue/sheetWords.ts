import { tidyText } from '#domain/fields.ts'
import type { Language } from '#domain/language.ts'
import { keysOf } from '#domain/objects.ts'
import type { Category } from './product.ts'
import words from './sheetWords.json'

/** A field of a product that has its own column; every other column is a specification. */
export type SheetField = keyof typeof words.headings

/** What a column holds that is nobody's specification. */
export type PrivateColumn = keyof typeof words.private

/** How a sheet says something: written in each language, and others that are read. */
type Words = Readonly<Record<Language | 'others', string>>

const listOf = (text: string): readonly string[] => text.split(', ').filter(Boolean)

const all = ({ zh, en, others }: Words): readonly string[] => [zh, en, ...listOf(others)]

/** Case, width and space make no difference; neither does the form of an emoji. */
const wordKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]|\p{Variation_Selector}/gu, '')

const setOf = (text: string): ReadonlySet<string> => new Set(listOf(text).map(wordKey))

const readerOf = <Value extends string>(
  table: Readonly<Record<Value, Words>>,
): ReadonlyMap<string, Value> =>
  new Map(
    keysOf<Value>(table).flatMap((value) =>
      [value, ...all(table[value])].map((name): [string, Value] => [wordKey(name), value]),
    ),
  )

const fields = readerOf<SheetField>(words.headings)
const categoryNames = readerOf<Category>(words.categories)
const availabilityNames = readerOf<'true' | 'false'>(words.availability)
const beside = setOf(words.beside)
const dollars = setOf(words.dollars)
const pieces = setOf(words.pieces)
const totals = setOf(words.totals)
const rowNumbers = setOf(words.private.rowNumber)

/** Longer cells name nothing. */
const longest = 100

/** What a sheet writes, in a language. */
export const sheetText = {
  heading: (field: SheetField, language: Language) => words.headings[field][language],
  category: (category: Category, language: Language) => words.categories[category][language],
  available: (available: boolean, language: Language) =>
    words.availability[available ? 'true' : 'false'][language],
  /** Texts of the examples of a template: a phone and a drone. */
  examples: (language: Language) => words.examples[language],
}

/** The category that a cell names. */
export const categoryIn = (cell: string): Category | undefined =>
  cell.length > longest ? undefined : categoryNames.get(wordKey(cell))

/** Whether a cell says that a product is on sale; `undefined` for what is neither. */
export const availabilityIn = (cell: string): boolean | undefined => {
  const said = cell.length > longest ? undefined : availabilityNames.get(wordKey(cell))
  return said === undefined ? undefined : said === 'true'
}

/** Whether a cell names a row of sums, which is no product. */
export const isTotal = (cell: string): boolean =>
  cell.length <= longest && totals.has(wordKey(cell).replace(/:$/u, ''))

/** A number without what is counted behind it: `20 件`. */
export const withoutPieces = (cell: string): string => {
  const digits = /^[^\p{L}]*/u.exec(cell.slice(0, longest))?.[0] ?? ''
  const unit = wordKey(cell.slice(digits.length)).replace(/\.$/u, '')
  return pieces.has(unit) ? digits : cell
}

/** What the numbers of a column are counted in. Any other unit makes it another column. */
const units: Partial<Record<SheetField, ReadonlySet<string>>> = {
  price: dollars,
  stockQuantity: pieces,
}

/** The parts of a heading: what brackets, slashes and two languages in one cell hold apart. */
const partsOf = (heading: string): readonly string[] =>
  heading
    .normalize('NFKC')
    .split(/[()[\]{}<>《》【】「」/|\\:;,、]+/u)
    .flatMap((part) => part.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [])
    .map(wordKey)
    .filter((part) => part !== '')

/**
 * The field that a heading names, also with what offices write around it: `*产品名称（必填）`,
 * `价格 Price (USD)`. A unit that is none of the field makes it another column: `价格（元）`.
 */
export const fieldOf = (heading: string): SheetField | undefined => {
  if (heading.length > longest) return undefined
  const plain = heading.replace(/[*＊※★☆•●"＂“”「」『』]/gu, '')
  const whole = fields.get(wordKey(plain))
  if (whole !== undefined) return whole
  const parts = partsOf(plain)
  const found = new Set(parts.flatMap((part) => fields.get(part) ?? []))
  const [field] = found
  if (field === undefined || found.size > 1) return undefined
  const isKnown = (part: string) =>
    fields.has(part) || beside.has(part) || units[field]?.has(part) === true
  return parts.every(isKnown) ? field : undefined
}

/** Whether a heading of the price says that it is in US dollars. */
export const saysDollars = (heading: string): boolean =>
  partsOf(heading).some((part) => dollars.has(part))

/** The name of a specification under a heading, which may be marked as one. */
export const specificationIn = (heading: string): { name: string; isMarked: boolean } => {
  const mark = all(words.specification).find((start) => heading.startsWith(start.trim()))
  return { name: tidyText(heading.slice(mark?.trim().length)), isMarked: mark !== undefined }
}

/** A heading that says it is a specification, whatever its name. */
export const markedHeading = (name: string, language: Language): string =>
  words.specification[language] + name

/** Whether a heading has one of the words: Chinese ones anywhere, others between spaces. */
const mentions = (heading: string, list: string): boolean => {
  const spaced = ` ${heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return listOf(list).some((word) => spaced.includes(/^[a-z]/u.test(word) ? ` ${word} ` : word))
}

const path =
  /^(?:[a-z]:[\\/]|\\\\|file:)|^(?:~|\.{0,2})\/\S+\/|\.(?:jpe?g|png|webp|gif|bmp|tiff?|svg|psd|pdf|docx?|xlsx?)$/iu

/** Why a column should not become public unless a person says so. */
export const whyPrivate = (
  heading: string,
  cells: readonly string[],
): PrivateColumn | undefined => {
  if (heading.length > longest) return undefined
  if (rowNumbers.has(wordKey(heading))) return 'rowNumber'
  if (mentions(heading, words.private.cost)) return 'cost'
  if (mentions(heading, words.private.supplier)) return 'supplier'
  if (mentions(heading, words.private.path)) return 'path'
  if (cells.some((cell) => path.test(cell.slice(-longest)) || path.test(cell.slice(0, longest))))
    return 'path'
  const isCounted = cells.length > 2 && cells.every((cell, at) => cell === String(at + 1))
  return isCounted ? 'rowNumber' : undefined
}
