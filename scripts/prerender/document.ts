import type { PublicPage, RenderedPage } from '../../src/app/prerender.tsx'
import { stylesOf } from './styles.ts'

/** What all documents share. */
export interface Shell {
  /** Name of the file with all global styles. */
  readonly globals: string
  /** The style sheet of the bundler, small enough to stand in the document. */
  readonly fonts: string
  /** Text of the inline scripts. */
  readonly boot: string
  /** The one that draws the visitor's own cards, in documents of categories only. */
  readonly cards: string
  readonly late: string
  /** Names of the scripts that the app starts with, given the modules of a page. */
  readonly chunksFor: (modules: readonly string[]) => readonly string[]
  /** `https://example.com`, or nothing where the site's own address is not known. */
  readonly origin: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const englishPath = (path: string): string => (path === '/' ? '/en' : `/en${path}`)

/**
 * The file of a page: `zh` and `en` are documents, `words` is the root element of the spec's own
 * address in English.
 */
export const fileOf = (path: string, kind: 'zh' | 'en' | 'words'): string => {
  const folder = kind === 'en' ? '/en' : ''
  if (path === '/404') return `${folder}/404${kind === 'words' ? '.words' : ''}.html`.slice(1)
  return `${folder}${path === '/' ? '' : path}/index${kind === 'words' ? '.words' : ''}.html`.slice(
    1,
  )
}

const rootOf = (
  page: PublicPage,
  language: 'zh' | 'en',
  address: string,
  { html, year }: RenderedPage,
): string => {
  // The content policy refuses them, and hydration would not set them again.
  if (/<[^>]* style="/.test(html)) throw new Error(`${address} is drawn with a style attribute`)
  return (
    // The server's hints for pictures belong to a head; drawings are in the page itself.
    `<div id="root" data-year="${String(year)}" data-language="${language}" data-page="${page.path === '/404' ? '' : address}">${html.replace(/^(?:<link[^>]*>)+/, '')}</div>`
  )
}

/** Both weights of the one face: asked for with the document, they are there for the first paint. */
const preloadsOf = (fonts: string): string[] => {
  const files = new Set([...fonts.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, file = '']) => file))
  return [...files].map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`,
  )
}

const linksOf = ({ origin }: Shell, page: PublicPage, address: string): string => {
  if (origin === '' || page.path === '/404') return ''
  const at = (path: string) => escaped(`${origin}${path}`)
  return [
    `<link rel="canonical" href="${at(address)}" />`,
    `<link rel="alternate" hreflang="zh" href="${at(page.path)}" />`,
    `<link rel="alternate" hreflang="en" href="${at(englishPath(page.path))}" />`,
    `<link rel="alternate" hreflang="x-default" href="${at(page.path)}" />`,
    `<meta property="og:url" content="${at(address)}" />`,
  ].join('')
}

interface StartModules {
  readonly route: string | null
  readonly words: { readonly zh?: readonly string[]; readonly en?: readonly string[] }
}

/**
 * The script that starts the app. It is given the names of all that a page runs, so that they travel
 * side by side and run one by one, the entry last; those with words by language, where the document
 * can become English before.
 */
export const startOf = (shell: Shell, { route, words }: StartModules, now = false): string => {
  const common = shell.chunksFor([...(route === null ? [] : [route]), 'src/app/main.tsx'])
  const only = (language: 'zh' | 'en') =>
    shell.chunksFor(words[language] ?? []).filter((name) => !common.includes(name))
  const names = [
    ['chunks', common] as const,
    ['zh', only('zh')] as const,
    ['en', only('en')] as const,
  ]
  const data = names.map(([name, list]) =>
    list.length > 0 ? ` data-${name}="${list.join(' ')}"` : '',
  )
  return `<script${data.join('')} data-styles="${shell.globals}"${now ? ' data-now' : ''}>${shell.late}</script>`
}

/**
 * A whole document.
 *
 * @param shell see {@link Shell}
 * @param page which page
 * @param language of the document
 * @param rendered the page in it
 * @param words the same page in English words, if they can be put in its place: their styles too
 */
export const documentOf = (
  shell: Shell,
  page: PublicPage,
  language: 'zh' | 'en',
  rendered: RenderedPage,
  words?: RenderedPage,
): string => {
  const address = language === 'en' ? englishPath(page.path) : page.path
  const locale = language === 'en' ? 'en_GB' : 'zh_CN'
  const other = words === undefined ? '' : ` data-words="/${fileOf(page.path, 'words')}"`
  const head = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    '<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />',
    '<meta name="theme-color" content="#0D1315" media="(prefers-color-scheme: dark)" />',
    `<title>${escaped(rendered.title)}</title>`,
    `<script>${shell.boot}</script>`,
    `<meta name="description" content="${escaped(rendered.description)}" />`,
    page.indexed ? '' : '<meta name="robots" content="noindex" />',
    linksOf(shell, page, address),
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${escaped(rendered.brand)}" />`,
    `<meta property="og:title" content="${escaped(rendered.title)}" />`,
    `<meta property="og:description" content="${escaped(rendered.description)}" />`,
    `<meta property="og:locale" content="${locale}" />`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />',
    ...preloadsOf(shell.fonts),
    stylesOf(shell.fonts, words === undefined ? [rendered] : [rendered, words]),
  ].join('')
  const { route } = rendered.modules
  const start = startOf(shell, {
    route,
    words: { [language]: rendered.modules.words, ...(words && { en: words.modules.words }) },
  })
  return `<!doctype html><html lang="${language === 'en' ? 'en' : 'zh-CN'}"${other}><head>${head}</head><body><noscript>${escaped(rendered.noScript)}</noscript>${rootOf(page, language, address, rendered)}${page.path.startsWith('/products/') ? `<script>${shell.cards}</script>` : ''}${start}</body></html>`
}

/** The page in English words at the spec's own address, which the boot script puts in its place. */
export const fragmentOf = (page: PublicPage, words: RenderedPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="robots" content="noindex" /><title>${escaped(words.title)}</title></head><body>${rootOf(page, 'en', page.path, words)}</body></html>`
