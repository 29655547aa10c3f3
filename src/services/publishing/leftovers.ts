import * as v from 'valibot'
import { parseJson, writeProduct } from '#domain/catalogue/codec.ts'
import { imageFromDataUrl } from '#domain/catalogue/exportFile.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { longHash } from '#domain/hash.ts'
import { pictureAddress } from '#domain/publishing/pictureFiles.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import { browserReporter, randomText } from '#services/browser.ts'
import { createCatalogueEngine, type CatalogueEngine } from '#services/catalogue/engine.ts'
import { createCatalogueServices } from '#services/catalogue/services.ts'
import { openStorageArea, type StorageArea } from '#services/catalogue/storageArea.ts'
import { dataUrlOf } from '#services/files.ts'
import type { CatalogueServices } from '#services/products.ts'

/** What an earlier version remembered: the fingerprint of each product that it put into storage. */
const record = v.object({ version: v.literal(1), products: v.record(v.string(), v.string()) })

export interface LeftoverParts {
  readonly area: StorageArea
  readonly engine: Pick<CatalogueEngine, 'state' | 'change'>
  /** Fetches a picture file of the site as a data URL. */
  readonly readPicture: (address: string) => Promise<string>
}

/**
 * Takes out of storage what an earlier version of the site has put there of its publication. A product that the visitor has
 * changed since is theirs and stays; the picture file that it names becomes a picture of this browser. What is there
 * when the function returns is right already; the promise is for the pictures.
 *
 * @throws when a picture cannot be fetched or stored; the next start tries again
 */
export const takeOutPublished = async ({
  area,
  engine,
  readPicture,
}: LeftoverParts): Promise<void> => {
  const read = v.safeParse(record, parseJson(area.get(catalogueKeys.publication) ?? ''))
  if (!read.success) return
  const { products: entered } = read.output
  const isAsPublished = (product: Product) =>
    entered[product.$id] === longHash(writeProduct(product))
  const { products } = engine.state()
  engine.change({ remove: products.filter(isAsPublished).map(({ $id }) => $id) })
  const { products: own, images } = engine.state()
  for (const { $id: id, imageId, createdAt } of own) {
    const address = images.has(imageId) ? null : pictureAddress(imageId)
    if (address === null) continue
    const image = imageFromDataUrl(imageId, await readPicture(address), createdAt)
    // It may have been changed or removed meanwhile.
    const now = engine.state().products.find(({ $id }) => $id === id)
    if (image !== null && now?.imageId === imageId)
      engine.change({ put: [{ product: now, created: false }], images: [image] })
  }
  area.remove(catalogueKeys.publication)
}

/** A picture file of the site. One that the site has no longer is no picture: its product is left without. */
const fetchPicture = async (address: string): Promise<string> => {
  const response = await fetch(address)
  if (response.status === 404) return ''
  if (!response.ok) throw new Error(`${address} answers ${String(response.status)}`)
  return dataUrlOf(new Blob([await response.arrayBuffer()], { type: 'image/webp' }))
}

/** The catalogue's services on the visitor's own browser, also where the site published products in an earlier version. */
export const createOwnCatalogue = (): CatalogueServices => {
  const opened = openStorageArea(() => window.localStorage)
  const engine = createCatalogueEngine({
    area: opened.area,
    now: () => Date.now(),
    random: randomText,
    reporter: browserReporter,
  })
  const services = createCatalogueServices(() => ({ ...opened, engine }))
  takeOutPublished({ area: opened.area, engine, readPicture: fetchPicture }).then(
    services.products.reload,
    // A picture cannot be fetched or has no place: the next start tries again.
    () => {},
  )
  return services
}
