import type { Product } from './product.ts'

/** How many products can be compared at once. */
export const mostCompared = 3

/** What the address of a comparison says. */
interface ComparisonQuery {
  /** `$id`s of the products, in the order of their columns. */
  readonly ids: readonly string[]
  /** Only rows that differ are shown. */
  readonly onlyDifferent: boolean
}

/** Reads `?id&id&only=different`. */
export const parseComparison = (search: string): ComparisonQuery => {
  const params = new URLSearchParams(search)
  return { ids: readCompared(params, 'id'), onlyDifferent: params.get('only') === 'different' }
}

/** Writes {@link ComparisonQuery} for the address, without `?`. */
export const serialiseComparison = ({ ids, onlyDifferent }: ComparisonQuery): string => {
  const params = new URLSearchParams(ids.map((id) => ['id', id]))
  if (onlyDifferent) params.set('only', 'different')
  return params.toString()
}

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

/** A text as it is written, except for what nobody sees: how letters are composed, their width, and the kind of space. */
const written = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Whether any two values of a row differ. What a product does not say is not known to differ. */
export const differs = (values: ReadonlyArray<string | number | null>): boolean =>
  new Set(
    values
      .filter((value) => value !== null)
      .map((value) => (typeof value === 'string' ? written(value) : value)),
  ).size > 1

const countOf = ({ values }: ComparedRow) => values.filter((value) => value !== null).length

/** The specifications of products side by side. */
export interface Compared {
  /** What two or more of the products say: first what all of them say. */
  readonly shared: readonly ComparedRow[]
  /** For each product, what it alone says: names and values. */
  readonly own: ReadonlyArray<ReadonlyArray<readonly [name: string, value: string]>>
}

/** Compares the specifications of products, in the order of the products. */
export const compared = (products: readonly Pick<Product, 'specifications'>[]): Compared => {
  const rows = new Map<string, { name: string; values: (string | null)[] }>()
  for (const [at, { specifications }] of products.entries())
    for (const [name, value] of Object.entries(specifications)) {
      const same = rows.get(written(name))
      // A product that writes one name in two ways has two rows. A known name has no line end.
      const key = same !== undefined && same.values[at] !== null ? `\n${name}` : written(name)
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
