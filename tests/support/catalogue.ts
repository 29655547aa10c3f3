import type { StoredImage } from '#domain/catalogue/product.ts'
import type { ProductsPort } from '#services/products.ts'

const createdAt = '2026-01-01T00:00:00.000Z'

/** A product as storage has it, with the required fields alone (spec §3). */
export const storedRecord = {
  $id: 'local_1_a',
  createdAt,
  productId: 1,
  productName: 'A',
  description: 'd',
  price: 1,
  stockQuantity: 1,
  category: 'car',
  available: true,
} as const

/** The smallest text that counts as a PNG, and one that is a byte longer. */
export const pngs = [
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/png;base64,iVBORw0KGgoA',
] as const

/** A stored picture, by default the first of {@link pngs}. */
export const storedImage = (id: string, dataUrl: (typeof pngs)[number] = pngs[0]): StoredImage => ({
  id,
  name: `${id}.png`,
  dataUrl,
  size: dataUrl === pngs[0] ? 8 : 9,
  type: 'image/png',
  createdAt,
})

/** A product form that can be saved. */
export const productDraft = {
  productName: 'A',
  description: 'B',
  price: 1,
  stockQuantity: 1,
  category: 'car',
  available: true,
  specifications: {},
} as const

/** Takes back the step that a page offers. */
export const undoLast = (store: ProductsPort) => store.undo(store.snapshot().undo?.id ?? '')

/** Clears what a page shows. */
export const clearAll = (store: ProductsPort) =>
  store.clear(store.snapshot().products.map(({ $id }) => $id))
