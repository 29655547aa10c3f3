import { writeProduct } from './codec.ts'
import type { Product } from './product.ts'
import { publicationVersion, type Publication, type PublicationRecord } from './publication.ts'

/** Two hashes of 32 bits as one text: short enough for storage, long enough that no two states share it by chance. */
const hashOf = (text: string): string => {
  let [a, b] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x5bd1e995)
    b ^= b >>> 15
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

/** What a product is recognised by: equal products have equal fingerprints. */
export const fingerprintOf = (product: Product): string => hashOf(writeProduct(product))

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
 * every product of their own.
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
