import { categories, type Category, type Product } from './product.ts'

/** Turns traditional Chinese characters into simplified ones, one for one. */
export type Simplifier = (text: string) => string

const han = /\p{Script=Han}/u

/** Whether traditional characters can matter to a query; only then is their table loaded. */
export const wantsSimplifier = (query: string): boolean => han.test(query)

/** What a search uses beside the products. All but the names of the categories is fetched when a query needs it. */
export interface SearchAids {
  /** The names of the categories, in the language of the page. */
  readonly categories?: Readonly<Record<Category, string>>
  readonly pinyin?: PinyinMatcher | undefined
  readonly simplify?: Simplifier | undefined
  /** One that the query needs is still on its way: what is not found may be found then. */
  readonly pending?: boolean
}

const word = String.raw`(?:(?!\p{Script=Han})\p{L})+`

/**
 * A token: a word, a number, or any other sign, such as a Chinese character. Quotes inside a word and commas of thousands are
 * no part of it. Spaces, quotes and hyphens between tokens are none.
 */
const token = new RegExp(
  String.raw`(?<word>${word}(?:['"]+${word})*)|(?<number>\d+(?:(?:,(?=\d{3}(?!\d))|\.)\d+)*)|[^\s'"-]`,
  'gu',
)

/** The longest unit that may be behind a number and a space: `5,000 mAh`. */
const longestUnit = 3

interface Token {
  readonly kind: 'word' | 'number' | 'sign'
  readonly text: string
  readonly start: number
  readonly end: number
}

const tokensOf = (folded: string): readonly Token[] =>
  Array.from(folded.matchAll(token), ({ 0: text, index: start, groups }): Token => {
    const kind = groups?.['word'] ? 'word' : groups?.['number'] ? 'number' : 'sign'
    return { kind, text, start, end: start + text.length }
  })

/** Whether a space parts two tokens: a number behind one letter or another number, and a word behind a number. */
const isParted = (before: Token, { kind, text }: Token): boolean =>
  kind === 'number'
    ? before.kind === 'number' || (before.kind === 'word' && before.text.length === 1)
    : before.kind === 'number' && kind === 'word' && text.length > longestUnit

/** A text in tokens. */
interface Cut {
  /** Each token behind a space, and also behind a line end where it does not follow the one before it. */
  readonly text: string
  /** For each unit of {@link text}, where it is in the folded text. */
  readonly at: readonly number[]
}

/**
 * Cuts a folded text into tokens.
 *
 * @param joined - drops the hyphens inside words: `wi-fi` is one token
 */
