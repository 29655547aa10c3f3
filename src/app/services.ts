import type { AppServices } from '#app/ServicesContext.tsx'
import type { PublishedPage } from '#domain/publishing/page.ts'
import { ServiceError } from '#domain/failure.ts'
import { readAppwriteConfig } from '#services/appwrite/config.ts'
import { createBrowserServices, type AppwriteServices } from '#services/services.ts'

/** Runs `load` at the first call and shares its promise. After a failure the next call loads again. */
const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loaded: Promise<Value> | null = null
  return () => {
    loaded ??= load()
    loaded.catch(() => {
      loaded = null
    })
    return loaded
  }
}

/** A port that is loaded at the first call of one of its methods. */
const lazyPort = <Port extends object>(load: () => Promise<Port>): Port =>
  new Proxy({} as Port, {
    get:
      (_, method) =>
      async (...given: readonly unknown[]): Promise<unknown> => {
        const port = await load()
        const call = Reflect.get(port, method) as (...given: readonly unknown[]) => unknown
        return Reflect.apply(call, port, given)
      },
  })

/** The Appwrite ports. The SDK's chunk is fetched at the first call, since most visits send no request. */
const createLazyAppwrite = (load: () => Promise<AppwriteServices>): AppwriteServices => {
  const lazy = <Name extends keyof AppwriteServices>(name: Name): AppwriteServices[Name] =>
    lazyPort(async () => {
      const appwrite = await load().catch((cause: unknown) => {
        throw new ServiceError({ code: 'incomplete' }, { cause })
      })
      return appwrite[name]
    })
  return {
    account: lazy('account'),
    auth: lazy('auth'),
    factors: lazy('factors'),
    verification: lazy('verification'),
    emailLink: lazy('emailLink'),
    recovery: lazy('recovery'),
    contact: lazy('contact'),
    connection: lazy('connection'),
  }
}

/**
 * The services of the running site: Appwrite for accounts and contact, the browser for the rest.
 * Called once by the entry; nothing is sent or loaded before the first use.
 *
 * @param published - the published products in the document (decision P9)
 */
export const createSiteServices = (published?: PublishedPage): AppServices => {
  const browser = createBrowserServices()
  const config = readAppwriteConfig(import.meta.env, {
    origin: () => window.location.origin,
    locale: () => document.documentElement.lang.slice(0, 2),
  })
  return {
    ...browser,
    ...createLazyAppwrite(
      loadOnce(async () => {
        const { createAppwriteServices } = await import('#services/appwrite/appwriteServices.ts')
        return createAppwriteServices(config, browser)
      }),
    ),
    ...(import.meta.env.VITE_CATALOGUE ? { published } : {}),
    catalogue: loadOnce(async () => {
      if (import.meta.env.VITE_CATALOGUE) {
        const { createPublishedCatalogue } = await import('#services/publishing/services.ts')
        return createPublishedCatalogue(import.meta.env.VITE_CATALOGUE)
      }
      const { createCatalogueServices } = await import('#services/catalogue/services.ts')
      return createCatalogueServices()
    }),
  }
}
