import { isOwnId } from './ids.ts'
import { isDoubtful, namesOtherCurrency, parsePrice, type NumberStyle } from './numbers.ts'
import { categories, type Category, type RequiredHeading } from './product.ts'
import { cellText } from './sheetCells.ts'
import {
  availabilityIn,
  categoryIn,
  fieldOf,
  isOwnHeading,
  specificationIn,
  wordKey,
  type SheetField,
} from './sheetWords.ts'

/** A number of a workbook, or a text. */
export type Cell = string | number

/** A sheet as it was read. The place of a row is its number in a spreadsheet program, from 0. */
export interface Table {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
  /** It was a text: a cell below no heading may come from a missing quotation mark. */
  readonly isText: boolean
  /** Rows of a text that cannot be read, because their quotation marks do not pair. */
  readonly broken: ReadonlySet<number>
}

/** What a column is. */
export type ColumnUse = SheetField | 'specification' | 'none'

/** What can be chosen, in the order of the form. */
export const columnUses = [
  ...(['none', 'productName', 'category', 'price', 'stockQuantity', 'available'] as const),
  ...(['description', '$id', 'specification'] as const),
] as const satisfies readonly ColumnUse[]

/** The fields that a product needs. */
export const requiredFields = ['productName', 'category', 'price', 'stockQuantity'] as const

/** A column as a person sees it. */
interface SheetColumn {
  /** Its place in the rows. */
  readonly at: number
  readonly heading: string
  /** Its first values below the heading. */
  readonly samples: readonly string[]
}

/** What a word under a category means: one of the six, the category of the row above, or rows to leave out. */
export type CategoryWord = Category | 'above' | 'none'

/** What a person says of a sheet. */
export interface SheetChoice {
  readonly table: Table
  /** The row of the headings. */
  readonly headings: number
  readonly columns: readonly SheetColumn[]
  /** By place of the column; `none` unless said. */
  readonly uses: Readonly<Record<number, ColumnUse>>
  /** By {@link wordKey}. */
  readonly categories: Readonly<Record<string, CategoryWord>>
  /** By {@link wordKey}: on sale or not; `none` leaves it as it is. */
  readonly availability: Readonly<Record<string, 'true' | 'false' | 'none'>>
  readonly decimals: Readonly<Partial<Record<'price' | 'stockQuantity', NumberStyle['decimals']>>>
  /** The figures are US dollars, although another currency is named. */
  readonly dollars: boolean
}

/** A cell as a text. */
export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cellText(cell) : String(cell ?? '')

/** How a row of headings is recognised next time. */
const headingsKey = ({ columns }: Pick<SheetChoice, 'columns'>): string =>
  columns.map(({ heading }) => heading).join('\n')

/** Rows among which the headings are looked for: titles may be above them. */
const topRows = 20

/** The row that names most fields, or else the first one with two cells. */
const headingsIn = ({ rows }: Table): number => {
  const texts = rows.slice(0, topRows).map((row) => row.map(textOf).filter((text) => text !== ''))
  const counts = texts.map((row) => new Set(row.flatMap((text) => fieldOf(text) ?? [])).size)
  const most = Math.max(0, ...counts)
  const at = most > 0 ? counts.indexOf(most) : texts.findIndex((row) => row.length > 1)
  return Math.max(at, 0)
}

const sampleCount = 3

/** Cells below the headings in which samples are looked for. */
const sampleRows = 200

const columnsIn = ({ rows }: Table, headings: number): readonly SheetColumn[] => {
  const below = rows.slice(headings + 1, headings + 1 + sampleRows)
  const width = Math.max(
    0,
    ...rows.slice(Math.max(headings - 1, 0), headings + 1 + sampleRows).map(({ length }) => length),
  )
  return Array.from({ length: width }, (_, at): SheetColumn => {
    // Where headings have two rows, the upper one may be merged over both.
    const heading = textOf(rows[headings]?.[at]) || textOf(rows[headings - 1]?.[at])
    const samples = below.map((row) => textOf(row[at])).filter((text) => text !== '')
    return { at, heading, samples: samples.slice(0, sampleCount) }
  }).filter(({ heading, samples }) => heading !== '' || samples.length > 0)
}

/**
 * Whether an earlier version of this site has exported the rows, which marked no specification: their IDs were made by a
 * site, and the fields come first.
 */
const isEarlierExport = (columns: readonly SheetColumn[]): boolean =>
  columns.slice(0, 7).every(({ heading }) => fieldOf(heading)) &&
  columns.every(({ heading }) => !specificationIn(heading).isMarked) &&
  columns.some(
    ({ heading, samples: [first] }) =>
      isOwnHeading(heading, '$id') && first !== undefined && isOwnId(first),
  )

