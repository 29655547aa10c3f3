import type { PublicPage } from '../../src/app/prerender.tsx'

const english = (path: string) => (path === '/' ? '/en' : `/en${path}`)

/** Every page that search engines may keep, with its twin (decision L5). */
export const sitemapOf = (origin: string, pages: readonly PublicPage[]): string => {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) =>
      [path, english(path)].map((address) => {
        const link = (language: string, to: string) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${to}"/>`
        const twins = link('zh', path) + link('en', english(path)) + link('x-default', path)
        return `<url><loc>${origin}${address}</loc>${twins}</url>`
      }),
    )
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
}

/** What crawlers may read: all but the API; pages that are not for search say so themselves. */
export const robotsOf = (origin: string): string =>
  `User-agent: *\nDisallow: /v1/\n${origin === '' ? '' : `Sitemap: ${origin}/sitemap.xml\n`}`
