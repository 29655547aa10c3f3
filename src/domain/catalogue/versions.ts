import { imageFromDataUrl } from './exchange.ts'
import type { Product, StoredImage } from './product.ts'

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
      const known = kept.get(product.imageId)
      if (known?.dataUrl === product.imageUrl) return { ...product, imageUrl: '' }
      const free = product.imageId !== '' && known === undefined
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
