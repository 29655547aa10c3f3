import { isRecord, readImage, readRecord } from './codec.ts'
import { isSameProduct, type Product, type StoredImage } from './product.ts'
import { parseJson, salvageObjects } from './salvage.ts'

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
    const known = before?.get(product.$id)
    byId.set(product.$id, known !== undefined && isSameProduct(known, product) ? known : product)
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
  if (Array.isArray(parsed)) {
    return { ...readRecords(parsed as readonly unknown[], before), damaged: false }
  }
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
    const known = before?.get(key)
    // Pictures never change under their id, so equal bytes spare checking them again.
    if (known !== undefined && isRecord(value) && value['dataUrl'] === known.dataUrl) {
      images.set(key, known)
      continue
    }
    const image = readImage(key, value)
    if (image === null) rejected.push(value)
    else images.set(key, image)
  }
  return { images, rejected, damaged: false }
}