/** What plain headings say. Two columns of one field say nothing; what is unknown is left out. */
const usesOf = (columns: readonly SheetColumn[]): SheetChoice['uses'] => {
  const isOwn = isEarlierExport(columns)
  const known = columns.map(({ at, heading }): readonly [number, ColumnUse] => {
    if (specificationIn(heading).isMarked) return [at, 'specification']
    return [at, fieldOf(heading) ?? (isOwn && heading !== '' ? 'specification' : 'none')]
  })
  const count = (use: ColumnUse) => known.filter(([, other]) => other === use).length
  const uses = known.map(
    ([at, use]) => [at, use === 'specification' || count(use) === 1 ? use : 'none'] as const,
  )
  return Object.fromEntries(uses)
}

/** What was said of columns before, the newest first. */
export type SaidColumns = ReadonlyArray<Pick<SheetChoice, 'uses'> & { readonly key: string }>

/** More are forgotten. */
const mostSaid = 20

/** The choice that a sheet begins with; what was said of the same headings counts. */
export const choiceOf = (
  table: Table,
  said: SaidColumns = [],
  headings: number = headingsIn(table),
): SheetChoice => {
  const columns = columnsIn(table, headings)
  const before = said.find(({ key }) => key === headingsKey({ columns }))
  const unsaid = { categories: {}, availability: {}, decimals: {}, dollars: false }
  return { table, headings, columns, uses: before?.uses ?? usesOf(columns), ...unsaid }
}

/** What was said of columns, with a choice. */
export const withSaid = (said: SaidColumns, choice: SheetChoice): SaidColumns => {
  const key = headingsKey(choice)
  return [{ key, uses: choice.uses }, ...said.filter((one) => one.key !== key)].slice(0, mostSaid)
}

/** A column is something else now. A field has one column: another one is left out. */
export const withUse = (choice: SheetChoice, at: number, use: ColumnUse): SheetChoice => {
  const isTaken = (other: number) => use !== 'specification' && choice.uses[other] === use
  const uses = choice.columns.map(({ at: other }): readonly [number, ColumnUse] => [
    other,
    other === at ? use : isTaken(other) ? 'none' : (choice.uses[other] ?? 'none'),
  ])
  // What was said of the numbers was said of another column.
  const isPrice = use === 'price' || choice.uses[at] === 'price'
  return { ...choice, uses: Object.fromEntries(uses), dollars: choice.dollars && !isPrice }
}

/** The place of the column of a field. */
export const placeOf = ({ columns, uses }: SheetChoice, field: SheetField): number | undefined =>
  columns.find(({ at }) => uses[at] === field)?.at

/** A word that has to be explained, and in how many rows it is. */
export interface UnknownWord {
  readonly key: string
  readonly text: string
  readonly count: number
}

/** What only the person knows. */
export interface SheetQuestions {
  readonly categories: readonly UnknownWord[]
  readonly availability: readonly UnknownWord[]
  /** A cell of each column of numbers that can be read in two ways. */
  readonly doubtful: ReadonlyArray<{
    readonly field: 'price' | 'stockQuantity'
    readonly example: string
  }>
  /** Where the price names another currency: its heading or a cell. */
  readonly currency: string | undefined
  /** The first prices, as far as they can be read. */
  readonly prices: readonly number[]
}

/** A filled row below the headings. */
interface SheetRow {
  /** Its place in the table. */
  readonly index: number
  readonly cells: readonly Cell[]
  /** It repeats the headings, as where two files were joined. */
  readonly isHeadings: boolean
}

/** The rows below the headings that say anything. */
export const rowsOf = (choice: SheetChoice): readonly SheetRow[] => {
  const { rows } = choice.table
  const heads = rows[choice.headings] ?? []
  const places = (['productName', 'category'] as const).map((field) => placeOf(choice, field) ?? -1)
  return rows.flatMap((cells, index) => {
    if (index <= choice.headings || cells.every((cell) => cell === '')) return []
    const isHeadings = places.every((at) => (cells[at] ?? '') !== '' && cells[at] === heads[at])
    return [{ index, cells, isHeadings }]
  })
}

/** What the cells of a column say, whatever is chosen: each with the number of its rows. */
type ColumnCells = ReadonlyMap<Cell, number>

/** A sheet has 20,000 rows and each press asks for the same columns: their cells are counted once. */
const counted = new WeakMap<Table, Map<string, ColumnCells>>()

/** The cells of a column in filled rows that can be read. A cell that repeats its heading says nothing. */
const cellsOf = ({ table, headings }: SheetChoice, at: number): ColumnCells => {
  const columns = counted.get(table) ?? new Map<string, ColumnCells>()
  counted.set(table, columns)
  const key = `${headings}:${at}`
  const before = columns.get(key)
  if (before !== undefined) return before
  const heading = table.rows[headings]?.[at]
  const cells = new Map<Cell, number>()
  for (const [index, row] of table.rows.entries()) {
    const cell = row[at] ?? ''
    if (index <= headings || table.broken.has(index) || (cell === heading && cell !== '')) continue
    if (cell === '' && row.every((other) => other === '')) continue
    cells.set(cell, (cells.get(cell) ?? 0) + 1)
  }
  columns.set(key, cells)
  return cells
}

/** More different words are no categories. */
export const mostWords = 60

