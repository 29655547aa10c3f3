import type { Product } from '#domain/catalogue/product.ts'
import { readPublication, type PublishedProducts } from '#domain/publishing/publication.ts'
import { browserReporter, randomText } from '#services/browser.ts'
import { createCatalogueEngine } from '#services/catalogue/engine.ts'
import { createCatalogueServices } from '#services/catalogue/services.ts'
import { openStorageArea } from '#services/catalogue/storageArea.ts'
import { dataUrlOf } from '#services/files.ts'
import type { CatalogueServices, PublishedPort } from '#services/products.ts'
import { takeOutPublished } from '#services/publishing/leftovers.ts'

/** Fetches a file of the site. Rejects for an answer that is no file. */
const fetchFile = async (address: string): Promise<Response> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${String(response.status)}`)
  return response
}

const fetchPicture = async (address: string): Promise<string> => {
  const bytes = await (await fetchFile(address)).arrayBuffer()
  return dataUrlOf(new Blob([bytes], { type: 'image/webp' }))
}

const fetchProducts = async (address: string): Promise<readonly Product[]> => {
  const publication = readPublication(await (await fetchFile(address)).text())
  if (publication === null) throw new Error(`${address} is no published catalogue`)
  return publication.products
}

/**
 * The products that the site publishes, in memory. Fetching begins at once.
 *
 * @param address - address of the data file, which never changes under it
 */
export const createPublished = (address: string): PublishedPort => {
  const listeners = new Set<() => void>()
  let current: PublishedProducts = { phase: 'loading', products: [] }
  const show = (next: PublishedProducts) => {
    current = next
    for (const listener of [...listeners]) listener()
  }
  const load = () => {
    fetchProducts(address).then(
      (products) => show({ phase: 'ready', products }),
      // The page says so and offers another try.
      () => show({ phase: 'failed', products: [] }),
    )
  }
  load()
  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reload: () => {
      show({ phase: 'loading', products: [] })
      load()
    },
  }
}

/**
 * The catalogue's services of a site that publishes products.
 *
 * @param address - address of the published data file
 */
export const createPublishedCatalogue = (address: string): CatalogueServices => {
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
  return { ...services, published: createPublished(address) }
}
