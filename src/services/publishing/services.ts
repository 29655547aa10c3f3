import { createCatalogueServices } from '#services/catalogue/services.ts'
import { fetchPicture } from '#services/publishing/pictures.ts'
import { createPublishedStore, type UnstoredProducts } from '#services/publishing/store.ts'
import { browserReporter, randomText } from '#services/browser.ts'
import {
  openStorageArea,
  withStorage,
  type OpenedArea,
  type StorageArea,
} from '#services/catalogue/storageArea.ts'
import type { CatalogueServices, PublicationPort } from '#services/products.ts'
import { catalogueFailureOf, ServiceError } from '#domain/failure.ts'
import {
  readPublicationRecord,
  mergePublication,
  readPublication,
} from '#domain/publishing/publication.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import { createCatalogueEngine, type CatalogueEngine } from '#services/catalogue/engine.ts'

/**
 * The catalogue's services of a site with a published catalogue (decision P9). Resolves once the
 * publication is in browser storage, or is known to have no place there.
 *
 * @param address - address of the published data file
 */
export const createPublishedCatalogue = async (address: string): Promise<CatalogueServices> => {
  const opened = openStorageArea(() => window.localStorage)
  const publication = createPublicationReader(address)
  const now = () => Date.now()
  const engine = createCatalogueEngine({
    area: opened.area,
    now,
    random: randomText,
    reporter: browserReporter,
  })
  const unstored = await enterPublication({ opened, engine, address, publication })
  const services = createCatalogueServices(() => ({ ...opened, engine }))
  const { products: store } = services
  const products = createPublishedStore({ store, unstored, readPicture: fetchPicture, now })
  return { ...services, publication, products }
}

export interface PublicationEntryParts {
  readonly opened: OpenedArea
  /** The engine on the storage; the product store takes it over. */
  readonly engine: CatalogueEngine
  /** Address of the published data file. */
  readonly address: string
  readonly publication: PublicationPort
}

const recordIn = (area: StorageArea) => readPublicationRecord(area.get(catalogueKeys.publication))

/**
 * Puts the publication into browser storage, unless it is there already (decision P9). It runs
 * before the product store opens the same storage.
 *
 * @returns the products that have no place there; `null` when all have
 */
export const enterPublication = async ({
  opened: { area, persistence },
  engine,
  address,
  publication: port,
}: PublicationEntryParts): Promise<UnstoredProducts | null> => {
  const known = recordIn(area)
  if (known === 'newer' || known?.address === address) return null
  const publication = await port.current().catch((thrown: unknown) => {
    // The browser has products: they are shown, and the next visit tries again.
    if (area.get(catalogueKeys.products) === null) throw thrown
    return null
  })
  if (publication === null) return null
  if (persistence === 'session') return { products: publication.products, code: 'blocked' }
  // Read again: another tab may have stored it first.
  const before = recordIn(area)
  if (before === 'newer') return null
  const { products: present } = engine.state()
  const { put, remove, record } = mergePublication(present, before, publication, address)
  const text = JSON.stringify(record)
  const store = (value: string) => withStorage(() => area.set(catalogueKeys.publication, value))
  try {
    // Space for the record is taken first, so that products are never stored without it.
    store((before === null ? '' : JSON.stringify(before)).padEnd(text.length))
    engine.change({ put, remove })
    store(text)
    return null
  } catch (thrown) {
    const { from, code } = catalogueFailureOf(thrown)
    if (from !== 'store') throw thrown
    const products = put.flatMap(({ product, created }) => (created ? [product] : []))
    return { products, code }
  }
}

/**
 * Reads the published data file of the site (decision P9).
 *
 * @param address - address of the file, which never changes under it
 */
export const createPublicationReader = (address: string): PublicationPort => ({
  current: async () => {
    try {
      const response = await fetch(address)
      const publication = response.ok ? readPublication(await response.text()) : null
      if (publication !== null) return publication
      throw new Error(`${address} is no published catalogue (status ${String(response.status)})`)
    } catch (cause) {
      throw new ServiceError({ code: 'incomplete' }, { cause })
    }
  },
})
