import type { PageHandle } from '#app/routes.tsx'
import type { AppServices } from '#app/ServicesContext.tsx'
import { siteAnswers } from '#components/firstPaint/scripts/reloadWhenOnline.ts'
import { ServiceError } from '#domain/failure.ts'
import { keepEarly } from '#services/early.ts'
import { lazyPort, loadOnce } from '#services/lazy.ts'
import { readAppwriteConfig } from '#services/appwrite/config.ts'
import { createBrowserServices, type AppwriteServices } from '#services/services.ts'

const importAppwrite = () => import('#services/appwrite/appwriteServices.ts')

/**
 * Fetches the chunk of the Appwrite adapters and of the SDK. A browser does not fetch a failed script
 * again, so without a connection none is asked for, and the next call can succeed.
 *
 * @throws ServiceError `network` without a connection
 */
export const fetchAppwrite = loadOnce(async () => {
  await siteAnswers().catch((cause: unknown) => {
    throw new ServiceError({ code: 'network' }, { cause })
  })
  return importAppwrite()
})

/** The Appwrite ports. The SDK's chunk is fetched at the first call, since most visits send no request. */
const createLazyAppwrite = (load: () => Promise<AppwriteServices>): AppwriteServices => {
  const lazy = <Name extends keyof AppwriteServices>(name: Name): AppwriteServices[Name] =>
    lazyPort(async () => {
      const appwrite = await load().catch((cause: unknown) => {
        throw cause instanceof ServiceError
          ? cause
          : new ServiceError({ code: 'incomplete' }, { cause })
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

/** The products that the pages show from the start. */
export type DocumentProducts = Pick<AppServices, 'published' | 'samplePage' | 'shownSamples'>

/**
 * The services of the running site: Appwrite for accounts and contact, the browser for the rest.
 * Called once by the entry; nothing else is sent or loaded before the first use.
 *
 * @param shown - the published products in the document (decision P9), or the samples in it
 * @param asks - what the page asks first, while it is still hydrated
 */
export const createSiteServices = (
  { published, samplePage, shownSamples }: DocumentProducts = {},
  asks: PageHandle['asks'] = [],
): AppServices => {
  const browser = createBrowserServices()
  const config = readAppwriteConfig(import.meta.env, {
    origin: () => window.location.origin,
    locale: () => document.documentElement.lang.slice(0, 2),
  })
  const asksAccount = asks.includes('account')
  const loadAppwrite = loadOnce(async () => {
    // A page that asks first has the chunk in its head.
    const { createAppwriteServices } = await (asksAccount ? importAppwrite() : fetchAppwrite())
    return createAppwriteServices(config, browser)
  })
  const appwrite = createLazyAppwrite(loadAppwrite)
  const catalogue = loadOnce(async () => {
    if (import.meta.env.VITE_CATALOGUE) {
      const { createPublishedCatalogue } = await import('#services/publishing/services.ts')
      return createPublishedCatalogue(import.meta.env.VITE_CATALOGUE)
    }
    const { createOwnCatalogue } = await import('#services/publishing/leftovers.ts')
    return createOwnCatalogue()
  })
  if (asks.includes('products')) void catalogue()
  const askEarly = () => {
    const { account, auth, factors } = appwrite
    const checked = auth.currentUser()
    const lists = browser.sessionHint.mayHaveSession() ? asks : []
    return keepEarly(
      checked,
      {
        ...(lists.includes('factors') ? { factors: factors.status() } : {}),
        ...(lists.includes('sessions') ? { sessions: account.sessions() } : {}),
      },
      browser,
    )
  }
  return {
    ...browser,
    ...appwrite,
    early: asksAccount ? askEarly() : undefined,
    ...(import.meta.env.VITE_CATALOGUE ? { published } : { samplePage, shownSamples }),
    catalogue,
    samples: async (language) => {
      const { bundledSampleProducts } = await import('#services/catalogue/sampleProducts.ts')
      return bundledSampleProducts(language)
    },
  }
}
