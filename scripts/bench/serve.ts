import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const fileAt = (folder: string, path: string): string | null => {
  const inside = normalize(decodeURIComponent(path)).replace(/^(\.\.[/\\])+/, '')
  const candidates = [inside, join(inside, 'index.html'), `${inside}.html`, 'shell.html']
  const found = candidates
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile())
  return found ?? null
}

/**
 * Serves a folder the way every site of a run is served: HTTP/1.1, brotli at its smallest, made
 * once; hashed files for ever, documents asked for again.
 *
 * @returns address without a slash at the end, and how to stop
 */
export const serveFolder = async (folder: string) => {
  const packed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const file = fileAt(folder, path)
    if (file === null) {
      response.writeHead(404).end()
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    const etag = `"${String(statSync(file).mtimeMs)}-${String(statSync(file).size)}"`
    const hashed = /[-.][\w-]{8}\.\w+$/.test(path)
    const headers = {
      'content-type': type,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
    }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end()
      return
    }
    const plain = readFileSync(file)
    if (!/text|json|svg/.test(type) || plain.length < 150) {
      response.writeHead(200, headers).end(plain)
      return
    }
    const body = packed.get(file) ?? brotliCompressSync(plain)
    packed.set(file, body)
    response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${String(port)}`, stop: () => server.close() }
}
