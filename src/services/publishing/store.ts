import { exportFile } from '#domain/catalogue/exchange.ts'
import { publishedImages } from '#domain/publishing/pictureFiles.ts'
import { ServiceError, type StoreFailure } from '#domain/failure.ts'
import {
  inlinePictures,
  withoutPublishedPictures,
  withPictureFiles,
  type ReadPicture,
} from '#services/publishing/pictures.ts'
import type { ProductsPort } from '#services/products.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

/** Published products that storage did not take. They are shown and cannot be changed. */
export interface UnstoredProducts {
  readonly products: readonly Product[]
  /** Why storage did not take them, and why a change of one is rejected. */
  readonly code: StoreFailure
}

export interface PublishedStoreParts {
  /** The store of the visitor's browser. */
  readonly store: ProductsPort
  /** Published products that storage did not take. */
  readonly unstored: UnstoredProducts | null
  readonly readPicture: ReadPicture
  readonly now: () => number
}

/**
 * The product store of a site with a published catalogue (decision P9). Published pictures are files
 * of the site, an export inlines them, and products that storage did not take are shown read-only.
 */
export const createPublishedStore = ({
  store,
  unstored,
  readPicture,
  now,
}: PublishedStoreParts): ProductsPort => {
  const extended = new WeakMap<CatalogueSnapshot, CatalogueSnapshot>()
  const extend = (snapshot: CatalogueSnapshot): CatalogueSnapshot => {
    const stored = new Set(snapshot.products.map(({ $id }) => $id))
    const more = unstored?.products.filter(({ $id }) => !stored.has($id)) ?? []
    const products = more.length === 0 ? snapshot.products : [...snapshot.products, ...more]
    const files = publishedImages(products)
    if (files.size === 0 && more.length === 0) return snapshot
    return { ...snapshot, products, images: new Map([...files, ...snapshot.images]) }
  }
  const snapshot = () => {
    const inner = store.snapshot()
    if (inner.phase !== 'ready') return inner
    let outer = extended.get(inner)
    if (outer === undefined) extended.set(inner, (outer = extend(inner)))
    return outer
  }
  /** Rejects a change of a product that is shown but not stored. */
  const requireStored = (id: string) => {
    const isStored = store.snapshot().products.some(({ $id }) => $id === id)
    if (!isStored && unstored?.products.some(({ $id }) => $id === id))
      throw new ServiceError({ from: 'store', code: unstored.code })
  }
  return {
    ...store,
    snapshot,
    update: async (seen, ...given) => {
      requireStored(seen.$id)
      return store.update(seen, ...given)
    },
    updatePrice: async (id, ...given) => {
      requireStored(id)
      return store.updatePrice(id, ...given)
    },
    replaceImage: async (id, ...given) => {
      requireStored(id)
      return store.replaceImage(id, ...given)
    },
    remove: async (id) => {
      requireStored(id)
      return store.remove(id)
    },
    removeAll: async (ids) => {
      ids.forEach(requireStored)
      return store.removeAll(ids)
    },
    setAvailable: async (ids, available) => {
      ids.forEach(requireStored)
      return store.setAvailable(ids, available)
    },
    exportFile: async (shown) => {
      const { products: all, images } = snapshot()
      const products = shown ?? all
      const inlined = await inlinePictures(products, images, readPicture)
      return exportFile(products, inlined, new Date(now()))
    },
    sheetFile: (language, shown) => store.sheetFile(language, shown ?? snapshot().products),
    planImport: async (text, options) => {
      const left = await withoutPublishedPictures(text, snapshot().images, readPicture)
      return withPictureFiles(await store.planImport(left.text, options), left.files)
    },
  }
}
