import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { askForCatalogue } from '#app/catalogue/useCatalogue.ts'
import { RootBoundary, rootOptions } from '#app/RootBoundary.tsx'
import { holdUntilHydrated } from '#app/holdTyped.ts'
import { publishedPageOf, samplePageOf } from '#app/publishedPage.ts'
import { pageAt } from '#app/routes.tsx'
import type { AppServices } from '#app/ServicesContext.tsx'
import { watchScripts } from '#app/scriptFailure.ts'
import { siteAnswers } from '#components/firstPaint/scripts/reloadWhenOnline.ts'
import { createSiteServices, fetchAppwrite } from '#app/services.ts'
import { hydratedEvent } from '#components/firstPaint/scripts/hydratedEvent.ts'
import type { system as theme } from '#components/theme/system.ts'
import { specAddress } from '#domain/address.ts'
import { categories } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import { formerKeys } from '#domain/storageKeys.ts'
import { loadOnce } from '#services/lazy.ts'
import { createTextStore } from '#services/textStore.ts'

/** TypeScript does not know it: Firefox and Safari do not have it. */
interface NetworkInformation {
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether the account service receives the form that an element belongs to. */
const isSentToService = (element: Element | null) =>
  (element?.closest('form')?.querySelector('[type=email]') ?? null) !== null

/**
 * Fetches what a page needs when a link to it is hovered, focused or touched, and the SDK when a form that
 * needs it is focused. From the landing page most visitors go to a category: its scripts are fetched when
 * the browser has nothing else to do. Does nothing for a visitor who saves data.
 */
const prefetch = (catalogue: AppServices['catalogue']): void => {
  if ((navigator as NetworkInformation).connection?.saveData === true) return
  // The page or the form reports a failure when it is used.
  const ignore = () => undefined
  const readProducts = loadOnce(async () => {
    // Reads storage.
    ;(await askForCatalogue(catalogue)).products.subscribe(() => {})
  })
  const prefetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== window.location.origin || link.target !== '') return
    // A browser does not fetch a failed script again.
    if (!navigator.onLine) return
    const page = pageAt(link.pathname)
    page.load().catch(ignore)
    if (page.asks?.includes('products') === true) readProducts().catch(ignore)
  }
  const prefetchSdk = (focused: Element | null) => {
    if (isSentToService(focused)) fetchAppwrite().catch(ignore)
  }
  const fetchCategory = async () => {
    await siteAnswers()
    // A published catalogue is data, which only its pages need.
    if (!import.meta.env.VITE_CATALOGUE) askForCatalogue(catalogue).catch(ignore)
    await pageAt(paths.category(categories[0])).load()
  }
  const prefetchCategory = () => void fetchCategory().catch(ignore)
  document.addEventListener('pointerover', prefetchPage, { passive: true })
  document.addEventListener('focusin', prefetchPage)
  document.addEventListener('focusin', ({ target }) =>
    prefetchSdk(target instanceof Element ? target : null),
  )
  prefetchSdk(document.activeElement)
  if (specAddress(window.location.pathname) !== paths.home) return
  window.addEventListener(
    hydratedEvent,
    // Safari has no idle callbacks.
    () => ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(prefetchCategory),
    { once: true },
  )
}

/**
 * Whether the markup is that of the address. With Back directly after a reload, Chromium changes the address and
 * keeps the document.
 */
const isOfAddress = (root: HTMLElement): boolean => {
  const { pathname, href } = window.location
  const [navigation] = performance.getEntriesByType('navigation')
  const opened = new URL(navigation?.name ?? href, href).pathname
  return root.hasChildNodes() && opened === pathname
}

/** What {@link AppServices.shownSamples} gives: none but in a demonstration. */
const shownSamples = async () =>
  import.meta.env.VITE_SAMPLES
    ? (await import('#services/catalogue/sampleProducts.ts')).bundledSampleProducts
    : undefined

/**
 * Hydrates the document with the site. Rejects when a script of the page cannot be fetched.
 *
 * @param root - the element that holds the prerendered page; empty on the development server
 * @param system - the theme
 */
export const hydrate = async (root: HTMLElement, system: typeof theme): Promise<void> => {
  watchScripts()
  const page = pageAt(window.location.pathname)
  const services = createSiteServices(
    import.meta.env.VITE_CATALOGUE
      ? { published: publishedPageOf(document) }
      : { samplePage: samplePageOf(document), shownSamples: await shownSamples() },
    page.asks,
  )
  await page.load()
  // `prerender.tsx` renders the same tree: hydration compares the two.
  const site = (
    <StrictMode>
      <RootBoundary root={root}>
        <ChakraProvider value={system}>
          <BrowserRouter>
            <App services={services} />
          </BrowserRouter>
        </ChakraProvider>
      </RootBoundary>
    </StrictMode>
  )
  const options = rootOptions(root)
  holdUntilHydrated()
  // In a transition React hydrates in small steps, so the page stays responsive.
  startTransition(() => {
    if (isOfAddress(root)) hydrateRoot(root, site, options)
    else createRoot(root, options).render(site)
  })
  prefetch(services.catalogue)
  const stored = createTextStore(() => window.localStorage)
  for (const key of formerKeys) stored.remove(key)
}
