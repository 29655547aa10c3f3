import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { prerender } from 'react-dom/static'
import { generatePath, StaticRouter, type RouteObject } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { Body, Head, type BuiltSite } from '#app/Document.tsx'
import { i18n, loadNamespaces, startI18n } from '#app/i18n.ts'
import { pageAt, routes } from '#app/routes.tsx'
import { createSiteServices } from '#app/services.ts'
import { system } from '#components/theme/system.ts'
import { addressIn } from '#domain/address.ts'
import { categories } from '#domain/catalogue/product.ts'
import { publishedPages, type PublishedPage } from '#domain/publishing/page.ts'
import { htmlLang, languages, type Language } from '#domain/language.ts'

type Element = DefaultTreeAdapterTypes.Element
type ChildNode = DefaultTreeAdapterTypes.ChildNode

/** The paths of a route: `_` stands for any product, `/404` for every unknown path. */
const pathsOf = ({ path = '', children }: RouteObject): readonly string[] => {
  if (children !== undefined) return children.flatMap(pathsOf)
  if (path === '*') return ['/404']
  if (!path.includes(':')) return [`/${path}`]
  return categories.map((category) => generatePath(`/${path}`, { category, productId: '_' }))
}

/** What every document has in its head. The app starts late, so the tags of its scripts are left out. */
const headOf = (template: string): string => {
  const html = parse(template).childNodes.find((node) => node.nodeName === 'html') as Element
  const head = html.childNodes.find((node) => node.nodeName === 'head') as Element
  const isStart = (node: ChildNode) =>
    'attrs' in node &&
    node.attrs.some(({ value }) => ['module', 'modulepreload', 'stylesheet'].includes(value))
  head.childNodes = head.childNodes.filter((node) => node.nodeName !== '#text' && !isStart(node))
  return serialize(head)
}

/** Renders a page like the first render in the browser: no session, empty storage. */
const renderPage = async (
  head: string,
  site: BuiltSite,
  path: string,
  language: Language,
  published: PublishedPage | undefined,
) => {
  const address = addressIn(language, path)
  const page = pageAt(address)
  await page.load()
  // The supported browsers need no vendor prefixes.
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  const emotion = createEmotionServer(cache)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <StaticRouter location={address}>
            <App services={createSiteServices(published)} />
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
  const rendered = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  // React puts preloads of pictures first. They belong in the head.
  const { childNodes } = parseFragment(rendered, { sourceCodeLocationInfo: true })
  const first = childNodes.find(({ nodeName }) => nodeName !== 'link')
  const preloads = rendered.slice(0, first?.sourceCodeLocation?.startOffset)
  const html = rendered.slice(preloads.length)
  // `data-s` says that the element is in place already: Emotion would move it otherwise.
  const styles = emotion
    .extractCriticalToChunks(html)
    .styles.map(
      ({ key, ids, css }) =>
        `<style data-s="" data-emotion="${[key, ...ids].join(' ')}">${css}</style>`,
    )
    .join('')
  const props = { site, page, path, language, i18n, published }
  return {
    path,
    address,
    indexed: page.indexed === true || published !== undefined,
    published,
    file: path === '/404' ? `${address}.html` : `${address}/index.html`,
    document: [
      `<!doctype html><html lang="${htmlLang[language]}"><head>`,
      head,
      preloads,
      renderToStaticMarkup(<Head {...props} />),
      styles,
      '</head><body>',
      renderToStaticMarkup(<Body {...props} html={html} />),
      '</body></html>',
    ].join(''),
  }
}

/** A page of the site. */
export type PrerenderedPage = Omit<Awaited<ReturnType<typeof renderPage>>, 'document'>

/**
 * Renders every page of the route table, and of every published product, in both languages: one
 * after the other, because a thousand products have more markup than should be held at once.
 *
 * @param template - `index.html` as Vite built it
 * @throws whatever a component throws, so that a build with a broken page fails
 */
export const renderPages = async function* (template: string, site: BuiltSite) {
  const published = publishedPages(site.publication?.products ?? [])
  const paths = new Set([...routes.flatMap(pathsOf), ...published.keys()])
  const head = headOf(template)
  await startI18n('zh')
  for (const language of languages) {
    await i18n.changeLanguage(language)
    if (published.size > 0) await loadNamespaces(['publish'])
    for (const path of paths) {
      yield await renderPage(head, site, path, language, published.get(path))
    }
  }
}
