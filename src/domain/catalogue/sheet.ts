import { fail, succeed, type Outcome, type SheetFailure } from '#domain/failure.ts'
import { tidyText } from '#domain/fields.ts'
import type { Language } from '#domain/language.ts'
import { limits } from '#domain/limits.ts'
import { keysOf } from '#domain/objects.ts'
import type { LeftOut } from './codec.ts'
import { mostCells, type CsvRow } from './csv.ts'
import { isOwnId, timestampOf } from './ids.ts'
import {
  planRecord,
  type ImportColumn,
  type ImportContext,
  type ImportFile,
  type ImportRow,
  type Refusal,
  type RowNote,
} from './importPlan.ts'
import { parsePrice, parseStock } from './numbers.ts'
import type { Category, Product, ProductDraft, RequiredHeading } from './product.ts'
import { cellText, guarded, spoiledIn } from './sheetCells.ts'
import {
  availabilityIn,
  categoryIn,
  fieldOf,
  isTotal,
  markedHeading,
  saysDollars,
  sheetText,
  specificationIn,
  whyPrivate,
  withoutPieces,
  type SheetField,
} from './sheetWords.ts'

type SheetProduct = ProductDraft & { readonly $id?: string }

/** How the numbers of a sheet are written. */
interface SheetStyle {
  /** The separator of the file is no comma, so that one may stand before decimals. */
  readonly comma: boolean
  /** The heading of the price says that it is in US dollars. */
  readonly inDollars: boolean
}

/** A column of a field: how its cells are read and written. */
interface Column {
  /** A sheet without it is refused. */
  readonly required?: true
  readonly read: (text: string, style: SheetStyle) => Outcome<unknown, Refusal>
  readonly write: (product: SheetProduct, language: Language) => string
}

const text = (field: '$id' | 'productName' | 'description'): Column => ({
  read: succeed,
  write: (product) => guarded(product[field] ?? ''),
})

/** The columns of a sheet in the order in which they are written; all others are specifications. */
const columns: Readonly<Record<SheetField, Column>> = {
  $id: text('$id'),
  productName: { ...text('productName'), required: true },
  category: {
    required: true,
    read: (cell) => {
      const category = categoryIn(cell)
      return category === undefined ? fail({ reason: 'badCategory', cell }) : succeed(category)
    },
    write: ({ category }, language) => sheetText.category(category, language),
  },
  price: {
    required: true,
    read: (cell, { comma, inDollars }) => {
      const read = parsePrice(inDollars && cell.endsWith('元') ? cell.slice(0, -1) : cell, {
        comma,
      })
      return read.ok ? read : fail({ reason: 'badPrice', number: read.failure })
    },
    write: ({ price }) => String(price),
  },
  stockQuantity: {
    required: true,
    read: (cell, { comma }) => {
      const read = parseStock(withoutPieces(cell), { comma })
      return read.ok ? read : fail({ reason: 'badStock', number: read.failure })
    },
    write: ({ stockQuantity }) => String(stockQuantity),
  },
  available: {
    read: (cell) => {
      const available = availabilityIn(cell)
      return available === undefined
        ? fail({ reason: 'badAvailability', cell })
        : succeed(available)
    },
    write: ({ available }, language) => sheetText.available(available, language),
  },
  description: text('description'),
}

const fields = keysOf<SheetField>(columns)
const required = fields.filter(
  (field): field is RequiredHeading => columns[field].required === true,
)

/** A column with a heading: a field of a product, or a specification. */
interface Heading {
  readonly column: number
  readonly text: string
  readonly field: SheetField | undefined
  /** The name of the specification. */
  readonly name: string
  /** It says itself that it is a specification. */
  readonly isMarked: boolean
}

/** The headings over rows of a sheet. */
export interface SheetHeadings {
  readonly columns: ReadonlyMap<number, Heading>
  readonly fields: ReadonlyMap<SheetField, number>
  /** The heading of the price says that it is in US dollars. */
  readonly inDollars: boolean
}

/** Cells among which headings are looked for; those of the fields are the first. */
const headingCells = 200

/** How many fields the cells of a row name as headings. */
export const headingsIn = (cells: readonly string[]): number =>
  new Set(
    cells
      .slice(0, headingCells)
      .map((cell) => fieldOf(cellText(cell)))
      .filter((field) => field !== undefined),
  ).size

