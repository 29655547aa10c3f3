import { fail, succeed, type Outcome, type SheetFailure } from '#domain/failure.ts'
import { tidyText } from '#domain/fields.ts'
import type { Language } from '#domain/language.ts'
import { limits } from '#domain/limits.ts'
import type { LeftOut } from './codec.ts'
import { mostCells, type CsvRow } from './csv.ts'
import { isOwnId, timestampOf } from './ids.ts'
import {
  planRecord,
  type ImportColumn,
  type ImportContext,
  type ImportRow,
  type RowNote,
} from './importPlan.ts'
import { parsePrice, parseStock } from './numbers.ts'
import type { Product, ProductDraft, RequiredHeading } from './product.ts'
import { cellText, guarded, spoiledIn } from './sheetCells.ts'
import {
  allOf,
  availabilityIn,
  categoryIn,
  categoryWords,
  columnOrder,
  fieldOf,
  saysDollars,
  sheetAvailability,
  sheetCategories,
  sheetHeadings,
  specificationPrefix,
  type SheetField,
} from './sheetWords.ts'

const required = [
  'productName',
  'category',
  'price',
  'stockQuantity',
] as const satisfies readonly RequiredHeading[]

/** Where the fields and the specifications of a sheet stand, by column. */
export interface SheetColumns {
  readonly fields: ReadonlyMap<SheetField, number>
  readonly specifications: readonly { readonly name: string; readonly column: number }[]
  /** The text of each heading, by column. */
  readonly headings: ReadonlyMap<number, string>
}

const withoutPrefix = (name: string): string => {
  const prefix = allOf(specificationPrefix).find((start) => name.startsWith(start.trim()))
  return prefix === undefined ? name : tidyText(name.slice(prefix.trim().length))
}

/** Reads the headings: in Chinese or English, in any order. Name, category, price and stock are needed. */
export const readSheetHeadings = (
  cells: readonly string[],
): Outcome<SheetColumns, SheetFailure> => {
  if (cells.length > mostCells) return fail({ code: 'tooManyColumns' })
  const found = new Map<SheetField, number>()
  const specifications: { name: string; column: number }[] = []
  const headings = new Map<number, string>()
  const names = new Set<string>()
  let repeated: string | null = null
  for (const [column, cell] of cells.entries()) {
    const name = cellText(cell)
    if (name === '') continue
    headings.set(column, name)
    const field = fieldOf(name)
    const specification = field === undefined ? withoutPrefix(name) : ''
    const isTaken = field === undefined ? names.has(specification) : found.has(field)
    if (isTaken) repeated ??= name
    if (field !== undefined) found.set(field, column)
    else {
      names.add(specification)
      specifications.push({ name: specification, column })
    }
  }
  const missing = required.filter((field) => !found.has(field))
  if (missing.length > 0) return fail({ code: 'headingsMissing', missing })
  if (headings.size > limits.sheetColumns) return fail({ code: 'tooManyColumns' })
  if (repeated !== null) return fail({ code: 'headingsRepeated', name: repeated })
  return succeed({ fields: found, specifications, headings })
}

/** How many fields the cells of a row name as headings. */
export const headingsIn = (cells: readonly string[]): number =>
  cells.length > mostCells
    ? 0
    : new Set(cells.map((cell) => fieldOf(cellText(cell))).filter((field) => field !== undefined))
        .size

/** What a cell says; the text from before where it is only tidier. */
const said = (before: unknown, text: string): string =>
  typeof before === 'string' && cellText(guarded(before)) === text ? before : text

interface Specification {
  readonly name: string
  readonly value: unknown
}

/** The specifications after a row was read, as a list, so that one may be called `__proto__`. */
const specificationsAfter = (
  before: unknown,
  cells: readonly { readonly name: string; readonly value: string }[],
): readonly Specification[] => {
  const table = new Map<string, unknown>(Object.entries(Object(before) as object))
  const names = new Map([...table.keys()].map((name) => [cellText(guarded(name)), name]))
  for (const { name, value } of cells) {
    const key = names.get(name) ?? name
    const text = said(table.get(key), value)
    if (text === '' && table.get(key) !== '') table.delete(key)
    else if (text !== '') table.set(key, text)
  }
  return [...table].map(([name, value]) => ({ name, value }))
}

const pieces = /\s*(?:件|个|個|台|臺|部|套|只|辆|架|枚|片|pcs?\.?|pieces?|units?)$/iu

/** The record that a row starts from, and what is to be known of it. */
interface Start {
  readonly record: Readonly<Record<string, unknown>>
  readonly notes: readonly RowNote[]
  /** A number of the sheet's own, to be kept. */
  readonly number: Specification | null
}

