import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { generatePath, StaticRouter, type RouteObject } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { i18n, layoutNamespaces, startI18n } from '#app/i18n.ts'
import { pageAt, routes } from '#app/routes.tsx'
import { createSiteServices } from '#app/services.ts'
import { system } from '#components/theme/system.ts'
import { addressIn } from '#domain/address.ts'
import { categories } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'
import { categoryOf } from '#domain/paths.ts'

/** Placeholder for the product in the path of a category's product page. */
export const anyProduct = '_'

/** Placeholder for every unknown path. */
export const unknownPath = '/404'

const pathsOf = (route: RouteObject): readonly string[] => {
  if (route.children !== undefined) return route.children.flatMap(pathsOf)
  if (route.path === '*') return [unknownPath]
  const pattern = `/${route.path ?? ''}`
  return pattern.includes(':category')
    ? categories.map((category) => generatePath(pattern, { category, productId: anyProduct }))
    : [pattern]
}

/** The path of every prerendered page, from the route table. */
export const prerenderedPaths: readonly string[] = routes.flatMap(pathsOf)

/**
 * Renders a page like the first render in the browser: no session, empty storage.
 *
 * @throws whatever a component throws, so that a build with a broken page fails
 */
export const renderPage = async (path: string, language: Language) => {
  if (!i18n.isInitialized) await startI18n(language)
  await i18n.changeLanguage(language)
  const address = addressIn(language, path)
  const page = pageAt(address)
  await page.load()
  // The supported browsers need no vendor prefixes.
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <StaticRouter location={address}>
            <App services={createSiteServices()} />
          </StaticRouter>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
    {
      // All HTML at once, without React's streaming scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const category = categoryOf(path)
  // The keys are computed from the route table.
  const t = i18n.getFixedT(language) as (key: string, values?: object) => string
  const description = page.title ?? 'home'
  const name = category === null ? '' : t(`common:category.${category}`)
  const catalogue = (key: string) => String(i18n.getResource(language, 'catalogue', key))
  return {
    address,
    html,
    styles: extractCriticalToChunks(html).styles,
    brand: t('common:brand.name'),
    title:
      page.title === null
        ? t('common:brand.name')
        : t('common:title.pattern', { page: t(`common:title.${page.title}`, { category: name }) }),
    description: t(
      category === null
        ? `common:description.${description}`
        : `common:description.category.${category}`,
    ),
    noScript: t('common:noScript'),
    /** The notice of the start script. */
    startFailed: {
      text: t('common:status.incomplete.text'),
      action: t('common:status.failed.reload'),
    },
    indexed: page.indexed === true,
    /** Source file of the page's chunk. */
    source: page.source,
    /** Source files of the messages. */
    messages: [...layoutNamespaces, ...page.namespaces].map(
      (name) => `locales/${language}/${name}.ts`,
    ),
    /** Texts of the fill script. */
    fill:
      category === null
        ? null
        : { inStock: catalogue('inStock_other'), outOfStock: catalogue('outOfStock') },
  }
}

/** Data of one page for the build. */
export type RenderedPage = Awaited<ReturnType<typeof renderPage>>
