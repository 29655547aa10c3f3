import { isInStock, isSameProduct, type Product } from './product.ts'
import type { Publication } from './publication.ts'

/** A field that visitors see change. */
export type ChangedField =
  | 'productName'
  | 'description'
  | 'price'
  | 'stock'
  | 'category'
  | 'picture'
  | 'specifications'
  | 'other'

/** One line of the dry run: what visitors will see differently. */
export type PublicationChange =
  | { readonly kind: 'added'; readonly product: Product }
  | {
      readonly kind: 'changed'
      readonly product: Product
      readonly before: Product
      readonly fields: readonly ChangedField[]
    }
  | { readonly kind: 'gone'; readonly product: Product }

/** The dry run of a publication (decision P9). */
export interface PublicationChanges {
  readonly rows: readonly PublicationChange[]
  readonly counts: Readonly<Record<PublicationChange['kind'] | 'unchanged', number>>
}

const stockOf = (product: Product) => (isInStock(product) ? product.stockQuantity : 0)

const fieldsOf = (before: Product, after: Product, samePicture: boolean): ChangedField[] => {
  const texts = JSON.stringify
  const differs: Readonly<Record<Exclude<ChangedField, 'other'>, boolean>> = {
    productName: before.productName !== after.productName,
    price: before.price !== after.price,
    stock: stockOf(before) !== stockOf(after),
    category: before.category !== after.category,
    picture: !samePicture,
    description: before.description !== after.description,
    specifications:
      texts(Object.entries(before.specifications)) !== texts(Object.entries(after.specifications)),
  }
  const fields = Object.entries(differs).flatMap(([field, changed]) =>
    changed ? [field as ChangedField] : [],
  )
  if (fields.length > 0) return fields
  // Dates and numbers, which no page shows by themselves.
  return isSameProduct({ ...before, imageId: after.imageId, imageUrl: after.imageUrl }, after)
    ? []
    : ['other']
}

/**
 * What visitors would see differently if these products were published.
 *
 * @param next - the products of the file or of this browser
 * @param published - what the site publishes now, `null` for nothing
 */
export const publicationChanges = (
  next: readonly Product[],
  published: Publication | null,
): PublicationChanges => {
  const before = new Map(published?.products.map((product) => [product.$id, product]))
  const rows: PublicationChange[] = []
  let unchanged = 0
  for (const product of next) {
    const old = before.get(product.$id)
    before.delete(product.$id)
    if (old === undefined) {
      rows.push({ kind: 'added', product })
      continue
    }
    const source = published?.sources[old.imageId]
    const samePicture = [old.imageId, source].includes(product.imageId)
    const fields = fieldsOf(old, product, samePicture)
    if (fields.length === 0) unchanged += 1
    else rows.push({ kind: 'changed', product, before: old, fields })
  }
  for (const product of before.values()) rows.push({ kind: 'gone', product })
  const count = (kind: PublicationChange['kind']) => rows.filter((row) => row.kind === kind).length
  return {
    rows,
    counts: { added: count('added'), changed: count('changed'), gone: count('gone'), unchanged },
  }
}
