import { tidyText } from '#domain/fields.ts'
import type { Language } from '#domain/language.ts'
import { limits } from '#domain/limits.ts'
import { keysOf } from '#domain/objects.ts'
import { fail, succeed, type Outcome } from '#domain/failure.ts'
import type { LeftOut } from './codec.ts'
import { isOwnId, timestampOf } from './ids.ts'
import {
  planRecord,
  type ImportContext,
  type ImportFile,
  type ImportRow,
  type Refusal,
  type RowNote,
} from './importPlan.ts'
import { parseStock } from './numbers.ts'
import type { Category, Product, ProductDraft } from './product.ts'
import { cellText, guarded, spoiledIn } from './sheetCells.ts'
import {
  placeOf,
  priceIn,
  rowsOf,
  textOf,
  type Cell,
  type CategoryWord,
  type SheetChoice,
} from './sheetColumns.ts'
import {
  availabilityIn,
  categoryIn,
  markedHeading,
  sheetText,
  specificationIn,
  wordKey,
  type SheetField,
} from './sheetWords.ts'

type SheetProduct = ProductDraft & { readonly $id?: string }

/** The columns of a sheet in the order in which they are written; all others are specifications. */
const written: Readonly<Record<SheetField, (product: SheetProduct, language: Language) => string>> =
  {
    $id: ({ $id = '' }) => guarded($id),
    productName: ({ productName }) => guarded(productName),
    category: ({ category }, language) => sheetText.category(category, language),
    price: ({ price }) => String(price),
    stockQuantity: ({ stockQuantity }) => String(stockQuantity),
    available: ({ available }, language) => sheetText.available(available, language),
    description: ({ description }) => guarded(description),
  }

const fields = keysOf<SheetField>(written)

/** What a cell says of a field; `undefined` for nothing. The category of a row is read before. */
const readField = (
  field: Exclude<SheetField, '$id' | 'category'>,
  cell: Cell | undefined,
  choice: SheetChoice,
): Outcome<unknown, Refusal> => {
  const text = textOf(cell)
  switch (field) {
    case 'price': {
      const read = priceIn(cell, choice)
      return read.ok ? read : fail({ reason: 'badPrice', number: read.failure })
    }
    case 'stockQuantity': {
      const decimals = typeof cell === 'number' ? 'point' : choice.decimals.stockQuantity
      const read = parseStock(text, { decimals })
      return read.ok ? read : fail({ reason: 'badStock', number: read.failure })
    }
    case 'available': {
      const said = choice.availability[wordKey(text)]
      const known = availabilityIn(text) ?? (said && said !== 'none' ? said === 'true' : undefined)
      return text === '' || said === 'none' || known !== undefined
        ? succeed(known)
        : fail({ reason: 'badAvailability', cell: text })
    }
    default:
      return succeed(text)
  }
}

/** The category of each row, as it is written or as a person says; `none` leaves the row out. */
const categorised = (choice: SheetChoice) => {
  const place = placeOf(choice, 'category') ?? -1
  const said = new Map<Cell, CategoryWord | undefined>()
  const wordOf = (cell: Cell): CategoryWord | undefined => {
    if (!said.has(cell)) {
      const text = textOf(cell)
      said.set(cell, categoryIn(text) ?? choice.categories[wordKey(text)])
    }
    return said.get(cell)
  }
  let last: Category | undefined
  return rowsOf(choice).map((row) => {
    const word = row.isHeadings ? undefined : wordOf(row.cells[place] ?? '')
    const category = word === 'above' ? last : word
    if (category !== 'none') last = category ?? last
    return { ...row, category, isAbove: word === 'above' }
  })
}

type SheetRow = ReturnType<typeof categorised>[number]

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
 * A sheet as an import file, its columns as a person has chosen them: each row becomes a record, and `planRecord` judges
 * it. What has no column stays as it is; an empty cell removes a specification. An id is an identity only where this site
 * made it, or where the product that has it agrees in name and category.
 */
