import { fold, foldTerms, tighten } from './fold.ts'
import { wantsPinyin, type PinyinMatcher } from './pinyin.ts'
import type { Product } from './product.ts'

/** Turns traditional Chinese characters into simplified ones, one for one. */
export type Simplifier = (text: string) => string

/** Whether traditional characters can matter to a query; only then is their table loaded. */
export const wantsSimplifier = (query: string): boolean => /\p{Script=Han}/u.test(query)

/** What is fetched for a search when a query needs it. */
export interface SearchAids {
  readonly pinyin?: PinyinMatcher | undefined
  readonly simplify?: Simplifier | undefined
  /** One that the query needs is still on its way: what is not found may be found then. */
  readonly pending?: boolean
}

/** The text a product is searched by: name and description (decision P6). */
interface SearchKey {
  readonly folded: string
  readonly tight: string
}

const keyOf = (text: string, simplify: Simplifier | undefined): SearchKey => {
  const folded = simplify === undefined ? fold(text) : simplify(fold(text))
  return { folded, tight: tighten(folded) }
}

// Products never change in place, so a key made once stays true for as long as the product lives.
const keys = new WeakMap<Product, SearchKey>()
const simplifiedKeys = new WeakMap<Simplifier, WeakMap<Product, SearchKey>>()

const keysFor = (simplify: Simplifier | undefined) => {
  if (simplify === undefined) return keys
  let known = simplifiedKeys.get(simplify)
  if (known === undefined) {
    known = new WeakMap()
    simplifiedKeys.set(simplify, known)
  }
  return known
}

/** Whether a product matches; `null` for an empty query. */
const matcherOf = (query: string, { pinyin, simplify }: SearchAids) => {
  const terms = foldTerms(query)
    .map((term) => ({ ...keyOf(term, simplify), term, spelled: wantsPinyin(term) }))
    // A hyphen or a quote alone is no word.
    .filter(({ tight }) => tight !== '')
  if (terms.length === 0) return null
  const known = keysFor(simplify)
  const searchKeyOf = (product: Product): SearchKey => {
    let key = known.get(product)
    if (key === undefined) {
      key = keyOf(`${product.productName}\n${product.description}`, simplify)
      known.set(product, key)
    }
    return key
  }
  return (product: Product): boolean => {
    const key = searchKeyOf(product)
    return terms.every(
      ({ term, folded, tight, spelled }) =>
        key.folded.includes(folded) ||
        key.tight.includes(tight) ||
        (spelled && pinyin?.(product.productName, term) === true),
    )
  }
}

/**
 * The products that match, in the order given. Every word of the query has to occur in name or
 * description; Latin words may spell the name in pinyin or initials, and traditional characters
 * stand for simplified ones, once those aids are there (decision P6). An empty query gives back the very same array.
 */
export const searchProducts = (
  products: readonly Product[],
  query: string,
  aids: SearchAids = {},
): readonly Product[] => {
  const matches = matcherOf(query, aids)
  return matches === null ? products : products.filter(matches)
}

/** Products between two pauses. Pinyin takes a tenth of a millisecond for a product. */
const perStep = 5

/**
 * {@link searchProducts} with pauses, so that a keystroke never waits for a long list.
 *
 * @returns the products that match; `null` for an empty query, which all of them match
 */
export const searchInSteps = function* (
  products: Iterable<Product>,
  query: string,
  aids: SearchAids = {},
): Generator<undefined, ReadonlySet<Product> | null> {
  const matches = matcherOf(query, aids)
  if (matches === null) return null
  const found = new Set<Product>()
  let read = 0
  for (const product of products) {
    if (matches(product)) found.add(product)
    read += 1
    if (read % perStep === 0) yield
  }
  return found
}
