import type { AppServices } from '#app/ServicesContext.tsx'
import { ServiceError } from '#domain/failure.ts'
import type { AppwriteServices } from '#services/appwrite/appwriteServices.ts'
import { readAppwriteConfig } from '#services/appwrite/config.ts'
import { createBrowserServices } from '#services/browser/browserServices.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'
import type { Services } from '#services/services.ts'

/**
 * A port whose adapter comes with the first call; every method of these ports answers with a
 * promise, so nobody can tell. The call fails as without a network when the chunk does not come.
 */
const late = <Name extends keyof AppwriteServices>(
  name: Name,
  load: () => Promise<AppwriteServices>,
): AppwriteServices[Name] =>
  new Proxy({} as AppwriteServices[Name], {
    get:
      (_, method) =>
      async (...parts: unknown[]): Promise<unknown> => {
        const services = await load().catch((cause: unknown) => {
          throw new ServiceError({ code: 'network' }, { cause })
        })
        const port = services[name]
        return (Reflect.get(port, method) as (...parts: unknown[]) => unknown).apply(port, parts)
      },
  })

/**
 * The real services of the running site: Appwrite behind the accounts, the browser behind the
 * rest. Called once by the entry; nothing is sent or loaded before the first use.
 */
export const createSiteServices = (): AppServices => {
  const browser = createBrowserServices()
  const config = readAppwriteConfig(import.meta.env, {
    origin: () => window.location.origin,
    locale: () => document.documentElement.lang.slice(0, 2),
  })
  let adapters: Promise<AppwriteServices> | null = null
  const appwrite = () => {
    adapters ??= import('#services/appwrite/appwriteServices.ts').then((module) =>
      module.createAppwriteServices(config, browser),
    )
    adapters.catch(() => {
      adapters = null
    })
    return adapters
  }
  const services: Services = {
    ...browser,
    auth: late('auth', appwrite),
    verification: late('verification', appwrite),
    emailLink: late('emailLink', appwrite),
    recovery: late('recovery', appwrite),
    contact: late('contact', appwrite),
    connection: late('connection', appwrite),
  }
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
