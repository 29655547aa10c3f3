import type { PageHandle } from '#app/routes.tsx'
import type { AppServices } from '#app/ServicesContext.tsx'
import type { User } from '#domain/account.ts'
import type { PublishedPage } from '#domain/publishing/page.ts'
import { ServiceError } from '#domain/failure.ts'
import { readAppwriteConfig } from '#services/appwrite/config.ts'
import type { AuthPort } from '#services/auth.ts'
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

/** Asks for the user at once; the first caller takes the result. */
const askedEarly = (auth: AuthPort): AuthPort => {
  let early: Promise<User | null> | null = auth.currentUser()
  // The first caller reports a failure.
  early.catch(() => undefined)
  const currentUser: AuthPort['currentUser'] = (signal) => {
    const asked = early ?? auth.currentUser(signal)
    early = null
    return asked
  }
  return new Proxy(auth, {
    get: (port, method) =>
      method === 'currentUser' ? currentUser : (Reflect.get(port, method) as unknown),
  })
}

/**
 * The services of the running site: Appwrite for accounts and contact, the browser for the rest.
 * Called once by the entry; nothing else is sent or loaded before the first use.
 *
 * @param published - the published products in the document (decision P9)
 * @param asks - the services that the page asks first, while it is still hydrated
 */
export const createSiteServices = (
  published?: PublishedPage,
  asks: PageHandle['asks'] = [],
): AppServices => {
  const browser = createBrowserServices()
  const config = readAppwriteConfig(import.meta.env, {
    origin: () => window.location.origin,
    locale: () => document.documentElement.lang.slice(0, 2),
  })
  const appwrite = createLazyAppwrite(
    loadOnce(async () => {
      const { createAppwriteServices } = await import('#services/appwrite/appwriteServices.ts')
      return createAppwriteServices(config, browser)
    }),
  )
  const catalogue = loadOnce(async () => {
    if (import.meta.env.VITE_CATALOGUE) {
      const { createPublishedCatalogue } = await import('#services/publishing/services.ts')
      return createPublishedCatalogue(import.meta.env.VITE_CATALOGUE)
    }
    const { createCatalogueServices } = await import('#services/catalogue/services.ts')
    return createCatalogueServices()
  })
  if (asks.includes('products')) void catalogue()
  return {
    ...browser,
    ...appwrite,
    ...(asks.includes('account') ? { auth: askedEarly(appwrite.auth) } : {}),
    ...(import.meta.env.VITE_CATALOGUE ? { published } : {}),
    catalogue,
  }
}
