import { transform } from 'lightningcss'
import type { RenderedPage } from '#app/prerender.tsx'
import { twinsOf } from './addresses.ts'

/** What the documents of one build share. */
export interface SiteTemplate {
  /** `https://example.com`, or nothing. */
  readonly origin: string
  /** `index.html` as Vite built it. */
  readonly template: string
  /** The style sheet of the fonts. */
  readonly fonts: string
  /** Text of the script that starts the app. */
  readonly start: string
  /** Text of the script that fills in stored products. */
  readonly fill: string
}

/** A rendered page with its place in the site. */
export interface PrerenderedPage extends RenderedPage {
  readonly path: string
  readonly language: 'zh' | 'en'
}

const minify = (css: string): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString()

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`)

const meta = (name: string, content: string) =>
  `<meta ${name.includes(':') ? 'property' : 'name'}="${name}" content="${escape(content)}">`

const headOf = ({ origin, fonts }: SiteTemplate, page: PrerenderedPage): string => {
  const faces = [...new Set(fonts.match(/\/assets\/[^)]+woff2/g))]
  const alternates = twinsOf(page.path).map(
    ({ language, address }) =>
      `<link rel="alternate" hreflang="${language}" href="${origin}${address}">`,
  )
  const canonical = `<link rel="canonical" href="${origin}${page.address}">`
  return [
    ...faces.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    meta('description', page.description),
    page.indexed ? '' : meta('robots', 'noindex'),
    ...(origin === '' || !page.indexed ? [] : [canonical, ...alternates]),
    meta('og:type', 'website'),
    meta('og:site_name', page.brand),
    meta('og:title', page.title),
    meta('og:description', page.description),
    meta('og:locale', page.language === 'en' ? 'en_GB' : 'zh_CN'),
    `<style>${fonts}${noticeStyle}</style>`,
    // The first paint waits until the fill script at the end of the document has run.
    page.fill === null ? '' : '<link rel="expect" href="#filled" blocking="render">',
    // `data-s` says that the element is in place already: Emotion would move it otherwise.
    ...page.styles.map(
      ({ key, ids, css }) =>
        `<style data-emotion="${key} ${ids.join(' ')}" data-s="">${minify(css)}</style>`,
    ),
  ].join('')
}

const dataOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(
      ([name, value]) => ` data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${escape(value)}"`,
    )
    .join('')

// Bottom of the window, in the inverted colours of the theme.
const noticeStyle =
  '#start-failed{position:fixed;z-index:9;inset:auto 1rem 1rem;max-width:40rem;margin:auto;padding:1rem;border-radius:8px;background:var(--chakra-colors-bg-inverted,#12383b);color:var(--chakra-colors-fg-inverted,#fff)}#start-failed button{display:block;min-height:2.5rem;margin-top:.5rem;padding:0 1rem;border:1px solid;border-radius:8px;font:inherit}'

const noticeOf = ({ text, action }: RenderedPage['startFailed']): string =>
  `<div id="start-failed" role="alert" hidden>${escape(text)}<button type="button">${escape(action)}</button></div>`

/**
 * The document of a page.
 *
 * @param files - scripts that the app needs for the page, the entry first
 */
export const documentOf = (
  site: SiteTemplate,
  page: PrerenderedPage,
  files: readonly string[],
): string => {
  // The start script turns these links into preloads.
  const chunks = files.map((file) => `<link data-chunk href="${file}">`).join('')
  const fill =
    page.fill === null
      ? ''
      : `<script${dataOf(page.fill)}>${site.fill}</script><i id="filled" hidden></i>`
  // React puts preloads of pictures first; they belong to the head, which has none for this page.
  const html = page.html.replace(/^(?:<link[^>]*>)+/, '')
  return site.template
    .replace(
      /<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g,
      '',
    )
    .replace('lang="zh-CN"', page.language === 'en' ? 'lang="en"' : 'lang="zh-CN"')
    .replace('<!-- title -->', () => `<title>${escape(page.title)}</title>`)
    .replace('</head>', () => `${headOf(site, page)}${chunks}<script>${site.start}</script></head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<noscript>${escape(page.noScript)}</noscript><div id="root" data-year="${String(new Date().getFullYear())}">${html}</div>${noticeOf(page.startFailed)}${fill}`,
    )
    .replace(/\n\s*/g, '')
}
