import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { appPage, cacheControl, siteHeaders } from '#backend/site/headers.ts'
import { inlineHashes } from '#backend/site/inline-hashes.ts'

/** Answers what is not the API's. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void

const isNavigation = (request: IncomingMessage, path: string) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !path.startsWith('/assets/') &&
  !/\.[a-z0-9]{2,5}$/i.test(path) &&
  (request.headers.accept ?? '*/*').includes('*/*')

/**
 * Serves a built site: precompressed files where the browser takes them, hashed files for ever, a
 * document for every page that was rendered when the site was built, `shell.html` for the pages that
 * only the app can draw, and `404.html` with its status for every other address. A build without
 * documents answers every address with `index.html`. A missing asset is 404, never a page, so that a
 * tab that outlived a deployment notices. Each document allows its own inline scripts and styles.
 *
 * @param folder - The build.
 * @param connect - See `SiteFacts`.
 */
export function serveSite(folder: string, connect: readonly string[]): SiteHandler {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const policies = new Map<string, Readonly<Record<string, string>>>(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => {
        const page = readFileSync(join(folder, name), 'utf8')
        return [
          `/${name.replaceAll('\\', '/')}`,
          siteHeaders({ connect, ...inlineHashes([page]) }),
        ] as const
      }),
  )
  const plain = siteHeaders({ connect, scripts: [], styles: [] })
  const has = (file: string) => policies.has(file)
  const shell = has('/shell.html') ? '/shell.html' : '/index.html'
  const files = sirv(folder, {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
  })

  /** The document of an address, and the status it is answered with. */
  const documentAt = (path: string): readonly [file: string, status: number] => {
    const own = path.endsWith('.html') ? path : `${path.replace(/\/$/, '')}/index.html`
    if (has(own)) return [own, 200]
    if (appPage.test(path) || !has('/404.html')) return [shell, 200]
    return [/^\/en(\/|$)/.test(path) ? '/en/404.html' : '/404.html', 404]
  }

  return (request, response) => {
    const send = (extra: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(extra)) response.setHeader(name, value)
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const missing = () => {
      response.writeHead(404, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
      })
      response.end('Not found')
    }
    if (!isNavigation(request, path) && !has(path)) {
      send(plain)
      files(request, response, missing)
      return
    }
    const [file, status] = documentAt(path)
    send(policies.get(file) ?? plain)
    request.url = file
    // sirv keeps a parsed copy of the address on the request.
    Reflect.deleteProperty(request, '_parsedUrl')
    if (status !== 200) {
      // It answers 200 by itself; a condition of the browser must not turn this into 304 either.
      delete request.headers['if-none-match']
      const { writeHead } = response
      response.writeHead = ((_code: number, headers?: OutgoingHttpHeaders) =>
        writeHead.call(response, status, headers)) as typeof response.writeHead
    }
    files(request, response, missing)
  }
}
