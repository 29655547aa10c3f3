import { specAddress } from '#domain/address.ts'
import { type CatalogueSnapshot, loadingCatalogue } from '#domain/catalogue/snapshot.ts'
import type { SamplePage } from '#domain/catalogue/shownSamples.ts'
import type { PublishedPage } from '#domain/publishing/page.ts'
import { publishedImages } from '#domain/publishing/pictureFiles.ts'

/** The id of the element that holds the published products of a document as JSON. */
export const publishedPageId = 'published'

/** The id of the element that holds the samples of a document as JSON. */
export const samplePageId = 'samples'

/** What the build wrote into a document, in the type that it was written from. */
const jsonOf = (page: Document, id: string): unknown => {
  const text = page.getElementById(id)?.textContent
  return text === undefined ? undefined : JSON.parse(text)
}

/** Reads the published products of a document (decision P9). */
export const publishedPageOf = (page: Document) =>
  jsonOf(page, publishedPageId) as PublishedPage | undefined

/** Reads the samples of a document (decision P5). */
export const samplePageOf = (page: Document) => jsonOf(page, samplePageId) as SamplePage | undefined

/** What a page shows before storage has been read. */
export interface FirstCatalogue {
  readonly snapshot: CatalogueSnapshot
  /** How many products of the category the document leaves out. */
  readonly rest: number
}

/** Nothing: storage alone knows the products. */
const noFirstCatalogue: FirstCatalogue = { snapshot: loadingCatalogue, rest: 0 }

/** The published products for the page that they belong to; nothing for every other page. */
export const firstCatalogue = (
  published: PublishedPage | undefined,
  pathname: string,
): FirstCatalogue =>
  published !== undefined && published.path === specAddress(pathname).replace(/\/$/, '')
    ? { snapshot: publishedSnapshot(published), rest: published.rest }
    : noFirstCatalogue

const snapshots = new WeakMap<PublishedPage, CatalogueSnapshot>()

/**
 * What a document with published products shows until storage has been read: on the server, in the
 * prerendered page and in the first render of the browser. Always the same object for a page.
 */
const publishedSnapshot = (page: PublishedPage): CatalogueSnapshot => {
  let snapshot = snapshots.get(page)
  if (snapshot === undefined) {
    const { products } = page
    snapshot = { ...loadingCatalogue, phase: 'ready', products, images: publishedImages(products) }
    snapshots.set(page, snapshot)
  }
  return snapshot
}
