import { exportFile } from '#domain/catalogue/exchange.ts'
import { publishedImages } from '#domain/publishing/pictureFiles.ts'
import { ServiceError } from '#domain/failure.ts'
import type { UnstoredProducts } from '#services/publishing/services.ts'
import {
  inlinePictures,
  withoutPublishedPictures,
  withPictureFiles,
  type ReadPicture,
} from '#services/publishing/pictures.ts'
import type { ProductsPort } from '#services/products.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

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
    exportFile: async () => {
      const { products, images } = snapshot()
      const inlined = await inlinePictures(products, images, readPicture)
      return exportFile(products, inlined, new Date(now()))
    },
    planImport: async (text, options) => {
      const left = await withoutPublishedPictures(text, snapshot().images, readPicture)
      return withPictureFiles(await store.planImport(left.text, options), left.files)
    },
  }
}
