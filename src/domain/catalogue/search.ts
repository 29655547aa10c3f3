import { fold, foldTerms } from './fold.ts'
import { wantsPinyin, type PinyinMatcher } from './pinyin.ts'
import type { Product } from './product.ts'

// Products never change in place, so a key made once stays true for as long as the product lives.
const keys = new WeakMap<Product, string>()

/** The text a product is searched by: name and description, folded (decision P6). Made once. */
const searchKeyOf = (product: Product): string => {
  let key = keys.get(product)
  if (key === undefined) {
    key = `${fold(product.productName)}\n${fold(product.description)}`
    keys.set(product, key)
  }
  return key
}

/** Whether a product matches; `null` for an empty query. */
const matcherOf = (query: string, pinyin: PinyinMatcher | undefined) => {
  const terms = foldTerms(query)
  if (terms.length === 0) return null
  const spelled = terms.map(wantsPinyin)
  return (product: Product): boolean => {
    const key = searchKeyOf(product)
    return terms.every(
      (term, at) =>
        key.includes(term) ||
        (spelled[at] === true && pinyin?.(product.productName, term) === true),
    )
  }
}

/**
 * The products that match, in the order given. Every word of the query has to occur in name or
 * description; Latin words may spell the name in pinyin or initials once a matcher is there
 * (decision P6). An empty query gives back the very same array.
 */
export const searchProducts = (
  products: readonly Product[],
  query: string,
  pinyin?: PinyinMatcher,
): readonly Product[] => {
  const matches = matcherOf(query, pinyin)
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
  pinyin?: PinyinMatcher,
): Generator<undefined, ReadonlySet<Product> | null> {
  const matches = matcherOf(query, pinyin)
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
