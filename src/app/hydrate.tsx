import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { RootBoundary, rootOptions } from '#app/RootBoundary.tsx'
import { holdUntilHydrated } from '#app/holdTyped.ts'
import { publishedPageOf } from '#app/publishedPage.ts'
import { pageAt } from '#app/routes.tsx'
import { watchScripts } from '#app/scriptFailure.ts'
import { createSiteServices } from '#app/services.ts'
import type { system as theme } from '#components/theme/system.ts'

interface NetworkInformation {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Fetches a page's chunk and messages when a link to it is hovered or focused. Does nothing for a
 * visitor who saves data.
 */
const prefetchPages = (): void => {
  if ((navigator as NetworkInformation).connection?.saveData === true) return
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== window.location.origin || link.target !== '') return
    // The page reports the failure if the link is followed.
    pageAt(link.pathname)
      .load()
      .catch(() => undefined)
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}

/**
 * Hydrates the document with the site. Rejects when a script of the page cannot be fetched.
 *
 * @param root - the element that holds the prerendered page; empty on the development server
 * @param system - the theme
 */
export const hydrate = async (root: HTMLElement, system: typeof theme): Promise<void> => {
  watchScripts()
  const page = pageAt(window.location.pathname)
  const published = import.meta.env.VITE_CATALOGUE ? publishedPageOf(document) : undefined
  const services = createSiteServices(published, page.asks)
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
    if (root.hasChildNodes()) hydrateRoot(root, site, options)
    else createRoot(root, options).render(site)
  })
  prefetchPages()
}
