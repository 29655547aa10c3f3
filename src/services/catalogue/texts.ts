import { readLog, type Log } from '#domain/catalogue/merge.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import {
  readImagesText,
  readProductsText,
  type ReadImages,
  type ReadProducts,
  versionOf,
} from '#domain/catalogue/reading.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import type { StorageArea } from '#services/catalogue/storageArea.ts'
import { writeImageEntry, writeProduct } from '#domain/catalogue/codec.ts'

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
      const read =
        last !== undefined && last.text === text ? last : { text, value: parse(text, last?.value) }
      last = read
      return read.value
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
      const cached = parsedLogs.get(key)
      logs.set(key, cached?.text === text ? cached : { text, log: readLog(text) })
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

// Neither products nor pictures change in place, so their text is made once.
const productTexts = new WeakMap<Product, string>()
const imageTexts = new WeakMap<StoredImage, string>()

const textOf = <Key extends object>(
  texts: WeakMap<Key, string>,
  key: Key,
  write: (key: Key) => string,
): string => {
  let text = texts.get(key)
  if (text === undefined) texts.set(key, (text = write(key)))
  return text
}

const endsAs = (text: string | null, end: string): text is string =>
  text !== null && text.length > 2 && text.endsWith(end)

/**
 * The text of a product list. Where the new list begins with the stored one, the stored text is
 * extended, so that adding to thousands of products writes the text of one.
 */
export const productsTextOf = (view: CatalogueView, next: readonly Product[]): string => {
  const { products, rejected, damaged } = view.stored
  const write = (product: Product) => textOf(productTexts, product, writeProduct)
  const isExtended =
    products.length > 0 &&
    rejected.length === 0 &&
    !damaged &&
    next.length > products.length &&
    products.every((product, at) => next[at] === product)
  if (isExtended && endsAs(view.productsText, ']')) {
    const more = next.slice(products.length).map(write).join(',')
    return `${view.productsText.slice(0, -1)},${more}]`
  }
  return `[${next.map(write).join(',')}]`
}

/** The text of the image map with some pictures added. */
export const imagesTextWith = (view: CatalogueView, added: readonly StoredImage[]): string => {
  const write = (image: StoredImage) => textOf(imageTexts, image, writeImageEntry)
  const { images, rejected, damaged } = view.images
  const clean = images.size > 0 && rejected.length === 0 && !damaged
  if (clean && endsAs(view.imagesText, '}') && added.every(({ id }) => !images.has(id))) {
    return `${view.imagesText.slice(0, -1)},${added.map(write).join(',')}}`
  }
  const all = new Map([...images, ...added.map((image) => [image.id, image] as const)])
  return imagesTextOf(all)
}

/** The text of a whole image map. */
export const imagesTextOf = (images: ReadonlyMap<string, StoredImage>): string =>
  `{${[...images.values()].map((image) => textOf(imageTexts, image, writeImageEntry)).join(',')}}`
