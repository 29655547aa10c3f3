import { mergeLogs, readLog, type Log } from '#domain/catalogue/merge.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import {
  readImagesText,
  readProductsText,
  type ReadImages,
  type ReadProducts,
  versionOf,
} from '#domain/catalogue/reading.ts'
import { catalogueKeys } from '#domain/catalogue/storage.ts'
import type { StorageArea } from '#services/browser/storageArea.ts'

/** The catalogue as storage has it at one moment. */
export interface CatalogueView {
  /** The stored text of the products and what it says by itself. */
  readonly productsText: string | null
  readonly stored: ReadProducts
  readonly imagesText: string | null
  readonly images: ReadImages
  /** Logs of other tabs, by key. */
  readonly logs: ReadonlyMap<string, Log>
  /** This tab's own log as stored. */
  readonly ownText: string | null
  readonly version: number
}

/** Reads the catalogue, parsing only texts that changed since the last reading. */
export interface CatalogueReader {
  read(): CatalogueView
  /** Notes a text that was just written together with what it says, so that it is not parsed again. */
  wroteProducts(text: string, products: readonly Product[]): void
  wroteImages(text: string, images: ReadonlyMap<string, StoredImage>): void
}

/** Parses a text again only when it differs from the last one. */
const memoizeLast = <Value>(parse: (text: string | null, before: Value | undefined) => Value) => {
  let last: { text: string | null; value: Value } | undefined
  return {
    get: (text: string | null): Value => {
      if (last?.text !== text) last = { text, value: parse(text, last?.value) }
      return (last as { value: Value }).value
    },
    set: (text: string, value: Value) => {
      last = { text, value }
    },
  }
}

const byId = (products: readonly Product[]) =>
  new Map(products.map((product) => [product.$id, product]))

/** Makes a reader. `tab` is this tab's name; its log is not among `logs`. */
export const createCatalogueReader = (area: StorageArea, tab: string): CatalogueReader => {
  const products = memoizeLast<ReadProducts>((text, before) =>
    readProductsText(text, before && byId(before.products)),
  )
  const images = memoizeLast<ReadImages>((text, before) => readImagesText(text, before?.images))
  let parsedLogs = new Map<string, { text: string; log: Log }>()
  const readLogs = () => {
    const logs = new Map<string, { text: string; log: Log }>()
    for (const key of area.keys()) {
      if (!key.startsWith(catalogueKeys.log) || key === catalogueKeys.log + tab) continue
      const text = area.get(key)
      if (text === null) continue
      const known = parsedLogs.get(key)
      logs.set(key, known?.text === text ? known : { text, log: readLog(text) })
    }
    parsedLogs = logs
    return new Map([...logs].map(([key, { log }]) => [key, log] as const))
  }
  return {
    read: () => {
      const productsText = area.get(catalogueKeys.products)
      const imagesText = area.get(catalogueKeys.images)
      return {
        productsText,
        stored: products.get(productsText),
        imagesText,
        images: images.get(imagesText),
        logs: readLogs(),
        ownText: area.get(catalogueKeys.log + tab),
        version: versionOf(area.get(catalogueKeys.version)),
      }
    },
    wroteProducts: (text, list) =>
      products.set(text, { products: list, rejected: [], damaged: false }),
    wroteImages: (text, map) => images.set(text, { images: map, rejected: [], damaged: false }),
  }
}

/** What the stored list and all logs amount to, the tab's own changes included. */
export const presentProducts = (view: CatalogueView, ownLog: Log): readonly Product[] =>
  mergeLogs(view.stored.products, [...view.logs.values(), ownLog])