/** Reads the headings: in Chinese or English, in any order. Name, category, price and stock are needed. */
export const readHeadings = (cells: readonly string[]): Outcome<SheetHeadings, SheetFailure> => {
  if (cells.length > mostCells) return fail({ code: 'tooManyColumns' })
  const found = cells.flatMap((cell, column): Heading[] => {
    const text = cellText(cell)
    return text === '' ? [] : [{ column, text, field: fieldOf(text), ...specificationIn(text) }]
  })
  const fieldColumns = new Map<SheetField, number>()
  const names = new Set<string>()
  let repeated: string | null = null
  for (const { column, text, field, name } of found) {
    if (field === undefined ? names.has(name) : fieldColumns.has(field)) repeated ??= text
    if (field === undefined) names.add(name)
    else fieldColumns.set(field, column)
  }
  if (fieldColumns.size === 0) return fail({ code: 'headingsUnknown' })
  const missing = required.filter((field) => !fieldColumns.has(field))
  if (missing.length > 0) return fail({ code: 'headingsMissing', missing })
  if (repeated !== null) return fail({ code: 'headingsRepeated', name: repeated })
  const inDollars = found.some(({ field, text }) => field === 'price' && saysDollars(text))
  const byColumn = new Map(found.map((heading) => [heading.column, heading]))
  return succeed({ columns: byColumn, fields: fieldColumns, inDollars })
}

/**
 * Whether a line of a file is a row by itself: it has a cell under each heading, with a category or a price in its
 * place. The last line of a cell over several lines has only what comes after that cell.
 */
export const isRowOf = (
  { columns: headings, fields: places }: SheetHeadings,
  separator: string,
) => {
  const lastColumn = Math.max(...headings.keys())
  return (line: string): boolean => {
    const cells = line.split(separator).map((cell) => cell.replaceAll('"', '').trim())
    const at = (field: SheetField) => cells[places.get(field) ?? -1] ?? ''
    return (
      cells.length > lastColumn &&
      (categoryIn(at('category')) !== undefined ||
        (at('category') === '' && /\d/u.test(at('price'))))
    )
  }
}

/** A cell without the Chinese quotation marks that hold it, in a file of a person who types them. */
export const withoutMarks = (cell: string): string => {
  const plain = cell.trim()
  const inside = plain.slice(1, -1)
  return /^[“「＂]/u.test(plain) && /[”」＂]$/u.test(plain) && !/[“”「」＂]/u.test(inside)
    ? inside
    : cell
}

/** A filled row of a sheet. */
export interface SheetRow extends CsvRow {
  /** What its cells say. */
  readonly texts: readonly string[]
  /** The headings over it. */
  readonly headings: SheetHeadings
  /** It repeats the headings, as where two files were joined. */
  readonly isHeadings?: true
  /** The category that it names. */
  readonly category: Category | undefined
  /** The category that a row above names, for cells that were merged. */
  readonly above: Category | undefined
}

/** Takes the rows below the headings one after the other: `null` for an empty one. */
export const createSheetRows = (first: SheetHeadings): ((row: CsvRow) => SheetRow | null) => {
  let headings = first
  let above: Category | undefined
  return (row) => {
    const texts = row.cells.map(cellText)
    if (texts.every((cell) => cell === '')) return null
    const at = (field: SheetField) => texts[headings.fields.get(field) ?? -1] ?? ''
    const mayBeHeadings = !/\d/u.test(at('price')) && fieldOf(at('productName')) !== undefined
    const repeated = mayBeHeadings ? readHeadings(row.cells) : null
    if (repeated?.ok === true) {
      headings = repeated.value
      above = undefined
      return { ...row, texts, headings, isHeadings: true, category: undefined, above }
    }
    const category = categoryIn(at('category'))
    const placed = { ...row, texts, headings, category, above }
    above = category ?? above
    return placed
  }
}

/** A sheet that was read. */
export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** The separator of the file is no comma, so that one may stand before decimals. */
  readonly comma: boolean
}

/** Rows by which a column is judged. */
const sampleRows = 20

/** The columns that can become specifications. What looks private is left out at first, unless its heading is marked. */
export const columnsOf = ({ rows }: Sheet): readonly ImportColumn[] => {
  const samples = new Map<SheetHeadings, SheetRow[]>()
  for (const row of rows) {
    if (row.isHeadings === true) continue
    const below = samples.get(row.headings) ?? []
    if (below.length < sampleRows) samples.set(row.headings, [...below, row])
  }
  const found = new Map<string, ImportColumn>()
  for (const [headings, below] of samples) {
    for (const { column, field, name, isMarked } of headings.columns.values()) {
      if (field !== undefined || found.has(name)) continue
      const cells = below.map(({ texts }) => texts[column] ?? '')
      const why = isMarked ? undefined : whyPrivate(name, cells)
      const sample = cells.find((cell) => cell !== '') ?? ''
      found.set(name, { name, sample, kept: why === undefined, ...(why && { why }) })
    }
  }
  return [...found.values()]
}

