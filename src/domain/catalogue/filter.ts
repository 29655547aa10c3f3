import { limits } from '#domain/limits.ts'
import { isInStock, type Product } from './product.ts'

/** What narrows the list of a category besides its search (decision P16). */
export interface ProductFilter {
  /** Only what is in stock. */
  readonly inStock: boolean
  /** Lowest price in US dollars; `null` for none. */
  readonly from: number | null
  /** Highest price in US dollars; `null` for none. */
  readonly to: number | null
}

/** Every product. */
export const noFilter: ProductFilter = { inStock: false, from: null, to: null }

/** From how many products on a category has a price range. */
export const priceRangeFrom = 9

/** How many filters are set: stock and price count once each. */
export const filterCount = ({ inStock, from, to }: ProductFilter): number =>
  Number(inStock) + Number(from !== null || to !== null)

/** Whether two filters let the same products through. */
export const isSameFilter = (a: ProductFilter, b: ProductFilter): boolean =>
  a.inStock === b.inStock && a.from === b.from && a.to === b.to

/** Two ends of a range in their order: who types `500` to `100` means what lies between. */
export const priceRange = (
  from: number | null,
  to: number | null,
): Pick<ProductFilter, 'from' | 'to'> =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }

/** Whether a filter lets a product through. Both ends of the price belong to the range. */
export const passes = (product: Product, { inStock, from, to }: ProductFilter): boolean =>
  (!inStock || isInStock(product)) &&
  (from === null || product.price >= from) &&
  (to === null || product.price <= to)

const price = /^\d{1,10}(?:\.\d{1,2})?$/

/** A price of an address; anything else, and 0, counts as not said. */
const readPrice = (text: string | null): number | null => {
  const value = price.test(text ?? '') ? Number(text) : 0
  return value > 0 && value <= limits.number ? value : null
}

/** Reads `?stock=in&from&to`. */
export const readFilter = (params: URLSearchParams): ProductFilter => ({
  inStock: params.get('stock') === 'in',
  ...priceRange(readPrice(params.get('from')), readPrice(params.get('to'))),
})

/** Adds a filter to the parameters of an address. */
export const writeFilter = (
  params: URLSearchParams,
  { inStock, from, to }: ProductFilter,
): void => {
  if (inStock) params.set('stock', 'in')
  if (from !== null) params.set('from', String(from))
  if (to !== null) params.set('to', String(to))
}

/** What a list can be narrowed by. */
export type Narrowing = 'search' | 'stock' | 'price'

/** What to leave out, and how many products are there without it. */
export interface WayBack {
  readonly without: Narrowing
  readonly count: number
}

/**
 * What to leave out when nothing is found: each narrowing that hides products by itself, the one that brings
 * back most first. None where it takes two to hide everything.
 *
 * @param products - all of the category
 * @param matches - what the search finds; `null` without a search
 */
export const waysBack = (
  products: readonly Product[],
  matches: ReadonlySet<Product> | null,
  filter: ProductFilter,
): readonly WayBack[] => {
  const count = (without: Narrowing) => {
    const rest = {
      ...filter,
      ...(without === 'stock' ? { inStock: false } : {}),
      ...(without === 'price' ? { from: null, to: null } : {}),
    }
    const found = without === 'search' ? null : matches
    return products.filter((product) => (found?.has(product) ?? true) && passes(product, rest))
      .length
  }
  return (['stock', 'price', 'search'] as const)
    .map((without) => ({ without, count: count(without) }))
    .filter((way) => way.count > 0)
    .sort((a, b) => b.count - a.count)
}
