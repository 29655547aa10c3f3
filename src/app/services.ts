import type { AppServices } from '#app/ServicesContext.tsx'
import type { PublishedPage } from '#domain/catalogue/publicationPage.ts'
import { ServiceError } from '#domain/failure.ts'
import { readAppwriteConfig } from '#services/appwrite/config.ts'
import { createBrowserServices } from '#services/browser/browserServices.ts'
import type { AppwriteServices } from '#services/services.ts'

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

/**
 * The Appwrite ports. The SDK's chunk is fetched at the first call, since most visits send no request. The
 * methods are written out, so that the compiler checks each against its port.
 */
const createLazyAppwrite = (load: () => Promise<AppwriteServices>): AppwriteServices => {
  const appwrite = () =>
    load().catch((cause: unknown) => {
      throw new ServiceError({ code: 'incomplete' }, { cause })
    })
  return {
    account: {
      rename: async (...args) => (await appwrite()).account.rename(...args),
      changeEmail: async (...args) => (await appwrite()).account.changeEmail(...args),
      sendVerification: async (...args) => (await appwrite()).account.sendVerification(...args),
      mailLanguage: async (...args) => (await appwrite()).account.mailLanguage(...args),
      setMailLanguage: async (...args) => (await appwrite()).account.setMailLanguage(...args),
      changePassword: async (...args) => (await appwrite()).account.changePassword(...args),
      sessions: async (...args) => (await appwrite()).account.sessions(...args),
      endSession: async (...args) => (await appwrite()).account.endSession(...args),
      endOtherSessions: async (...args) => (await appwrite()).account.endOtherSessions(...args),
      activity: async (...args) => (await appwrite()).account.activity(...args),
      close: async (...args) => (await appwrite()).account.close(...args),
    },
    auth: {
      currentUser: async (...args) => (await appwrite()).auth.currentUser(...args),
      signIn: async (...args) => (await appwrite()).auth.signIn(...args),
      finishSignIn: async (...args) => (await appwrite()).auth.finishSignIn(...args),
      signOut: async (...args) => (await appwrite()).auth.signOut(...args),
    },
    factors: {
      offers: async (...args) => (await appwrite()).factors.offers(...args),
      mailCode: async (...args) => (await appwrite()).factors.mailCode(...args),
      answer: async (...args) => (await appwrite()).factors.answer(...args),
      status: async (...args) => (await appwrite()).factors.status(...args),
      begin: async (...args) => (await appwrite()).factors.begin(...args),
      confirm: async (...args) => (await appwrite()).factors.confirm(...args),
      enable: async (...args) => (await appwrite()).factors.enable(...args),
      renewRecoveryCodes: async (...args) => (await appwrite()).factors.renewRecoveryCodes(...args),
      disable: async (...args) => (await appwrite()).factors.disable(...args),
    },
    verification: {
      start: async (...args) => (await appwrite()).verification.start(...args),
      resend: async (...args) => (await appwrite()).verification.resend(...args),
      confirm: async (...args) => (await appwrite()).verification.confirm(...args),
      findConfirmed: async (...args) => (await appwrite()).verification.findConfirmed(...args),
    },
    emailLink: { confirm: async (...args) => (await appwrite()).emailLink.confirm(...args) },
    recovery: {
      request: async (...args) => (await appwrite()).recovery.request(...args),
      reset: async (...args) => (await appwrite()).recovery.reset(...args),
    },
    contact: { send: async (...args) => (await appwrite()).contact.send(...args) },
    connection: {
      testConnection: async (...args) => (await appwrite()).connection.testConnection(...args),
      testSignup: async (...args) => (await appwrite()).connection.testSignup(...args),
    },
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
        const { createPublishedCatalogue } =
          await import('#services/browser/publicationServices.ts')
        return createPublishedCatalogue(import.meta.env.VITE_CATALOGUE)
      }
      const { createCatalogueServices } = await import('#services/browser/catalogueServices.ts')
      return createCatalogueServices()
    }),
  }
}