/** Names of specifications as a sheet can tell them apart: two that differ in a space alone get a number. */
const sheetNames = (names: Iterable<string>): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>()
  for (const key of names) {
    const name = cellText(guarded(key))
    let free = name
    for (let number = 2; keys.has(free); number += 1) free = `${name} (${String(number)})`.trim()
    keys.set(free, key)
  }
  return keys
}

interface Specification {
  readonly name: string
  readonly value: unknown
}

/** The specifications after a row was read, as a list, so that one may be called `__proto__`. */
const specificationsAfter = (
  before: unknown,
  cells: readonly { readonly name: string; readonly text: string }[],
): readonly Specification[] => {
  // `Object` returns `any`, and an empty object of `undefined`.
  const table = new Map<string, unknown>(Object.entries(Object(before) as object))
  const keys = sheetNames(table.keys())
  for (const { name, text: cell } of cells) {
    const key = keys.get(name) ?? name
    const value = table.get(key)
    // A text that is only tidier in a sheet stays as it is.
    if (typeof value === 'string' && cellText(guarded(value)) === cell) continue
    if (cell === '') table.delete(key)
    else table.set(key, cell)
  }
  return [...table].map(([name, value]) => ({ name, value }))
}

const twinKey = (category: Category | undefined, name: string) =>
  `${category ?? ''}:${tidyText(name)}`

/** The products here, as rows of a sheet find them. */
const createFinder = ({ products }: ImportContext) => {
  const twins = new Set([...products.values()].map((one) => twinKey(one.category, one.productName)))
  let numbered: ReadonlyMap<string, Product> | null = null
  return {
    /** Whether a product of this name and category is here, or was in the file before. */
    hasTwin: (twin: string): boolean => {
      const has = twins.has(twin)
      twins.add(twin)
      return has
    },
    /** The product of an id; of an id that this site did not make, only one of the same name and category. */
    find: (id: string, heading: string, twin: string): Product | undefined => {
      const holder = products.get(id)
      if (id === '' || isOwnId(id)) return holder
      if (holder !== undefined && twinKey(holder.category, holder.productName) === twin)
        return holder
      numbered ??= new Map(
        [...products.values()].flatMap((product) => {
          const own = product.specifications[heading]
          const key = twinKey(product.category, product.productName)
          return own === undefined ? [] : [[own + key, product] as const]
        }),
      )
      return numbered.get(id + twin)
    },
  }
}

/** The record of a product that is not here yet. */
const newRecord = (id: string, { newProductId }: ImportContext) => {
  const made = isOwnId(id) ? { id, timestamp: timestampOf(id) } : newProductId()
  const timestamp = made.timestamp ?? newProductId().timestamp
  const createdAt = new Date(timestamp).toISOString()
  return { $id: made.id, createdAt, productId: timestamp, description: '', available: true }
}

/**
 * Judges the rows of a sheet: each becomes a record, and `planRecord` judges it. What has no column stays as
 * it is; an empty cell removes a specification. An id is an identity only where this site made it, or where the
 * product that has it agrees in name and category.
 */
