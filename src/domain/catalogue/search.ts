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
        (spelled && Boolean(pinyin?.(product.productName, term))),
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

const ascii = /^[\t\n\r -~]*$/
// Han, kana-free CJK punctuation and ASCII decompose to themselves: most Chinese text is done here.
const plainHan = /^[\t\n\r -~\u2020-\u2027\u3001-\u301b\u4e00-\u9fff]*$/
const marks = /\p{M}+/gu
const unseen = /\p{Cf}+/gu
const dashes = /[\p{Pd}\u2212]/gu
const single = /[\u2018-\u201B\u2032\u00B4`]/gu
const double = /[\u201C-\u201F\u2033]/gu

/**
 * Folds text for searching: case, width and accents away, one kind of hyphen and of quote, so that
 * `ＲＯＢＯＴ`, `Robot` and `röbot` meet (decision P6). Not for showing.
 */
export const fold = (text: string): string => {
  if (ascii.test(text) || plainHan.test(text)) return text.toLowerCase()
  return text
    .replace(single, "'")
    .replace(double, '"')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(dashes, '-')
}

/**
 * A folded text as people write it in a hurry: without quotes and hyphens, and without the space
 * before a number or between a number and its unit. `wi-fi` becomes `wifi`, `iphone 15` `iphone15`
 * and `12 v` `12v`; `3-5` and `5 games` stay.
 */
export const tighten = (folded: string): string =>
  folded
    .replace(/['"]|(?<![0-9])-|-(?![0-9])/gu, '')
    .replace(/(?<=\p{L})[^\S\n]+(?=[0-9])|(?<=[0-9])[^\S\n]+(?=[a-z]{1,3}(?!\p{L}))/gu, '')

/** What ends a clause, once folded, behind a word. */
const clauseEnd = /(?<=[^!,.:;?、。])[!,.:;?、。]+$/u

/** The words of a query, folded; every one of them has to be found. What ends a clause belongs to no word. */
export const foldTerms = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/u)
    .filter((term) => term !== '')
    .map((term) => term.replace(clauseEnd, ''))

/** The first and the last character of a Chinese name that Latin input spells, or `false`. */
export type PinyinMatcher = (name: string, term: string) => readonly [number, number] | false

/** Whether a query can be pinyin at all; only then is the dictionary loaded. */
export const wantsPinyin = (query: string): boolean => /[a-zａ-ｚ]/iu.test(query)
