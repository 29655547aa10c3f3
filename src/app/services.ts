import type { AppServices } from '#app/ServicesContext.tsx'
import { createAppwriteServices } from '#services/appwrite/appwriteServices.ts'
import { readAppwriteConfig } from '#services/appwrite/config.ts'
import { createBrowserServices } from '#services/browser/browserServices.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'
import type { Services } from '#services/services.ts'

/**
 * The real services of the running site: Appwrite behind the accounts, the browser behind the
 * rest. Called once by the entry; nothing is sent or loaded before the first use.
 */
export const createSiteServices = (): AppServices => {
  const browser = createBrowserServices()
  const appwrite = createAppwriteServices(
    readAppwriteConfig(import.meta.env, {
      origin: () => window.location.origin,
      locale: () => document.documentElement.lang.slice(0, 2),
    }),
    browser,
  )
  const services: Services = { ...browser, ...appwrite }
  let catalogue: Promise<CatalogueServices> | null = null
  return {
    ...services,
    catalogue: () => {
      catalogue ??= import('#services/browser/catalogueServices.ts').then((module) =>
        module.createCatalogueServices(),
      )
      // A chunk that could not be fetched gets another chance at the next call.
      catalogue.catch(() => {
        catalogue = null
      })
      return catalogue
    },
  }
}
