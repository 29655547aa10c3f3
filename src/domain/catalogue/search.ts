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
  const terms = foldTerms(query)
  if (terms.length === 0) return products
  const spelled = terms.map((term) => pinyin !== undefined && wantsPinyin(term))
  return products.filter((product) => {
    const key = searchKeyOf(product)
    return terms.every(
      (term, at) =>
        key.includes(term) ||
        (spelled[at] === true && pinyin?.(product.productName, term) === true),
    )
  })
}
