import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { layoutNamespaces, loadNamespaces, startI18n } from '#app/i18n.ts'
import { prefetchPages } from '#app/prefetch.ts'
import { pageAt } from '#app/routes.tsx'
import { publishedPageOf } from '#app/publishedPage.ts'
import { createSiteServices } from '#app/services.ts'
import { languageOfAddress } from '#domain/address.ts'
import '#assets/fonts/fonts.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root element')

const { pathname } = window.location
await startI18n(languageOfAddress(pathname))
// If a script of the page cannot be fetched, the document stays as it is, with what was typed, and
// the start script asks for a reload (decision D2).
await loadNamespaces(layoutNamespaces)
await pageAt(pathname).load()
// Chakra computes the theme in one long task. Imported on its own, it does not delay the tasks before.
const { system } = await import('#components/theme/system.ts')

const published = import.meta.env.VITE_CATALOGUE ? publishedPageOf(document) : undefined

// `prerender.tsx` renders the same tree: hydration compares the two.
const site = (
  <StrictMode>
    <ChakraProvider value={system}>
      <BrowserRouter>
        <App services={createSiteServices(published)} />
      </BrowserRouter>
    </ChakraProvider>
  </StrictMode>
)

// In a transition React hydrates in small steps, so the page stays responsive.
startTransition(() => {
  // The development server sends an empty root.
  if (root.hasChildNodes()) hydrateRoot(root, site)
  else createRoot(root).render(site)
})
prefetchPages()
