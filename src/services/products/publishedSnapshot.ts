import type { PublishedPage } from '#domain/publishing/page.ts'
import { publishedImages } from '#domain/publishing/pictureFiles.ts'
import type { CatalogueSnapshot } from '#services/products/products.port.ts'
import { loadingCatalogue } from '#services/products/snapshot.ts'

const snapshots = new WeakMap<PublishedPage, CatalogueSnapshot>()

/**
 * What a document with published products shows until storage has been read: on the server, in the
 * prerendered page and in the first render of the browser. Always the same object for a page.
 */
export const publishedSnapshot = (page: PublishedPage): CatalogueSnapshot => {
  let snapshot = snapshots.get(page)
  if (snapshot === undefined) {
    const { products } = page
    snapshot = { ...loadingCatalogue, phase: 'ready', products, images: publishedImages(products) }
    snapshots.set(page, snapshot)
  }
  return snapshot
}