/** Judges the rows of a sheet by the rules of any import (decision P13): `null` for an empty row. */
export type SheetReader = (row: CsvRow, index: number) => ImportRow | null

/**
 * Reads the rows under the headings: each becomes a record, and `planRecord` judges it. What has no column stays as
 * it is; an empty cell removes a specification. An id is an identity only where this site made it, or where the
 * product that has it agrees in name and category (decision P18).
 *
 * @param decimalComma - the separator of the file is no comma, so that one may stand before decimals
 */
export const createSheetReader = (
  { fields: columns, specifications: all, headings }: SheetColumns,
  context: ImportContext,
  decimalComma: boolean,
  chosen: readonly Pick<ImportColumn, 'kept'>[],
): SheetReader => {
  const seen = new Map<string, Product>()
  const specifications = all.filter((_, at) => chosen[at]?.kept)
  const leftOutColumns = new Set(
    all.flatMap(({ column }, at) => (chosen[at]?.kept ? [] : [column])),
  )
  const idHeading = headings.get(columns.get('$id') ?? -1) ?? ''
  const inDollars = saysDollars(headings.get(columns.get('price') ?? -1) ?? '')
  const keyOf = (number: string, category: string, name: string) =>
    JSON.stringify([number, category, tidyText(name)])
  let numbered: ReadonlyMap<string, Product> | null = null
  /** The product here that has a number which this site did not make. */
  const holderOf = (number: string, category: string, name: string): Product | undefined => {
    const holder = context.products.get(number)
    if (holder !== undefined && holder.category === category) {
      if (tidyText(holder.productName) === tidyText(name)) return holder
    }
    numbered ??= new Map(
      [...context.products.values()].flatMap((product) => {
        const own = product.specifications[idHeading]
        return own === undefined
          ? []
          : [[keyOf(own, product.category, product.productName), product] as const]
      }),
    )
    return numbered.get(keyOf(number, category, name))
  }
  const startOf = (id: string, category: string, name: string): Start => {
    const isForeign = id !== '' && !isOwnId(id)
    const present = isForeign ? holderOf(id, category, name) : context.products.get(id)
    if (present !== undefined) return { record: { ...present }, notes: [], number: null }
    const made = isOwnId(id) ? { id, timestamp: timestampOf(id) } : context.newProductId()
    const timestamp = made.timestamp ?? context.newProductId().timestamp
    const createdAt = new Date(timestamp).toISOString()
    return {
      record: { $id: made.id, createdAt, productId: timestamp, description: '', available: true },
      notes: isForeign ? ['ownNumber'] : [],
      number: isForeign ? { name: idHeading, value: id } : null,
    }
  }
  return (row, index) => {
    const { cells, quotes } = row
    const texts = cells.map(cellText)
    if (texts.every((text) => text === '')) return null
    const textAt = (column: number | undefined) => texts[column ?? -1] ?? ''
    const field = (name: SheetField) => textAt(columns.get(name))
    const name = field('productName').slice(0, limits.productName)
    const rejected = { index, name, action: 'reject' } as const
    if (quotes === 'open') return { ...rejected, reason: 'openQuote' }
    if (texts.some((text, column) => text !== '' && !headings.has(column)))
      return { ...rejected, reason: 'moreCells' }
    const spoiled = [...headings].flatMap(([column, heading]) => {
      if (leftOutColumns.has(column)) return []
      const why = spoiledIn(cells[column] ?? '')
      return why === null ? [] : [{ column, name: heading, text: textAt(column), why }]
    })
    const needed = ['$id', ...required, 'available'] as const
    const lost = spoiled.find(({ column }) => needed.some((one) => columns.get(one) === column))
    if (lost !== undefined)
      return { ...rejected, reason: 'spoiledCell', heading: lost.name, cell: lost.text }
    const isSpoiled = (column: number) => spoiled.some((one) => one.column === column)
    const priceText = inDollars ? field('price').replace(/\s*元$/u, '') : field('price')
    const price = parsePrice(priceText, { comma: decimalComma })
    if (!price.ok) return { ...rejected, reason: 'badPrice', number: price.failure }
    const stock = parseStock(field('stockQuantity').replace(pieces, ''), { comma: decimalComma })
    if (!stock.ok) return { ...rejected, reason: 'badStock', number: stock.failure }
    const category = categoryIn(field('category'))
    if (category === undefined)
      return { ...rejected, reason: 'badCategory', cell: field('category') }
    const start = startOf(field('$id'), category, field('productName'))
    const available =
      field('available') === '' ? start.record['available'] : availabilityIn(field('available'))
    if (available === undefined)
      return { ...rejected, reason: 'badAvailability', cell: field('available') }
    const described = columns.get('description')
    const keepsDescription = described === undefined || isSpoiled(described)
    const rows = specificationsAfter(
      start.record['specifications'],
      specifications.flatMap(({ name: heading, column }) =>
        isSpoiled(column) ? [] : [{ name: heading, value: textAt(column) }],
      ),
    )
    const { number } = start
    const isKept = number === null || rows.some((one) => one.name === number.name)
    const record = {
      ...start.record,
      productName: said(start.record['productName'], field('productName')),
      description: keepsDescription
        ? start.record['description']
        : said(start.record['description'], field('description')),
      price: price.value,
      stockQuantity: stock.value,
      category,
      available,
      specifications: isKept ? rows : [number, ...rows],
    }
    const planned = planRecord(record, index, seen, context)
    if (planned.action !== 'add' && planned.action !== 'update') return planned
    const leftOut: readonly LeftOut[] = [
      ...(planned.leftOut ?? []),
      ...spoiled.map(({ name: heading, text, why }) => ({
        part: 'cell' as const,
        name: heading,
        text,
        why,
      })),
    ]
    const notes: readonly RowNote[] = [
      ...(quotes === 'loose' ? (['looseQuote'] as const) : []),
      ...start.notes,
    ]
    return {
      ...planned,
      ...(leftOut.length > 0 ? { leftOut } : {}),
      ...(notes.length > 0 ? { notes } : {}),
    }
  }
}

