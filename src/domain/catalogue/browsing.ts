import { wellFormed } from '#domain/address.ts'
import { limits } from '#domain/limits.ts'
import { readCompared } from './compare.ts'
import { noFilter, readFilter, writeFilter, type Narrowing, type ProductFilter } from './filter.ts'
import type { Product } from './product.ts'

/** What a list can be ordered by (spec §2). */
export const sortKeys = ['name', 'price', 'date'] as const
/** One of the three orders. */
export type SortKey = (typeof sortKeys)[number]
/** Ascending or descending. */
export type SortDirection = 'asc' | 'desc'
/** An order and its direction. */
export interface SortOrder {
  readonly sort: SortKey
  readonly dir: SortDirection
}

/** The direction an order starts in: names and prices upwards, the newest product first. */
const firstDirection: Readonly<Record<SortKey, SortDirection>> = {
  name: 'asc',
  price: 'asc',
  date: 'desc',
}

/** A click on an order: the active one flips, another one starts in its own direction (spec §2). */
export const nextOrder = (current: SortOrder, clicked: SortKey): SortOrder =>
  current.sort === clicked
    ? { sort: clicked, dir: current.dir === 'asc' ? 'desc' : 'asc' }
    : { sort: clicked, dir: firstDirection[clicked] }

/** Orders products; see {@link createSorter}. */
export type Sorter = (products: readonly Product[], order: SortOrder) => readonly Product[]

type Compare = (a: Product, b: Product) => number

/** Reverses an ascending list. Products that compare equal keep their order. */
const flip = (ascending: readonly Product[], compare: Compare): readonly Product[] => {
  const groups: Product[][] = []
  for (const product of ascending) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && compare(last[0], product) === 0) last.push(product)
    else groups.push([product])
  }
  return groups.reverse().flat()
}

/**
 * Makes a sorter for one language. Names follow the language's collation with numbers by value
 * (`A2` before `A10`), equal ones keep their order in both directions (decision P6). Each list is
 * sorted once per order and then remembered, so that flipping and searching cost no comparisons.
 */
export const createSorter = (locale: string): Sorter => {
  let collator: Intl.Collator | undefined
  const moments = new WeakMap<Product, number>()
  // Dates carry offsets: only as moments are they in order.
  const momentOf = (product: Product): number => {
    let moment = moments.get(product)
    if (moment === undefined) {
      moment = Date.parse(product.createdAt)
      moments.set(product, moment)
    }
    return moment
  }
  const compares: Readonly<Record<SortKey, Compare>> = {
    // Built at first use: creating a Chinese collator is slow enough to be felt at page start.
    name: (a, b) => {
      collator ??= new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
      return collator.compare(a.productName, b.productName)
    },
    price: (a, b) => a.price - b.price,
    date: (a, b) => momentOf(a) - momentOf(b),
  }
  const sorted = new WeakMap<readonly Product[], Map<string, readonly Product[]>>()
  return (products, { sort, dir }) => {
    let lists = sorted.get(products)
    if (lists === undefined) {
      lists = new Map<string, readonly Product[]>()
      sorted.set(products, lists)
    }
    const compare = compares[sort]
    const ascending = lists.get(`${sort} asc`) ?? [...products].sort(compare)
    lists.set(`${sort} asc`, ascending)
    if (dir === 'asc') return ascending
    const descending = lists.get(`${sort} desc`) ?? flip(ascending, compare)
    lists.set(`${sort} desc`, descending)
    return descending
  }
}

/** What the address of a category page says (decisions P6 and P16). */
export type CatalogueQuery = SortOrder & {
  /** Search text as typed, at most 100 units, well-formed Unicode. */
  readonly q: string
  readonly filter: ProductFilter
  /** `$id`s of the products that are chosen to be compared. */
  readonly compared: readonly string[]
}

/** The page without anything in its address: everything, newest first. */
export const defaultQuery: CatalogueQuery = {
  q: '',
  sort: 'date',
  dir: 'desc',
  filter: noFilter,
  compared: [],
}

/** Whether a text is a key to sort by. */
export const isSortKey = (value: string | null): value is SortKey =>
  sortKeys.some((key) => key === value)

/** Search text cut to what the address keeps; half of a surrogate pair cannot be in an address. */
export const tidyQueryText = (text: string): string => wellFormed(text.slice(0, limits.query))

/** Reads `?q&sort&dir&stock&from&to&compare`; anything not on the lists counts as not said. */
export const parseCatalogueQuery = (search: string): CatalogueQuery => {
  const params = new URLSearchParams(search)
  const wanted = params.get('sort')
  const sort = isSortKey(wanted) ? wanted : defaultQuery.sort
  const dir = params.get('dir')
  return {
    q: tidyQueryText(params.get('q') ?? ''),
    sort,
    dir: dir === 'asc' || dir === 'desc' ? dir : firstDirection[sort],
    filter: readFilter(params),
    compared: readCompared(params, 'compare'),
  }
}

/**
 * Writes the query for the address, without `?`, leaving out what is the default. Reading it again
 * gives the same query.
 */
export const serialiseCatalogueQuery = ({
  q,
  sort,
  dir,
  filter,
  compared,
}: CatalogueQuery): string => {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', tidyQueryText(q))
  if (sort !== defaultQuery.sort) params.set('sort', sort)
  // As after a first click on the order.
  if (dir !== firstDirection[sort]) params.set('dir', dir)
  writeFilter(params, filter)
  for (const id of compared) params.append('compare', id)
  return params.toString()
}

/** A query without one of its narrowings, or without all of them. */
export const widened = (
  { q, filter, ...order }: CatalogueQuery,
  without: Narrowing | 'all',
): CatalogueQuery => {
  const gone = (what: Narrowing) => without === 'all' || without === what
  return {
    ...order,
    q: gone('search') ? '' : q,
    filter: {
      ...filter,
      ...(gone('stock') ? { inStock: noFilter.inStock } : {}),
      ...(gone('price') ? { from: noFilter.from, to: noFilter.to } : {}),
    },
  }
}
