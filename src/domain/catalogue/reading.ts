import { isList, isRecord, readImage, readRecord, parseJson, salvageObjects } from './codec.ts'
import { isSameProduct, type Product, type StoredImage } from './product.ts'
import { imageFromDataUrl } from './exportFile.ts'

/** What `local_products` holds, as far as it can be read. */
export interface ReadProducts {
  readonly products: readonly Product[]
  /**
   * Records as they were stored (decision P2): those that are no products, and those of which a part
   * was left out.
   */
  readonly rejected: readonly unknown[]
  /** The text as a whole is no JSON array; `products` is what could be cut out of it. */
  readonly damaged: boolean
}

/** Most records ever taken from one stored text; storage cannot hold more good ones. */
const most = 100_000

/** Reads a list of unknown records. Equal repeats are dropped, differing ones are rejected. */
const readRecords = (
  records: readonly unknown[],
  before?: ReadonlyMap<string, Product>,
): Omit<ReadProducts, 'damaged'> => {
  const byId = new Map<string, Product>()
  const rejected: unknown[] = []
  for (const raw of records) {
    const read = readRecord(raw)
    if (!read.ok) {
      rejected.push(raw)
      continue
    }
    const { product, leftOut } = read.value
    const twin = byId.get(product.$id)
    if (leftOut.length > 0 || (twin !== undefined && !isSameProduct(twin, product))) {
      rejected.push(raw)
    }
    if (twin !== undefined) continue
    // An unchanged product stays the very same object, so that no list renders it again.
    const previous = before?.get(product.$id)
    byId.set(
      product.$id,
      previous !== undefined && isSameProduct(previous, product) ? previous : product,
    )
  }
  return { products: [...byId.values()], rejected }
}

/** Reads the text under `local_products`; no text is an empty catalogue (decision P2). */
export const readProductsText = (
  text: string | null,
  before?: ReadonlyMap<string, Product>,
): ReadProducts => {
  if (text === null || text.trim() === '') return { products: [], rejected: [], damaged: false }
  const parsed = parseJson(text)
  if (isList(parsed)) return { ...readRecords(parsed, before), damaged: false }
  const { products } = readRecords(salvageObjects(text, most).map(parseJson), before)
  return { products, rejected: [], damaged: true }
}

/** What `local_images` holds, as far as it can be read. */
export interface ReadImages {
  readonly images: ReadonlyMap<string, StoredImage>
  /** Entries that are no pictures, as they were stored. */
  readonly rejected: readonly unknown[]
  /** The text as a whole is no JSON map. */
  readonly damaged: boolean
}

/** Reads the text under `local_images`, keeping the objects of entries that did not change. */
export const readImagesText = (
  text: string | null,
  before?: ReadonlyMap<string, StoredImage>,
): ReadImages => {
  const images = new Map<string, StoredImage>()
  const rejected: unknown[] = []
  if (text === null || text.trim() === '') return { images, rejected, damaged: false }
  const parsed = parseJson(text)
  if (!isRecord(parsed)) return { images, rejected, damaged: true }
  for (const [key, value] of Object.entries(parsed)) {
    const previous = before?.get(key)
    // Pictures never change under their id, so equal bytes spare checking them again.
    if (previous !== undefined && isRecord(value) && value['dataUrl'] === previous.dataUrl) {
      images.set(key, previous)
      continue
    }
    const image = readImage(key, value)
    if (image === null) rejected.push(value)
    else images.set(key, image)
  }
  return { images, rejected, damaged: false }
}

/** The version of the stored data that this code writes. It is stored under its own key. */
export const storageVersion = 1

/** A catalogue on its way from one version to the next. */
export interface Migrating {
  readonly products: readonly Product[]
  readonly images: ReadonlyMap<string, StoredImage>
}

/** A step from one version to the next; pure, and harmless when repeated. */
type Migration = (data: Migrating, newImageId: () => string) => Migrating

/**
 * 0 → 1: data without a marker may hold a picture's bytes in the product as well as in the image
 * map, or in the product alone. Bytes are kept once, in the map (decision P1).
 */
const keepPicturesOnce: Migration = ({ products, images }, newImageId) => {
  const kept = new Map(images)
  return {
    products: products.map((product) => {
      const stored = kept.get(product.imageId)
      if (stored?.dataUrl === product.imageUrl) return { ...product, imageUrl: '' }
      const free = product.imageId !== '' && stored === undefined
      const imageId = free ? product.imageId : newImageId()
      const image = imageFromDataUrl(imageId, product.imageUrl, product.createdAt)
      // No bytes, or none of a picture.
      if (image === null) return product
      kept.set(imageId, image)
      return { ...product, imageId, imageUrl: '' }
    }),
    images: kept,
  }
}

/** Every step, by the version it starts from. */
const migrations: readonly Migration[] = [keepPicturesOnce]

/** The version in a marker; no marker, or one that is no number, is version 0. */
export const versionOf = (marker: string | null): number => {
  const version = Number(marker)
  return Number.isInteger(version) ? Math.max(0, version) : 0
}

/** Carries data from a version to the present one. */
export const migrate = (data: Migrating, from: number, newImageId: () => string): Migrating =>
  migrations.slice(from).reduce((before, step) => step(before, newImageId), data)
