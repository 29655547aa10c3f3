import { createCatalogueServices, randomText } from '#services/browser/catalogueServices.ts'
import { createPublicationReader } from '#services/browser/publication.browser.ts'
import { enterPublication } from '#services/browser/publicationEntry.ts'
import { fetchPicture } from '#services/browser/publicationPictures.ts'
import { createPublishedStore } from '#services/browser/publicationStore.ts'
import { browserReporter } from '#services/browser/reporter.browser.ts'
import { openStorageArea } from '#services/browser/storageArea.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'

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
  const unstored = await enterPublication({
    opened,
    address,
    publication,
    now,
    random: randomText,
    reporter: browserReporter,
  })
  const services = createCatalogueServices(() => opened)
  const { products: store } = services
  return {
    ...services,
    publication,
    products: createPublishedStore({ store, unstored, readPicture: fetchPicture, now }),
  }
}