/** The words that have to be explained, as far as there are few enough. */
const wordsIn = (
  cells: ColumnCells,
  isKnown: (text: string) => boolean,
): readonly UnknownWord[] => {
  const words = new Map<string, UnknownWord>()
  for (const [cell, count] of cells) {
    const text = textOf(cell)
    if (count === 0 || isKnown(text)) continue
    const key = wordKey(text)
    words.set(key, { key, text, count: count + (words.get(key)?.count ?? 0) })
    if (words.size > mostWords) break
  }
  return [...words.values()].sort((a, b) => b.count - a.count)
}

/** A price of a sheet as a person says it is written. */
export const priceIn = (cell: Cell | undefined, { decimals, dollars }: SheetChoice) =>
  typeof cell === 'number'
    ? parsePrice(String(cell), { decimals: 'point' })
    : parsePrice(textOf(cell), { decimals: decimals.price, dollars })

/** The cells of the category. A product that is here keeps its own where a sheet says none. */
const categoryCells = (choice: SheetChoice, at: number): ColumnCells => {
  const cells = cellsOf(choice, at)
  const id = placeOf(choice, '$id')
  if (id === undefined || !cells.has('')) return cells
  const kept = rowsOf(choice).filter(
    ({ cells: row }) => (row[at] ?? '') === '' && isOwnId(textOf(row[id])),
  )
  return new Map([...cells, ['', (cells.get('') ?? 0) - kept.length]])
}

/** What has to be asked about the chosen columns. */
export const questionsOf = (choice: SheetChoice): SheetQuestions => {
  const inColumn = (field: SheetField): ColumnCells => {
    const at = placeOf(choice, field)
    if (at === undefined) return new Map()
    return field === 'category' ? categoryCells(choice, at) : cellsOf(choice, at)
  }
  const prices = [...inColumn('price').keys()]
  const priceColumn = choice.columns.find(({ at }) => choice.uses[at] === 'price')
  const foreign = [priceColumn?.heading ?? '', ...prices].find(
    (cell) => typeof cell === 'string' && namesOtherCurrency(cell),
  )
  const doubtful = (['price', 'stockQuantity'] as const).flatMap((field) => {
    const example = [...inColumn(field).keys()].find(
      (cell) => typeof cell === 'string' && isDoubtful(cell),
    )
    return example === undefined ? [] : [{ field, example: textOf(example) }]
  })
  return {
    categories: wordsIn(inColumn('category'), (text) => categoryIn(text) !== undefined),
    availability: wordsIn(
      inColumn('available'),
      (text) => text === '' || availabilityIn(text) !== undefined,
    ),
    doubtful,
    currency: foreign === undefined ? undefined : textOf(foreign),
    prices: prices
      .filter((cell) => cell !== '')
      .slice(0, sampleCount)
      .flatMap((cell) => {
        const read = priceIn(cell, choice)
        return read.ok ? read.value : []
      }),
  }
}

/** Why the preview cannot be shown yet. */
export type ChoiceProblem =
  | { readonly code: 'missing'; readonly fields: readonly RequiredHeading[] }
  | { readonly code: 'repeatedName'; readonly name: string }
  | { readonly code: 'manyWords' | 'words' | 'doubtful' | 'currency' }

/** What is still to be chosen, or `null`. */
export const choiceProblem = (
  choice: SheetChoice,
  { categories: words, availability, doubtful, currency }: SheetQuestions,
): ChoiceProblem | null => {
  const fields = requiredFields.filter((field) => placeOf(choice, field) === undefined)
  if (fields.length > 0) return { code: 'missing', fields }
  const names = choice.columns.flatMap(({ at, heading }) =>
    choice.uses[at] === 'specification' ? specificationIn(heading).name : [],
  )
  const name = names.find((one, at) => names.indexOf(one) !== at)
  if (name !== undefined) return { code: 'repeatedName', name }
  if (Math.max(words.length, availability.length) > mostWords) return { code: 'manyWords' }
  if (words.some(({ key }) => choice.categories[key] === undefined)) return { code: 'words' }
  if (availability.some(({ key }) => choice.availability[key] === undefined))
    return { code: 'words' }
  if (doubtful.some(({ field }) => choice.decimals[field] === undefined))
    return { code: 'doubtful' }
  return currency !== undefined && !choice.dollars ? { code: 'currency' } : null
}

/** Whether the sheet is a template or an export of this site: nothing is to be asked. */
export const isOwnSheet = (choice: SheetChoice): boolean =>
  choice.headings === 0 &&
  choice.columns.every(({ heading }) => {
    const field = fieldOf(heading)
    return (
      specificationIn(heading).isMarked || (field !== undefined && isOwnHeading(heading, field))
    )
  }) &&
  choiceProblem(choice, questionsOf(choice)) === null

/** What can be said of a word under a category. */
export const categoryWords = (key: string): readonly CategoryWord[] => [
  ...categories,
  ...(key === '' ? (['above'] as const) : []),
  'none',
]