const judgeOf =
  ({ rows, comma }: Sheet): ImportFile['judge'] =>
  (context, chosen) => {
    const kept = new Set(chosen.flatMap((column) => (column.kept ? column.name : [])))
    const seen = new Map<string, Product>()
    const finder = createFinder(context)

    const judge = (row: SheetRow): ImportRow => {
      const { index, cells, quotes, texts, headings } = row
      if (row.isHeadings === true) return { index, name: '', action: 'skip', reason: 'headings' }
      const textOf = (field: SheetField) => texts[headings.fields.get(field) ?? -1] ?? ''
      const name = textOf('productName').slice(0, limits.productName)
      const rejected = { index, name, action: 'reject' } as const
      if (quotes === 'open') return { ...rejected, reason: 'openQuote' }
      if (texts.some((text, column) => text !== '' && !headings.columns.has(column)))
        return { ...rejected, reason: 'moreCells' }

      const id = textOf('$id')
      const isMerged = textOf('category') === '' && !texts.some(isTotal)
      const stored = context.products.get(id)?.category
      const category = isMerged ? (stored ?? row.above) : row.category
      const twin = twinKey(category, textOf('productName'))
      const numberHeading = headings.columns.get(headings.fields.get('$id') ?? -1)?.text ?? ''
      const present = finder.find(id, numberHeading, twin)

      const record: Record<string, unknown> = { ...(present ?? newRecord(id, context)) }
      const specifications: { name: string; text: string }[] = []
      const spoiled: LeftOut[] = []
      for (const {
        column,
        text: heading,
        field,
        name: specification,
      } of headings.columns.values()) {
        if (field === undefined && !kept.has(specification)) continue
        const text = texts[column] ?? ''
        const why = spoiledIn(cells[column] ?? '')
        if (why !== null && field !== undefined && field !== 'description')
          return { ...rejected, reason: 'spoiledCell', heading, cell: text }
        if (why !== null) spoiled.push({ part: 'cell', name: heading, text, why })
        else if (field === undefined) specifications.push({ name: specification, text })
        else if (field === 'category' && category !== undefined) record[field] = category
        else if (field !== '$id' && !(field === 'available' && text === '')) {
          // What says the same as the product here changes nothing.
          if (present !== undefined && cellText(columns[field].write(present, 'zh')) === text)
            continue
          const read = columns[field].read(text, { comma, inDollars: headings.inDollars })
          if (!read.ok) return { ...rejected, ...read.failure }
          record[field] = read.value
        }
      }
      const after = specificationsAfter(present?.specifications, specifications)
      // A number of the sheet's own is kept as a specification.
      const isForeign = present === undefined && id !== '' && !isOwnId(id)
      const isNumbered = isForeign && !after.some((one) => one.name === numberHeading)
      record['specifications'] = isNumbered ? [{ name: numberHeading, value: id }, ...after] : after
      const planned = planRecord(record, index, seen, context)
      if (planned.action !== 'add' && planned.action !== 'update') return planned

      const noted: readonly (RowNote | false)[] = [
        quotes === 'loose' && 'looseQuote',
        texts.some((text) => text.includes('\uFFFD')) && 'lostLetters',
        isMerged && stored === undefined && 'categoryAbove',
        present === undefined && !isOwnId(id) && finder.hasTwin(twin) && 'sameName',
        isForeign && 'ownNumber',
      ]
      const notes = noted.filter((note) => note !== false)
      const leftOut = [...(planned.leftOut ?? []), ...spoiled]
      return {
        ...planned,
        ...(leftOut.length > 0 && { leftOut }),
        ...(notes.length > 0 && { notes }),
      }
    }
    return (at) => {
      const row = rows[at]
      if (row === undefined) throw new Error(`There is no row ${String(at)}`)
      return judge(row)
    }
  }

/** A sheet as an import file. */
export const sheetFileOf = (sheet: Sheet): ImportFile => ({
  source: 'sheet',
  length: sheet.rows.length,
  judge: judgeOf(sheet),
})

/** Products as rows of text, the headings first; every specification has a column. Pictures are left out. */
const sheetRows = (
  products: readonly SheetProduct[],
  language: Language,
  withId: boolean,
): readonly (readonly string[])[] => {
  const written = fields.filter((field) => withId || field !== '$id')
  const named = products.map((product) => ({
    product,
    keys: sheetNames(Object.keys(product.specifications)),
  }))
  const names = [...new Set(named.flatMap(({ keys }) => [...keys.keys()]))]
  const specificationCells = (name: string) =>
    named.map(({ product, keys }) => {
      const key = keys.get(name)
      return key === undefined ? '' : guarded(product.specifications[key] ?? '')
    })
  const specifications = names.map((name) => {
    const cells = specificationCells(name)
    const reads = name !== '' && fieldOf(name) === undefined && !specificationIn(name).isMarked
    const isMarked = !reads || whyPrivate(name, cells.slice(0, sampleRows)) !== undefined
    return [guarded(isMarked ? markedHeading(name, language) : name), ...cells]
  })
  return [
    [
      ...written.map((field) => sheetText.heading(field, language)),
      ...specifications.map(([heading = '']) => heading),
    ],
    ...products.map((product, at) => [
      ...written.map((field) => columns[field].write(product, language)),
      ...specifications.map((cells) => cells[at + 1] ?? ''),
    ]),
  ]
}

/** The products as a sheet in the language of the page. */
export const productSheet = (products: readonly Product[], language: Language) =>
  sheetRows(products, language, true)

/** A sheet to start from, with two examples. */
export const templateSheet = (language: Language) => {
  const { phone, drone } = sheetText.examples(language)
  const examples: readonly ProductDraft[] = [
    { ...phone, category: 'phone', price: 599, stockQuantity: 20, available: true },
    { ...drone, category: 'drone', price: 899.5, stockQuantity: 0, available: false },
  ]
  return sheetRows(examples, language, false)
}
