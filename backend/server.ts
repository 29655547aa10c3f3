import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createBackend, type Backend, type BackendOptions } from '#backend/backend.ts'
import { requestLimits } from '#backend/contract/limits.ts'
import { createMailbox } from '#backend/mailbox/mailbox.ts'
import type { SiteHandler } from '#backend/site/static.ts'

/** Where to listen and what to serve. */
export interface ServerOptions extends BackendOptions {
  /** 0 takes any free port. */
  readonly port?: number
  /** The address to listen on; this machine alone by default. */
  readonly host?: string
  /** Serves everything that is not the API's; gets the HTTP server, for hot reload. */
  readonly site?: (server: Server) => SiteHandler | Promise<SiteHandler>
  /** False where a real Appwrite does the API's work: then only the site is served. */
  readonly api?: boolean
}

/** A server that listens. */
export interface RunningServer {
  /** The address of the site; the API is below `/v1`. */
  readonly url: string
  readonly port: number
  /** Nothing when only the site is served. */
  readonly backend: Backend | undefined
  /** Lets answers under way finish, then closes everything. */
  readonly close: () => Promise<void>
}

const below = (path: string, prefix: string) =>
  path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`)

const notFound: SiteHandler = (_, response) => {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('Not found')
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.removeListener('error', reject)
      resolve(server.address() as AddressInfo)
    })
  })

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    // Whoever has not finished by then would keep the process for ever.
    setTimeout(() => server.closeAllConnections(), 1000).unref()
  })

/**
 * Starts the backend with its mailbox and, if wanted, the site, on one origin.
 *
 * @param options - See {@link ServerOptions}.
 * @returns The running server.
 * @throws Error of the system, with `code` `EADDRINUSE` for a port in use, or of the data folder.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1' } = options
  const backend = options.api === false ? undefined : createBackend(options)
  const leaves = typeof (options.mail ?? 'outbox') === 'object'
  const api = backend && getRequestListener(backend.api.fetch, { overrideGlobalObjects: false })
  const mailbox =
    backend &&
    getRequestListener(createMailbox(backend.services, leaves).fetch, {
      overrideGlobalObjects: false,
    })
  let site: SiteHandler = notFound

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    if (api && below(path, '/v1')) void api(request, response)
    else if (mailbox && (below(path, '/mailbox') || path.startsWith('/mailbox.json'))) {
      void mailbox(request, response)
    } else site(request, response)
  }
  const server = createServer(
    {
      maxHeaderSize: requestLimits.headers,
      headersTimeout: requestLimits.headersTimeout,
      requestTimeout: requestLimits.requestTimeout,
      connectionsCheckingInterval: 2000,
    },
    handle,
  )
  try {
    const address = await listen(server, port, host)
    if (options.site) site = await options.site(server)
    const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
    return {
      url: `http://${shown.includes(':') ? `[${shown}]` : shown}:${address.port}`,
      port: address.port,
      backend,
      async close() {
        await closeServer(server)
        backend?.close()
      },
    }
  } catch (error) {
    server.close()
    backend?.close()
    throw error
  }
}
