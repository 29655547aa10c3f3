import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { i18n, layoutNamespaces, startI18n } from '#app/i18n.ts'
import { pageAt, pages, type Page } from '#app/pages.ts'
import { createSiteServices } from '#app/services.ts'
import { system } from '#components/theme/system.ts'
import { englishAddress } from '#domain/address.ts'
import { categories } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/** A page of which there is a document in each language (decision L5). */
export interface PublicPage {
  /** Address as spec §2 writes it. `/404` stands for every address that is not known. */
  readonly path: string
  /** Keys of its title and description; no title key: the brand alone. */
  readonly title: string | null
  readonly titleParts?: { readonly category: string }
  readonly description: string
  /** Search engines may keep it: what it shows is the same for everybody. */
  readonly indexed: boolean
}

/** Every page that is rendered when the site is built (spec §2). */
export const publicPages: readonly PublicPage[] = [
  { path: '/', title: null, description: 'home', indexed: true },
  ...categories.map((category) => ({
    path: `/products/${category}`,
    title: 'category',
    titleParts: { category: `common:category.${category}` },
    description: `category.${category}`,
    // Its products live in one browser (spec §3): there is nothing to find for anybody else.
    indexed: false,
  })),
  { path: '/login', title: 'login', description: 'login', indexed: true },
  { path: '/signup', title: 'signup', description: 'signup', indexed: true },
  { path: '/terms', title: 'terms', description: 'terms', indexed: true },
  { path: '/404', title: 'notFound', description: 'notFound', indexed: false },
]

/** What a document is made of. */
export interface RenderedPage {
  /** Inside of the root element. */
  readonly html: string
  /** Emotion's styles by name: the global ones first, in order, then the classes in use. */
  readonly globals: ReadonlyMap<string, string>
  readonly classes: ReadonlyMap<string, string>
  readonly title: string
  readonly description: string
  readonly brand: string
  /** For whoever has scripting off. */
  readonly noScript: string
  readonly year: number
  /** Modules that the app takes the page over with, beside those of its start; from the project's root. */
  readonly modules: { readonly route: string; readonly words: readonly string[] }
}

const nameOf = (page: Page): string =>
  Object.entries(pages).find(([, one]) => one === page)?.[0] ?? 'notFound'

/**
 * Renders one page as the first render in the browser will be: nobody logged in yet, nothing stored.
 *
 * @param page one of {@link publicPages}
 * @param language whose words
 * @param english whether it stands under `/en`
 * @throws whatever a component throws: a build with a broken page must not succeed
 */
export const renderPage = async (
  page: PublicPage,
  language: Language,
  english: boolean,
): Promise<RenderedPage> => {
  if (i18n.isInitialized) await i18n.changeLanguage(language)
  else await startI18n(language)
  // Without Emotion's own prefixes for browsers of 2012; the build adds what `browserslist` needs.
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Styles are gathered in the cache instead of standing between the elements.
  cache.compat = true
  const location = english ? englishAddress(page.path) : page.path
  const shown = pageAt(location)
  await shown.load()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <StaticRouter location={location}>
            <App i18n={i18n} services={createSiteServices()} />
          </StaticRouter>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
    {
      // Else a large page would come in pieces that a script has to put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const globals = new Map<string, string>()
  const classes = new Map<string, string>()
  for (const [name, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue
    const isClass = cache.registered[`${cache.key}-${name}`] !== undefined
    ;(isClass ? classes : globals).set(name, css)
  }
  const { title, titleParts, description } = page
  // The keys come from the table above: its tests are the pages themselves.
  const words = i18n.getFixedT(language) as unknown as (
    key: string,
    parts?: Readonly<Record<string, string>>,
  ) => string
  const brand = words('common:brand.name')
  const parts = titleParts === undefined ? {} : { category: words(titleParts.category) }
  return {
    html,
    globals,
    classes,
    title:
      title === null
        ? brand
        : words('common:title.pattern', { page: words(`common:title.${title}`, parts) }),
    description: words(`common:description.${description}`),
    brand,
    noScript: words('common:noScript'),
    year: new Date().getFullYear(),
    modules: {
      route: `src/app/routes/${nameOf(shown)}.route.tsx`,
      words: [...layoutNamespaces, ...shown.namespaces].map(
        (name) => `locales/${language}/${name}.ts`,
      ),
    },
  }
}