export const cut = (folded: string, joined: boolean): Cut => {
  let text = ''
  const at: number[] = []
  let before: Token | undefined
  for (const now of tokensOf(folded)) {
    const gap = folded.slice(before?.end ?? 0, now.start)
    const isSpaced = /\s/u.test(gap)
    const isWord = before?.kind === 'word' && now.kind === 'word' && gap !== ''
    if (!joined || isSpaced || !isWord) {
      const isApart = before && isSpaced && (gap.includes('\n') || isParted(before, now))
      text += isApart ? '\n ' : ' '
      at.push(...(isApart ? [now.start, now.start] : [now.start]))
    }
    for (let unit = 0; unit < now.text.length; unit += 1) {
      const sign = now.text.charAt(unit)
      if (now.kind !== 'sign' && /['",]/u.test(sign)) continue
      text += sign
      at.push(now.start + unit)
    }
    before = now
  }
  return { text, at }
}

/** What is searched: a text in tokens, with hyphens inside words and without. */
interface SearchKey {
  readonly parted: string
  readonly joined: string
}

/** A text as it is compared. */
export const foldedWith = (text: string, simplify: Simplifier | undefined): string =>
  simplify === undefined ? fold(text) : simplify(fold(text))

const keyOf = (folded: string): SearchKey => {
  const { text: parted } = cut(folded, false)
  return { parted, joined: folded.includes('-') ? cut(folded, true).text : parted }
}

/** Hyphens and quotes alone are found everywhere, and say nothing. */
const hasToken = ({ parted }: SearchKey): boolean => parted !== ''

/** A word of a query, with what else is found in its place. */
export interface Term extends SearchKey {
  readonly folded: string
  /**
   * The parts of what was typed without spaces, in Chinese or beside it: a text may have them in another order. A
   * Chinese part is itself in pairs of characters, because nothing says where its words end.
   */
  readonly parts: ReadonlyArray<readonly SearchKey[]>
  /** It may be pinyin. */
  readonly spelled: boolean
}

/** Every two characters that follow each other. */
const pairsOf = (run: string): readonly string[] => {
  const characters = Array.from(run)
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`)
}

const partsOf = (folded: string): Term['parts'] => {
  const runs = han.test(folded) ? (folded.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? []) : []
  // One character alone says too little.
  if (folded.length < 4 || runs.some((run) => run.length < 2)) return []
  return runs
    .map((run) => (han.test(run) ? pairsOf(run) : [run]).map(keyOf))
    .filter((part) => part.every(hasToken))
}

/** The words of a query. */
export const termsOf = (query: string, { simplify }: SearchAids): readonly Term[] =>
  foldTerms(query)
    .map((term) => {
      const folded = foldedWith(term, simplify)
      return { ...keyOf(folded), folded, parts: partsOf(folded), spelled: wantsPinyin(term) }
    })
    .filter(hasToken)

/** Whether a text has a word: its first token is the beginning of one, and its last begins one. */
const holds = (key: SearchKey, { parted, joined }: SearchKey): boolean =>
  key.parted.includes(parted) || key.joined.includes(joined)

/** Whether a text has all characters of a part in pairs: a word of three is two pairs. */
const holdsPart = (key: SearchKey, pairs: readonly SearchKey[]): boolean => {
  const found = pairs.map((pair) => holds(key, pair))
  return found.every((here, at) => here || (found[at - 1] === true && found[at + 1] === true))
}

/** Whether a text has a word of a query, in one piece or in parts. */
const holdsTerm = (key: SearchKey, term: Term): boolean =>
  holds(key, term) || (term.parts.length > 0 && term.parts.every((part) => holdsPart(key, part)))

/** Whether a text has a word of a query, with `pinyin` also where that spells it. */
export const isFoundIn = (text: string, term: Term, { pinyin, simplify }: SearchAids): boolean =>
  holdsTerm(keyOf(foldedWith(text, simplify)), term) ||
  (term.spelled && Boolean(pinyin?.(text, term.folded)))

// Products never change in place, so a key made once stays true for as long as the product lives.
const keys = new WeakMap<Product, SearchKey>()
const simplifiedKeys = new WeakMap<Simplifier, WeakMap<Product, SearchKey>>()

const keysFor = (simplify: Simplifier | undefined) => {
  if (simplify === undefined) return keys
  let cached = simplifiedKeys.get(simplify)
  if (cached === undefined) {
    cached = new WeakMap()
    simplifiedKeys.set(simplify, cached)
  }
  return cached
}

/** The text a product is searched by. */
const textOf = ({ productName, description, specifications }: Product): string =>
  [productName, description, ...Object.entries(specifications).map((row) => row.join(' '))].join(
    '\n',
  )

/** The categories that a word names: their addresses are English words, which people type in Chinese too (`cpu`). */
const categoriesOf = (term: Term, aids: SearchAids) =>
  new Set(
    categories.filter(
      (category) =>
        aids.categories !== undefined &&
        isFoundIn(`${aids.categories[category]}\n${category}`, term, aids),
    ),
  )

/** Whether a product matches; `null` for an empty query. */
const matcherOf = (query: string, aids: SearchAids) => {
  const terms = termsOf(query, aids).map((term) => ({ term, named: categoriesOf(term, aids) }))
  if (terms.length === 0) return null
  const cached = keysFor(aids.simplify)
  return (product: Product): boolean => {
    const key = cached.get(product) ?? keyOf(foldedWith(textOf(product), aids.simplify))
    cached.set(product, key)
    return terms.every(
      ({ term, named }) =>
        holdsTerm(key, term) ||
        named.has(product.category) ||
        (term.spelled && Boolean(aids.pinyin?.(product.productName, term.folded))),
    )
  }
}

/**
 * The products that match, in the order given. Every word of the query has to be in name, description or
 * specifications, or to name the category; Latin words may spell the name in pinyin or initials, and traditional
 * characters count as simplified ones, once those aids are there. An empty query gives back the very same array.
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

/**
 * Whether all that a query matches is among what another one matched, because it was only typed on. In Chinese it is not:
 * `手机黑` has one word, `手机黑色` two. Neither is it with a comma: `5,00` has two numbers, `5,000` one.
 */
export const narrows = (query: string, before: string): boolean =>
  !/[\p{Script=Han},，]/u.test(query) && fold(query).startsWith(fold(before))

const ascii = /^[\t\n\r -~]*$/
// Han, kana-free CJK punctuation and ASCII decompose to themselves: most Chinese text is done here.
const plainHan = /^[\t\n\r -~\u2020-\u2027\u3001-\u301b\u4e00-\u9fff]*$/
const marks = /\p{M}+/gu
const unseen = /\p{Cf}+/gu
const dashes = /[\p{Pd}\u2212]/gu
const single = /[\u2018-\u201B\u2032\u00B4`]/gu
const double = /[\u201C-\u201F\u2033]/gu

/** Letters that Unicode does not take apart, as people without their keyboard write them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}

/**
 * Folds text for searching: case, width and accents away, one kind of hyphen and of quote, so that
 * `ＲＯＢＯＴ`, `Robot` and `röbot` meet. It is for finding: texts that are equal once folded may say different things.
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
    .replace(/[ßæœøłđðþħŧıς]/g, (letter) => letters[letter] ?? letter)
}

/** What ends a clause, once folded, behind a word. */
const clauseEnd = /(?<=[^!,.:;?、。])[!,.:;?、。]+$/u

/** The words of a query, folded; every one of them has to be found. What ends a clause belongs to no word. */
export const foldTerms = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/u)
    .filter((term) => term !== '')
    .map((term) => term.replace(clauseEnd, ''))

/** The first and the last character of what Latin input spells of a name, beginning with a Chinese one, or `false`. */
export type PinyinMatcher = (name: string, term: string) => readonly [number, number] | false

/** Whether a query can be pinyin at all; only then is the dictionary loaded. */
export const wantsPinyin = (query: string): boolean => /[a-zａ-ｚ]/iu.test(query)
