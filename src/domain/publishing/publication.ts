import * as v from 'valibot'
import { readProduct, writeProduct, parseJson } from '#domain/catalogue/codec.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { longHash } from '#domain/hash.ts'

/** The version of the published data file and of the record of what was put into storage. */
export const publicationVersion = 1

/** What a site publishes: the content of its data file (decision P9). */
export interface Publication {
  readonly version: typeof publicationVersion
  /** ISO date-time of the export; empty when the file has none. */
  readonly exportedAt: string
  /** Each `imageId` names a picture file or is empty, each `imageUrl` is empty. */
  readonly products: readonly Product[]
  /** The `imageId` that each picture file had in the export, to tell whether a picture changed. */
  readonly sources: Readonly<Record<string, string>>
}

/** What was put into browser storage by the last publication that was read there. */
export interface PublicationRecord {
  readonly version: typeof publicationVersion
  /** Address of the data file. It contains a hash, so another publication has another address. */
  readonly address: string
  /** Fingerprint of each product as it was put in, also of those that the visitor has deleted. */
  readonly products: Readonly<Record<string, string>>
}

const publicationSchema = v.object({
  version: v.literal(publicationVersion),
  exportedAt: v.string(),
  products: v.array(v.unknown()),
  sources: v.record(v.string(), v.string()),
})

const recordSchema = v.object({
  version: v.literal(publicationVersion),
  address: v.string(),
  products: v.record(v.string(), v.string()),
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
export const writePublication = ({ exportedAt, products, sources }: Publication): string =>
  `{"version":${String(publicationVersion)},"exportedAt":${JSON.stringify(exportedAt)},"products":[${products
    .map(writeProduct)
    .join(',')}],"sources":${JSON.stringify(sources)}}`

/**
 * Reads what was put into storage; `null` when nothing was or it cannot be read, `newer` when a
 * newer version of the site wrote it.
 */
export const readPublicationRecord = (text: string | null): PublicationRecord | 'newer' | null => {
  const parsed = text === null ? undefined : parseJson(text)
  const read = v.safeParse(recordSchema, parsed)
  if (read.success) return read.output
  const newer = v.object({ version: v.pipe(v.number(), v.gtValue(publicationVersion)) })
  return v.is(newer, parsed) ? 'newer' : null
}

/** What a product is recognised by: equal products have equal fingerprints. */
export const fingerprintOf = (product: Product): string => longHash(writeProduct(product))

/** What a publication changes in a visitor's storage. */
export interface PublicationMerge {
  readonly put: readonly { readonly product: Product; readonly created: boolean }[]
  readonly remove: readonly string[]
  /** What to remember for the next publication. */
  readonly record: PublicationRecord
}

/**
 * Merges a publication into stored products (decision P9). A product that the visitor has not
 * touched follows the publication; a changed or deleted one stays as they left it, and so does
 * every product that they have added.
 *
 * @param stored - the products in storage
 * @param before - what the publication before put in, `null` at the first visit
 * @param publication - what the site publishes now
 * @param address - address of its data file
 */
export const mergePublication = (
  stored: readonly Product[],
  before: PublicationRecord | null,
  publication: Publication,
  address: string,
): PublicationMerge => {
  const known = new Map(Object.entries(before?.products ?? {}))
  const present = new Map(stored.map((product) => [product.$id, product]))
  const put: { product: Product; created: boolean }[] = []
  const remove: string[] = []
  const record = new Map<string, string>()
  for (const product of publication.products) {
    const { $id } = product
    const [base, mine, next] = [known.get($id), present.get($id), fingerprintOf(product)]
    known.delete($id)
    if (mine === undefined) {
      if (base === undefined) put.push({ product, created: true })
      record.set($id, base ?? next)
      continue
    }
    const own = fingerprintOf(mine)
    if (own !== next && own === base) put.push({ product, created: false })
    record.set($id, own === next || own === base ? next : (base ?? next))
  }
  // Published before and no longer.
  for (const [id, base] of known) {
    const mine = present.get(id)
    if (mine !== undefined && fingerprintOf(mine) === base) remove.push(id)
    else record.set(id, base)
  }
  return {
    put,
    remove,
    record: { version: publicationVersion, address, products: Object.fromEntries(record) },
  }
}
