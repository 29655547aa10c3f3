import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { builtHeaders } from '#backend/site/built-headers.ts'
import { cacheControl } from '#backend/site/headers.ts'

/** Answers what is not the API's. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void

const isNavigation = (request: IncomingMessage, path: string) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !path.startsWith('/assets/') &&
  !/\.[a-z0-9]{2,5}$/i.test(path) &&
  (request.headers.accept ?? '*/*').includes('*/*')

/**
 * Serves a built site: precompressed files where the browser takes them, hashed files for ever, and
 * `index.html` for every address that could be a page. A missing asset is 404, never a page, so that
 * a tab that outlived a deployment notices.
 *
 * @param folder - The build.
 * @param connect - See `SiteFacts`.
 */
export function serveSite(folder: string, connect: readonly string[]): SiteHandler {
  const headers = builtHeaders(folder, connect)
  const files = sirv(folder, {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
  })
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const missing = () => {
      response.writeHead(404, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
      })
      response.end('Not found')
    }
    files(request, response, () => {
      if (!isNavigation(request, path)) {
        missing()
        return
      }
      request.url = '/index.html'
      // sirv keeps a parsed copy of the address on the request.
      Reflect.deleteProperty(request, '_parsedUrl')
      files(request, response, missing)
    })
  }
}
