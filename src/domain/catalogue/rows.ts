import { createSorter, type SortDirection } from './browsing.ts'
import { recordOf } from '#domain/objects.ts'
import { categories, isCategory, isInStock, type Category, type Product } from './product.ts'

/** What the table of the management page can be ordered by; `date` has no column. */
export const rowSorts = ['date', 'name', 'category', 'price', 'stock'] as const
/** One of the orders of the table. */
export type RowSort = (typeof rowSorts)[number]

/** The order of the rows. It changes nothing that is stored. */
export interface RowOrder {
  readonly sort: RowSort
  readonly dir: SortDirection
}

/** Which products the table lists, and in which order (decision P20). */
export interface RowQuery extends RowOrder {
  /** Only this category, or all. */
  readonly category: Category | null
  /** Only what is out of stock (decision P15). */
  readonly out: boolean
}

/** Every product, the newest first. */
export const allRows: RowQuery = { category: null, out: false, sort: 'date', dir: 'desc' }

/** A press on the head of a column: upwards, then downwards, then the newest first again. */
export const nextRowOrder = ({ sort, dir }: RowOrder, pressed: RowSort): RowOrder => {
  if (sort !== pressed) return { sort: pressed, dir: 'asc' }
  return dir === 'asc' ? { sort, dir: 'desc' } : { sort: allRows.sort, dir: allRows.dir }
}

/** Reads an order as `rowOrderName` writes it; anything else is the newest first. */
export const readRowOrder = (name: string): RowOrder => {
  const [wanted, dir] = name.split('-')
  const sort = rowSorts.find((key) => key === wanted) ?? 'date'
  return sort === 'date' ? { sort, dir: 'desc' } : { sort, dir: dir === 'desc' ? dir : 'asc' }
}

/** An order in one word, for the address and a select. */
export const rowOrderName = ({ sort, dir }: RowOrder): string => `${sort}-${dir}`

/** Reads `?category&out&order`; anything not on the lists counts as not said. */
export const parseRowQuery = (search: string): RowQuery => {
  const params = new URLSearchParams(search)
  const category = params.get('category')
  return {
    category: isCategory(category) ? category : null,
    out: params.get('out') === '1',
    ...readRowOrder(params.get('order') ?? ''),
  }
}

/** Writes the query for the address, without `?`, leaving out what is the default. */
export const serialiseRowQuery = ({ category, out, ...order }: RowQuery): string => {
  const params = new URLSearchParams()
  if (category !== null) params.set('category', category)
  if (out) params.set('out', '1')
  if (order.sort !== allRows.sort) params.set('order', rowOrderName(order))
  return params.toString()
}

/** Whether a filter is set. */
export const isFiltered = ({ category, out }: RowQuery): boolean => category !== null || out

/** Whether the filters let a product through. */
export const passesFilter = (product: Product, { category, out }: RowQuery): boolean =>
  (category === null || product.category === category) && (!out || !isInStock(product))

/** How many products each filter has. */
export const countRows = (products: readonly Product[]) => {
  const counts = recordOf(categories, () => 0)
  let out = 0
  for (const product of products) {
    counts[product.category] += 1
    if (!isInStock(product)) out += 1
  }
  return { counts, out }
}

/** The pieces that the table shows: none of what is out of stock. */
const piecesOf = (product: Product): number => (isInStock(product) ? product.stockQuantity : 0)

/**
 * Makes a sorter for one language. Equal products keep their order, in both directions. Categories are in the order
 * of the site.
 */
export const createRowSorter = (locale: string) => {
  const sort = createSorter(locale)
  const values = {
    category: (product: Product) => categories.indexOf(product.category),
    stock: piecesOf,
  }
  return (products: readonly Product[], { sort: key, dir }: RowOrder): readonly Product[] => {
    if (key !== 'category' && key !== 'stock') return sort(products, { sort: key, dir })
    const [valueOf, sign] = [values[key], dir === 'asc' ? 1 : -1]
    return [...products].sort((a, b) => sign * (valueOf(a) - valueOf(b)))
  }
}

/** The products that a person has chosen in the table. */
export interface Choice {
  readonly ids: ReadonlySet<string>
  /** The row that was pressed last, from which Shift chooses a range. */
  readonly last: string | null
}

/** Nothing is chosen. */
export const noChoice: Choice = { ids: new Set(), last: null }

const withRows = ({ ids }: Choice, rows: readonly Product[], chosen: boolean) => {
  const next = new Set(ids)
  for (const { $id } of rows) {
    if (chosen) next.add($id)
    else next.delete($id)
  }
  return next
}

/**
 * A press on a row turns it over. With Shift every row from the one pressed last to this one becomes what this one
 * turns to.
 *
 * @param rows - what the table lists, in its order
 */
export const chooseRow = (
  choice: Choice,
  rows: readonly Product[],
  id: string,
  ranged: boolean,
): Choice => {
  const at = rows.findIndex(({ $id }) => $id === id)
  const from = ranged ? rows.findIndex(({ $id }) => $id === choice.last) : at
  // What was pressed last may be filtered out by now.
  const ends = from === -1 ? [at, at] : [Math.min(from, at), Math.max(from, at)]
  const range = rows.slice(ends[0], (ends[1] ?? at) + 1)
  return { ids: withRows(choice, range, !choice.ids.has(id)), last: id }
}

/** Chooses all rows; once all of them are chosen, none of them. What is not listed stays as it is. */
export const chooseAllRows = (choice: Choice, rows: readonly Product[]): Choice => ({
  ids: withRows(choice, rows, !rows.every(({ $id }) => choice.ids.has($id))),
  last: null,
})

/** The choice without products that are gone; the same object while none is. */
export const keepPresent = (choice: Choice, products: readonly Product[]): Choice => {
  if (choice.ids.size === 0) return choice
  const present = new Set(products.map(({ $id }) => $id))
  const ids = new Set([...choice.ids].filter((id) => present.has(id)))
  return ids.size === choice.ids.size ? choice : { ...choice, ids }
}