export const sheetFileOf = (choice: SheetChoice): ImportFile => {
  const rows = categorised(choice)
  const chosen = choice.columns.flatMap(({ at, heading }) => {
    const use = choice.uses[at] ?? 'none'
    return use === 'none' ? [] : [{ at, heading, use }]
  })
  const headed = new Set(
    choice.columns.flatMap(({ at, heading }) =>
      heading !== '' || chosen.some((one) => one.at === at) ? at : [],
    ),
  )
  const numberHeading = chosen.find(({ use }) => use === '$id')?.heading ?? ''

  const judge = (context: ImportContext) => {
    const seen = new Map<string, Product>()
    const finder = createFinder(context)
    return (row: SheetRow): ImportRow => {
      const { index, cells } = row
      const cellOf = (field: SheetField) => cells[placeOf(choice, field) ?? -1]
      const name = textOf(cellOf('productName')).slice(0, limits.productName)
      const rejected = { index, name, action: 'reject' } as const
      if (choice.table.broken.has(index)) return { ...rejected, reason: 'openQuote' }
      if (choice.table.isText && cells.some((cell, at) => cell !== '' && !headed.has(at)))
        return { ...rejected, reason: 'moreCells' }
      if (row.isHeadings) return { index, name, action: 'skip', reason: 'headings' }
      if (row.category === 'none') return { index, name, action: 'skip', reason: 'leftOut' }

      const id = textOf(cellOf('$id'))
      const categoryText = textOf(cellOf('category'))
      const stored = categoryText === '' ? context.products.get(id)?.category : undefined
      const category = stored ?? row.category
      if (category === undefined) return { ...rejected, reason: 'badCategory', cell: categoryText }
      const twin = twinKey(category, textOf(cellOf('productName')))
      const present = finder.find(id, numberHeading, twin)

      const record: Record<string, unknown> = { ...(present ?? newRecord(id, context)), category }
      const specifications: { name: string; text: string }[] = []
      const spoiled: LeftOut[] = []
      for (const { at, heading, use } of chosen) {
        const cell = cells[at]
        const text = textOf(cell)
        const why = typeof cell === 'string' ? spoiledIn(cell) : null
        const isNeeded = use !== 'specification' && use !== 'description'
        if (why !== null && isNeeded)
          return { ...rejected, reason: 'spoiledCell', heading, cell: text }
        if (why !== null) spoiled.push({ part: 'cell', name: heading, text, why })
        else if (use === 'specification')
          specifications.push({ name: specificationIn(heading).name, text })
        else if (use !== '$id' && use !== 'category') {
          // What says the same as the product here changes nothing.
          if (present !== undefined && cellText(written[use](present, 'zh')) === text) continue
          const read = readField(use, cell, choice)
          if (!read.ok) return { ...rejected, ...read.failure }
          if (read.value !== undefined) record[use] = read.value
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
        chosen.some(({ at }) => textOf(cells[at]).includes('\uFFFD')) && 'lostLetters',
        row.isAbove && stored === undefined && 'categoryAbove',
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
  }
  return {
    source: 'sheet',
    length: rows.length,
    judge: (context) => {
      const judgeRow = judge(context)
      return (at) => {
        const row = rows[at]
        if (row === undefined) throw new Error(`There is no row ${String(at)}`)
        return judgeRow(row)
      }
    },
  }
}

/** Products as rows of text, the headings first; every specification has a column. Pictures are left out. */
const sheetRows = (
  products: readonly SheetProduct[],
  language: Language,
  withId: boolean,
): readonly (readonly string[])[] => {
  const columns = fields.filter((field) => withId || field !== '$id')
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
  const specifications = names.map((name) => [
    guarded(markedHeading(name, language)),
    ...specificationCells(name),
  ])
  return [
    [
      ...columns.map((field) => sheetText.heading(field, language)),
      ...specifications.map(([heading = '']) => heading),
    ],
    ...products.map((product, at) => [
      ...columns.map((field) => written[field](product, language)),
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
