import type { PrerenderedPage } from '#app/prerender.tsx'
import { addressIn } from '#domain/address.ts'
import { languages } from '#domain/language.ts'
import type { PublishedPage } from '#domain/publishing/page.ts'
import { pictureAddress } from '#domain/publishing/pictureFiles.ts'
import { paths } from '#domain/paths.ts'

/** The day of the export and the pictures of a page with published products (decision P9). */
const publishedEntry = (origin: string, { products }: PublishedPage, exportedAt: string) => {
  const pictures = products.flatMap(({ imageId }) => pictureAddress(imageId) ?? [])
  return [
    exportedAt === '' ? '' : `<lastmod>${exportedAt}</lastmod>`,
    ...pictures.map(
      (picture) => `<image:image><image:loc>${origin}${picture}</image:loc></image:image>`,
    ),
  ].join('')
}

/** The twins of a page, as its documents name them too. */
const alternates = (origin: string, path: string) => {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${address}"/>`
  return [
    ...languages.map((twin) => link(twin, addressIn(twin, path))),
    link('x-default', path),
  ].join('')
}

/** Every page that search engines may keep, with its twins. */
export const sitemapOf = (
  origin: string,
  pages: readonly PrerenderedPage[],
  exportedAt = '',
): string => {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(
      ({ address, path, published }) =>
        `<url><loc>${origin}${address}</loc>${alternates(origin, path)}${published ? publishedEntry(origin, published, exportedAt) : ''}</url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries.join('')}</urlset>\n`
}

/**
 * A service worker that removes itself. A site that had this address before may have left one, which would keep
 * showing that site; the browser looks for a newer one under its name.
 */
export const leavingWorker = `self.addEventListener('install', () => self.skipWaiting())
const leave = async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url)
}
self.addEventListener('activate', (event) => event.waitUntil(leave()))
`

/** What crawlers may read: all but the API. Pages that are not for search say so themselves. */
export const robotsOf = (origin: string): string =>
  `User-agent: *\nDisallow: /v1/\n${origin === '' ? '' : `Sitemap: ${origin}/sitemap.xml\n`}`

/**
 * The documents of paths that have no file, in the `_redirects` format of Netlify and Cloudflare
 * Pages. The embedded server reads it too. A file goes before a rule, the first rule that fits wins.
 * `:id` is one step of a path, so that every address has the document of the page that the route table
 * has for it.
 */
export const redirectsOf = (pages: readonly PrerenderedPage[]): string =>
  [
    ...pages
      .filter(({ address }) => address.endsWith('/_'))
      .map(({ address, file }) => `${address.slice(0, -1)}:id ${file} 200`),
    // Password managers ask there for the page that changes a password.
    `/.well-known/change-password ${paths.account} 302`,
    // An unknown category leads home (decision P8).
    '/en/products/:category /en 302',
    '/en/products/:category/:id /en 302',
    '/products/:category / 302',
    '/products/:category/:id / 302',
    '/en/* /en/404.html 404',
    '/* /404.html 404',
    '',
  ].join('\n')
