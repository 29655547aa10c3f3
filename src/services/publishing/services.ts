import type { Product } from '#domain/catalogue/product.ts'
import { readPublication, type PublishedProducts } from '#domain/publishing/publication.ts'
import type { CatalogueServices, PublishedPort } from '#services/products.ts'
import { createOwnCatalogue } from '#services/publishing/leftovers.ts'

const fetchProducts = async (address: string): Promise<readonly Product[]> => {
  const response = await fetch(address)
  const publication = response.ok ? readPublication(await response.text()) : null
  if (publication === null)
    throw new Error(`${address} is no published catalogue (${String(response.status)})`)
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
export const createPublishedCatalogue = (address: string): CatalogueServices => ({
  ...createOwnCatalogue(),
  published: createPublished(address),
})
