import createCache, { type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { prerender } from 'react-dom/static'
import { generatePath, StaticRouter, type RouteObject } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { Body, Head, scriptsOf, type BuiltSite } from '#app/Document.tsx'
import { i18n, loadNamespaces, startI18n } from '#app/i18n.ts'
import { pageAt, routes } from '#app/routes.tsx'
import { createSiteServices, type DocumentProducts } from '#app/services.ts'
import { system } from '#components/theme/system.ts'
import { addressIn } from '#domain/address.ts'
import { categories, neighboursOf } from '#domain/catalogue/product.ts'
import { sampleForLink, type SamplePage } from '#domain/catalogue/shownSamples.ts'
import { paths } from '#domain/paths.ts'
import { publishedPages } from '#domain/publishing/page.ts'
import { bundledSampleProducts } from '#services/catalogue/sampleProducts.ts'
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
  // The parser makes both where a template has none.
  const html = parse(template).childNodes.find((node) => node.nodeName === 'html') as Element
  const head = html.childNodes.find((node) => node.nodeName === 'head') as Element
  const isStart = (node: ChildNode) =>
    'attrs' in node &&
    node.attrs.some(({ value }) => ['module', 'modulepreload', 'stylesheet'].includes(value))
  head.childNodes = head.childNodes.filter((node) => node.nodeName !== '#text' && !isStart(node))
  return serialize(head)
}

/** The documents that show samples before any of them is stored (decision P5), by their path. */
const samplePages = (language: Language): ReadonlyMap<string, SamplePage> => {
  const products = bundledSampleProducts(language)
  const pages = [
    ...categories.map((category) => ({
      language,
      path: paths.category(category),
      products: products.filter((product) => product.category === category).map(sampleForLink),
    })),
    ...products.map((product) => ({
      language,
      path: paths.product(product),
      // The neighbours show no description.
      products: [
        product,
        ...neighboursOf(product, products).map((other) => ({ ...other, description: '' })),
      ],
    })),
  ]
  return new Map(pages.map((page) => [page.path, page]))
}

const shownSamples = import.meta.env.VITE_SAMPLES ? bundledSampleProducts : undefined

/**
 * The supported browsers need no vendor prefixes. One array for all pages: Emotion parses a style once for each
 * array of plugins.
 */
const stylisPlugins: StylisPlugin[] = []

type EmotionServer = ReturnType<typeof createEmotionServer>

/** Start tag of `LateStyles`. */
const lateMark = '<div data-late-styles="">'

/**
 * The styles of Chakra in the markup, as one text, and the elements that tell Emotion which of them are there. Emotion moves these
 * elements when it hydrates, which costs nothing because they are empty.
 */
const chakraStyles = (emotion: EmotionServer, html: string) => {
  const { styles } = emotion.extractCriticalToChunks(html)
  return {
    text: styles.map(({ css }) => css).join(''),
    known: styles
      .map(({ key, ids }) => `<style data-emotion="${[key, ...ids].join(' ')}"></style>`)
      .join(''),
  }
}

/** Renders a page like the first render in the browser: no session, empty storage. */
const renderPage = async (
  head: string,
  site: BuiltSite,
  path: string,
  language: Language,
  { published, samplePage }: DocumentProducts,
) => {
  const address = addressIn(language, path)
  const page = pageAt(address)
  await page.load()
  const cache = createCache({ key: 'css', stylisPlugins })
  const emotion = createEmotionServer(cache)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <StaticRouter location={address}>
            <App services={createSiteServices({ published, samplePage, shownSamples })} />
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
  // React puts preloads of pictures first. They belong in the head. Inside of a tag it writes `>` as `&gt;`.
  const [preloads = ''] = /^(?:<link[^>]*>)*/u.exec(rendered) ?? []
  const html = rendered.slice(preloads.length)
  const props = { site, page, path, language, i18n, published, samplePage }
  const [firstScreen = ''] = html.split(lateMark)
  const scripts = scriptsOf(props)
  const all = site.sheetsOf(scripts)
  const controls = chakraStyles(emotion, html)
  const styles = controls.text + site.stylesOf(all, firstScreen)
  // The document has all of the entry's sheet. A second one with its fonts would make the browser lay out the page anew.
  const whole = site.sheetsOf(scripts.slice(0, 1))
  const sheets = all.filter((sheet) => !whole.includes(sheet))
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')
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
      renderToStaticMarkup(<Head {...props} styles={styles} scripts={scripts} sheets={sheets} />),
      controls.known,
      '</head><body>',
      renderToStaticMarkup(<Body {...props} html={html.replace(lateMark, lateMark + links)} />),
      '</body></html>',
    ].join(''),
  }
}

/** A page of the site. */
export type PrerenderedPage = Omit<Awaited<ReturnType<typeof renderPage>>, 'document'>

/**
 * Renders every page of the route table, and of every published product or sample, in both languages: one
 * after the other, because a thousand products have more markup than should be held at once.
 *
 * @param template - `index.html` as Vite built it
 * @throws whatever a component throws, so that a build with a broken page fails
 */
export const renderPages = async function* (template: string, site: BuiltSite) {
  const published = publishedPages(site.publication?.products ?? [])
  const inEach = new Map(languages.map((language) => [language, samplePages(language)]))
  const samples = site.publication ? [] : [...(inEach.get('zh')?.keys() ?? [])]
  const all = new Set([...routes.flatMap(pathsOf), ...published.keys(), ...samples])
  const head = headOf(template)
  await startI18n('zh')
  for (const language of languages) {
    await i18n.changeLanguage(language)
    await loadNamespaces(['publish'])
    for (const path of all) {
      const samplePage = site.publication ? undefined : inEach.get(language)?.get(path)
      yield await renderPage(head, site, path, language, {
        published: published.get(path),
        samplePage,
      })
    }
  }
}
