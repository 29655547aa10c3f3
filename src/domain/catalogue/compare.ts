import type { Product } from './product.ts'
import { fold, tighten } from './search.ts'

/** How many products can be compared at once (decision P16). */
const mostCompared = 3

/** The products that an address names: each once, the first three. */
export const readCompared = (params: URLSearchParams, name: string): readonly string[] =>
  [...new Set(params.getAll(name))].filter((id) => id !== '').slice(0, mostCompared)

/** The compared products with one more or one less; `null` where three are chosen already. */
export const choose = (
  ids: readonly string[],
  id: string,
  chosen: boolean,
): readonly string[] | null => {
  const others = ids.filter((other) => other !== id)
  if (!chosen) return others
  return others.length < mostCompared ? [...others, id] : null
}

/** One specification of the compared products. */
export interface ComparedRow {
  /** Its name, as the first product that has it writes it. */
  readonly name: string
  /** The value of each product; `null` where a product does not say. */
  readonly values: ReadonlyArray<string | null>
}

/** Letters of another case or width and the space before a unit make no difference. */
const plain = (text: string) => tighten(fold(text)).replaceAll(/\s/gu, '')

/** Whether any two values of a row differ. What a product does not say is not known to differ. */
export const differs = (values: ReadonlyArray<string | number | null>): boolean =>
  new Set(
    values
      .filter((value) => value !== null)
      .map((value) => (typeof value === 'string' ? plain(value) : value)),
  ).size > 1

const countOf = ({ values }: ComparedRow) => values.filter((value) => value !== null).length

/** The specifications of products side by side. */
export interface Compared {
  /** What two or more of the products say: first what all of them say. */
  readonly shared: readonly ComparedRow[]
  /** For each product, what it alone says: names and values. */
  readonly own: ReadonlyArray<ReadonlyArray<readonly [name: string, value: string]>>
}

/**
 * Compares the specifications of products, in the order of the products. A name is the same in another case or
 * width.
 */
export const compared = (products: readonly Pick<Product, 'specifications'>[]): Compared => {
  const rows = new Map<string, { name: string; values: (string | null)[] }>()
  for (const [at, { specifications }] of products.entries())
    for (const [name, value] of Object.entries(specifications)) {
      const same = rows.get(plain(name))
      // Two names of one product that differ in case only are two rows. A plain name has no line end.
      const key = same !== undefined && same.values[at] !== null ? `\n${name}` : plain(name)
      const row = rows.get(key) ?? { name, values: products.map(() => null) }
      row.values[at] = value
      rows.set(key, row)
    }
  const all = [...rows.values()]
  const shared = all.filter((row) => countOf(row) > 1)
  const byAll = (row: ComparedRow) => countOf(row) === products.length
  return {
    shared: [...shared.filter(byAll), ...shared.filter((row) => !byAll(row))],
    own: products.map((_, at) =>
      all.flatMap((row) => {
        const value = row.values[at]
        return countOf(row) === 1 && typeof value === 'string' ? [[row.name, value] as const] : []
      }),
    ),
  }
}
