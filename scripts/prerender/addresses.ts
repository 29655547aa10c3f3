import { addressIn } from '#domain/address.ts'
import { languages } from '#domain/language.ts'
import type { PrerenderedPage } from './document.ts'

/** The address of a page in each language (decision L5). */
export const twinsOf = (path: string) =>
  languages.map((language) => ({ language, address: addressIn(language, path) }))

/** Every page that search engines may keep, with its twin. */
export const sitemapOf = (origin: string, pages: readonly PrerenderedPage[]): string => {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ path, address }) => {
      const alternates = [...twinsOf(path), { language: 'x-default', address: path }].map(
        (twin) =>
          `<xhtml:link rel="alternate" hreflang="${twin.language}" href="${origin}${twin.address}"/>`,
      )
      return `<url><loc>${origin}${address}</loc>${alternates.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
}

/** What crawlers may read: all but the API. Pages that are not for search say so themselves. */
export const robotsOf = (origin: string): string =>
  `User-agent: *\nDisallow: /v1/\n${origin === '' ? '' : `Sitemap: ${origin}/sitemap.xml\n`}`

/**
 * The documents of paths that have no file, in the `_redirects` format of Netlify and Cloudflare
 * Pages. The embedded server reads it too. A file goes before a rule, the first rule that fits wins.
 */
export const redirectsOf = (pages: readonly PrerenderedPage[]): string => {
  const products = pages
    .filter(({ address }) => address.endsWith('/_'))
    .map(({ address }) => `${address.slice(0, -1)}* ${address}/index.html 200`)
  return [
    ...products,
    // An unknown category leads home (decision P8).
    '/en/products/* /en 302',
    '/products/* / 302',
    '/en/* /en/404.html 404',
    '/* /404.html 404',
    '',
  ].join('\n')
}
