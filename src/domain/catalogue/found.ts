import { categories, newestFirst, type Category, type Product } from './product.ts'
import { cut, foldedWith, isFoundIn, termsOf, type SearchAids, type Term } from './search.ts'

/** A piece of a text, and whether a word of the search was found in it. */
export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** A character with its marks, which are folded together. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu

/** A text as search compares it, with the cluster that each of its units came from. */
const foldedOf = (parts: readonly string[], simplify: SearchAids['simplify']) => {
  let folded = ''
  const origins: number[] = []
  for (const [at, part] of parts.entries()) {
    const plain = foldedWith(part, simplify)
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at)
  }
  return { folded, origins }
}

type Range = readonly [start: number, end: number]

/** Where a folded text has a word: the whole of it, or else its parts. */
const rangesOf = (folded: string, term: Term): readonly Range[] => {
  const [parted, joined] = [cut(folded, false), cut(folded, true)]
  const all = ({ text, at }: typeof parted, tokens: string): readonly Range[] => {
    const ranges: Range[] = []
    for (let start = text.indexOf(tokens); start !== -1; start = text.indexOf(tokens, start + 1)) {
      const last = at[start + tokens.length - 1] ?? 0
      // The text of a token is behind its space.
      ranges.push([at[start + 1] ?? last, last + 1])
    }
    return ranges
  }
  const of = (key: Pick<Term, 'parted' | 'joined'>) => [
    ...all(parted, key.parted),
    ...all(joined, key.joined),
  ]
  const whole = of(term)
  return whole.length > 0 ? whole : term.parts.flat().flatMap(of)
}

/**
 * A text in pieces: those in which a word of the search was found, and those between them. Words are
 * compared as {@link searchProducts} does (decision P6).
 *
 * @param aids - with `pinyin` for a name only: a description is not searched by pinyin
 */
export const piecesOf = (text: string, query: string, aids: SearchAids = {}): readonly Piece[] => {
  const parts = text.match(clusters) ?? []
  const { folded, origins } = foldedOf(parts, aids.simplify)
  const found = new Set<number>()
  for (const term of termsOf(query, aids)) {
    const ranges = rangesOf(folded, term)
    for (const [start, end] of ranges)
      for (const origin of origins.slice(start, end)) found.add(origin)
    if (ranges.length > 0 || !term.spelled) continue
    const spelled = aids.pinyin?.(text, term.folded)
    if (!spelled) continue
    let unit = 0
    for (const [at, part] of parts.entries()) {
      if (unit >= spelled[0] && unit <= spelled[1]) found.add(at)
      unit += part.length
    }
  }
  const pieces: { text: string; found: boolean }[] = []
  for (const [at, part] of parts.entries()) {
    const last = pieces.at(-1)
    if (last?.found === found.has(at)) last.text += part
    else pieces.push({ text: part, found: found.has(at) })
  }
  return pieces
}

/**
 * How many characters may come before the first word that was found, about how many stay of more, and how much
 * farther from that a clause may begin than a word.
 */
const lead = { most: 60, kept: 20, clause: 8 } as const

/** After a Chinese clause or a space: Chinese words have nothing between them, and Firefox 115 cannot tell them apart. */
const boundary = /[。，、；：！？…][”’」』）]*\s*|\s+/gu

const clauseEnd = /[。，、；：！？….,;:!?][”’」』）]*\s*$/u

/** Where to begin a text that is too long before the word that was found: with a word or a clause. */
const excerptStart = (before: string, characters: readonly string[]): number => {
  const longest = characters.slice(-lead.most).join('').length
  const wanted = before.length - characters.slice(-lead.kept).join('').length
  const starts = Array.from(
    before.matchAll(boundary),
    ({ index, 0: match }) => index + match.length,
  )
  const near = starts.filter((start) => start >= before.length - longest)
  // One long word or clause is cut.
  if (near.length === 0) return wanted
  const distance = (start: number) =>
    Math.abs(start - wanted) + (clauseEnd.test(before.slice(0, start)) ? 0 : lead.clause)
  return near.reduce((best, start) => (distance(start) < distance(best) ? start : best))
}

/**
 * The text from a little before the first word that was found, with an ellipsis where it is not the beginning. It
 * begins with a word, in Chinese with a clause.
 */
const fromFirstFound = (text: string, query: string, aids?: SearchAids): string => {
  const [first, second] = piecesOf(text, query, aids)
  if (first === undefined || second === undefined || first.found) return text
  const before = first.text.match(clusters) ?? []
  if (before.length <= lead.most) return text
  return `…${text.slice(excerptStart(first.text, before))}`
}

/**
 * What a result says below its name: a specification, where a word is in neither the name nor the description, else the
 * description from a little before the first word.
 */
export const excerptOf = (product: Product, query: string, aids: SearchAids = {}): string => {
  const { productName, description, specifications } = product
  // Only names are searched by pinyin.
  const plain = { simplify: aids.simplify }
  const elsewhere = termsOf(query, aids).filter(
    (term) => !isFoundIn(productName, term, aids) && !isFoundIn(description, term, plain),
  )
  const row = Object.entries(specifications)
    .map((texts) => texts.join(' '))
    .find((text) => elsewhere.some((term) => isFoundIn(text, term, plain)))
  return row ?? fromFirstFound(description, query, plain)
}

/** What a search has found in one category. */
export interface FoundGroup {
  readonly category: Category
  /** Products with a word of the search in the name first, then in the description; of each the newest first. */
  readonly products: readonly Product[]
}

/** The products that a search has found, by category, in the order of the site; without empty groups. */
export const groupFound = (
  products: Iterable<Product>,
  query: string,
  aids: SearchAids = {},
): readonly FoundGroup[] => {
  const terms = termsOf(query, aids)
  const rankOf = ({ productName, description }: Product) => {
    if (terms.some((term) => isFoundIn(productName, term, aids))) return 0
    return terms.some((term) => isFoundIn(description, term, { simplify: aids.simplify })) ? 1 : 2
  }
  const ranked = [...products].map((product) => ({ product, rank: rankOf(product) }))
  ranked.sort((a, b) => a.rank - b.rank || newestFirst(a.product, b.product))
  return categories.flatMap((category) => {
    const own = ranked.flatMap(({ product }) => (product.category === category ? [product] : []))
    return own.length === 0 ? [] : [{ category, products: own }]
  })
}
