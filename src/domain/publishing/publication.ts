import * as v from 'valibot'
import { readProduct, writeProduct, parseJson } from '#domain/catalogue/codec.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** The version of the published data file. */
export const publicationVersion = 1

/** What a site publishes: the content of its data file. */
export interface Publication {
  readonly version: typeof publicationVersion
  /** ISO date-time of the export; empty when the file has none. */
  readonly exportedAt: string
  /** Each `imageId` names a picture file or is empty, each `imageUrl` is empty. */
  readonly products: readonly Product[]
}

const publicationSchema = v.object({
  version: v.literal(publicationVersion),
  exportedAt: v.string(),
  products: v.array(v.unknown()),
})

/** Reads the published data file; `null` when it is not one. */
export const readPublication = (text: string): Publication | null => {
  const read = v.safeParse(publicationSchema, parseJson(text))
  if (!read.success) return null
  const products = read.output.products.flatMap((value): Product[] => {
    const product = readProduct(value)
    return product.ok ? [product.value] : []
  })
  return { ...read.output, products }
}

/** Writes the published data file. Equal publications have equal texts. */
export const writePublication = ({ exportedAt, products }: Publication): string =>
  `{"version":${String(publicationVersion)},"exportedAt":${JSON.stringify(exportedAt)},"products":[${products
    .map(writeProduct)
    .join(',')}]}`

/** The published products, as far as they have been read. */
export interface PublishedProducts {
  readonly phase: 'loading' | 'ready' | 'failed'
  readonly products: readonly Product[]
}

/** What visitors see: their own products over the published ones, which never enter storage. */
export const ownOverPublished = (
  own: readonly Product[],
  published: readonly Product[],
): readonly Product[] => {
  const ids = new Set(own.map(({ $id }) => $id))
  return [...own, ...published.filter(({ $id }) => !ids.has($id))]
}
