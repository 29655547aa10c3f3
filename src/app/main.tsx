import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode, startTransition, useInsertionEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { keepTyped, tellOpenMenus } from '#app/handover.ts'
import { i18n, startI18n } from '#app/i18n.ts'
import { pageAt } from '#app/pages.ts'
import { prefetchPages } from '#app/prefetch.ts'
import { createSiteServices } from '#app/services.ts'
import { system } from '#components/theme/system.ts'
import '../assets/fonts/fonts.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root element')

/** Lets the browser paint and answer before what comes next. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

// The boot script in the document has set the language already, before the first paint.
const language = document.documentElement.lang === 'en' ? 'en' : 'zh'
const { pathname } = window.location
await startI18n(language)
// A chunk that cannot be fetched is the failure of its page, and is shown there.
await pageAt(pathname)
  .load()
  .catch(() => undefined)
await pause()
const services = createSiteServices()

/** The document was rendered when the site was built, and the first render here will be the same. */
const prerendered = root.firstElementChild !== null
const same =
  prerendered &&
  root.dataset['language'] === language &&
  root.dataset['page'] === (pathname.replace(/\/$/, '') || '/') &&
  services.drafts.contact.read() === null &&
  services.drafts.signup.read() === null

const give = keepTyped()
document.addEventListener(
  'page-drawn',
  () => {
    // Not from within React's own work: each field has to be drawn by itself.
    setTimeout(() => {
      give()
      tellOpenMenus()
      prefetchPages()
      document.dispatchEvent(new Event('app-listens'))
    })
  },
  { once: true },
)

/** The boot script may have hidden a page in the wrong language: what is drawn now is right. */
const Shown = ({ children }: { readonly children: ReactNode }) => {
  // Before anything in the page measures itself or takes the focus in an effect of its own.
  useInsertionEffect(() => {
    document.documentElement.hidden = false
  }, [])
  return children
}

// One child in another, as in `prerender.tsx`: a second child anywhere would change every id that
// React makes, and the ids of the document would be strangers to the app.
const site = (
  <StrictMode>
    <Shown>
      <ChakraProvider value={system}>
        <BrowserRouter>
          <App i18n={i18n} services={services} />
        </BrowserRouter>
      </ChakraProvider>
    </Shown>
  </StrictMode>
)

// In a transition React draws piece by piece and lets the browser do other things in between.
startTransition(() => {
  if (same) hydrateRoot(root, site)
  else createRoot(root).render(site)
})
