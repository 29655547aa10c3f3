import { storageUsage } from '#domain/catalogue/storage.ts'
import type { CatalogueSnapshot } from '#services/products/products.port.ts'

/**
 * What a page shows before storage has been read: on the server, in prerendered pages and in the
 * first client render. One frozen object, so it can be a server snapshot.
 */
export const loadingCatalogue: CatalogueSnapshot = Object.freeze({
  phase: 'loading',
  products: [],
  images: new Map(),
  persistence: 'browser',
  readOnly: false,
  usage: storageUsage(0),
  undo: null,
  quarantine: null,
})