/** Whether a line of a file is a row by itself: it names a category where the sheet has its column. */
export const startsRow =
  ({ fields: columns }: SheetColumns, separator: string) =>
  (line: string): boolean => {
    const cell = line.split(separator, (columns.get('category') ?? 0) + 1).at(-1) ?? ''
    return categoryIn(cell.replaceAll('"', '')) !== undefined
  }

const headingOf = (name: string, language: Language): string => {
  const reads = fieldOf(name) !== undefined || withoutPrefix(name) !== name
  return guarded(reads ? specificationPrefix[language] + name : name)
}

type SheetProduct = ProductDraft & { readonly $id?: string }

/** Products as rows of text, the headings first; every specification has a column. Pictures are left out. */
const sheetRows = (
  products: readonly SheetProduct[],
  language: Language,
  withId: boolean,
): readonly (readonly string[])[] => {
  const columns = columnOrder.filter((field) => withId || field !== '$id')
  const names = [...new Set(products.flatMap(({ specifications }) => Object.keys(specifications)))]
  const cellOf = (product: SheetProduct, field: SheetField): string => {
    switch (field) {
      case 'category':
        return sheetCategories[product.category][language]
      case 'price':
      case 'stockQuantity':
        return String(product[field])
      case 'available':
        return sheetAvailability[product.available ? 'true' : 'false'][language]
      default:
        return guarded(product[field] ?? '')
    }
  }
  return [
    [
      ...columns.map((field) => sheetHeadings[field][language]),
      ...names.map((name) => headingOf(name, language)),
    ],
    ...products.map((product) => [
      ...columns.map((field) => cellOf(product, field)),
      ...names.map((name) =>
        guarded(
          Object.hasOwn(product.specifications, name) ? (product.specifications[name] ?? '') : '',
        ),
      ),
    ]),
  ]
}

/** The products as a sheet in the language of the page. */
export const productSheet = (products: readonly Product[], language: Language) =>
  sheetRows(products, language, true)

const examples: Readonly<Record<Language, readonly ProductDraft[]>> = {
  zh: [
    {
      productName: '示例手机',
      category: 'phone',
      price: 599,
      stockQuantity: 20,
      available: true,
      description: '请把这两行换成你的产品。右边可以增加任意列，都会成为规格参数。',
      specifications: { 颜色: '黑色', 电池: '5,000 mAh' },
    },
    {
      productName: '示例无人机',
      category: 'drone',
      price: 899.5,
      stockQuantity: 0,
      available: false,
      description: `类别可以是：${categoryWords('zh').join('、')}。`,
      specifications: { 颜色: '白色', 续航: '31分钟' },
    },
  ],
  en: [
    {
      productName: 'Example phone',
      category: 'phone',
      price: 599,
      stockQuantity: 20,
      available: true,
      description:
        'Replace these two rows with your products. Every further column becomes a specification.',
      specifications: { Colour: 'Black', Battery: '5,000 mAh' },
    },
    {
      productName: 'Example drone',
      category: 'drone',
      price: 899.5,
      stockQuantity: 0,
      available: false,
      description: `Categories are: ${categoryWords('en').join(', ')}.`,
      specifications: { Colour: 'White', 'Flight time': '31 minutes' },
    },
  ],
}

/** A sheet to start from, with two examples. */
export const templateSheet = (language: Language) => sheetRows(examples[language], language, false)
