import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createBackend, type Backend, type BackendOptions } from '#backend/backend.ts'
import { requestLimits } from '#backend/contract/limits.ts'
import { describeFault } from '#backend/http/describeFault.ts'
import { healthHandler } from '#backend/http/health.ts'
import { isLoopback, ownAddresses } from '#backend/http/ownAddresses.ts'
import { requestId, setRequestId } from '#backend/http/requestId.ts'
import { createMailbox } from '#backend/mailbox/mailbox.ts'
import type { SiteHandler } from '#backend/http/siteHandler.ts'

/** Where to listen and what to serve. */
export interface ServerOptions extends Omit<BackendOptions, 'ownAddresses'> {
  /** 0 takes any free port. */
  readonly port?: number
  /** The address to listen on; this machine alone by default. */
  readonly host?: string
  /** Serves everything that is not the API's; gets the HTTP server, for hot reload. */
  readonly site?: (server: Server) => SiteHandler | Promise<SiteHandler>
  /**
   * Whether mails are shown under `/mailbox`. By default they are where they do not leave through
   * SMTP, the server listens to this machine alone and no proxy is in front.
   */
  readonly mailbox?: boolean
  /** False where a real Appwrite does the API's work: then only the site is served. */
  readonly api?: boolean
}

/** A server that listens. */
export interface RunningServer {
  /** The address of the site; the API is below `/v1`. */
  readonly url: string
  readonly port: number
  /** Whether mails are shown under `/mailbox`. */
  readonly hasMailbox: boolean
  /** Nothing when only the site is served. */
  readonly backend: Backend | undefined
  /** Lets responses under way finish, then closes everything. */
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

/** While the site is being built. */
const notReady: SiteHandler = (_, response) => {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' }
  response.writeHead(503, headers)
  response.end('The site is being built. Try again in a moment.')
}

/** Lets responses under way finish. Idle connections are closed as soon as they are idle. */
const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    const closeIdle = setInterval(() => server.closeIdleConnections(), 10)
    // A request that has not finished by then would keep the process running.
    const closeAll = setTimeout(() => server.closeAllConnections(), 2000)
    server.close(() => {
      clearInterval(closeIdle)
      clearTimeout(closeAll)
      resolve()
    })
    server.closeIdleConnections()
  })

/** A handler of the web framework as one of Node's. */
const asHandler = (fetch: Parameters<typeof getRequestListener>[0]): SiteHandler => {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  return (request, response) => void listener(request, response)
}

/** Closes connections beyond those that one address may have open. */
const limitConnections = (server: Server) => {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (count > requestLimits.connectionsPerAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.on('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}

/** Ends a response that a handler failed to give. */
const failed = (response: ServerResponse) => {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('Server error')
}

/**
 * Starts the backend with its mailbox and, if wanted, the site, on one origin.
 *
 * @param options - See {@link ServerOptions}.
 * @returns The running server.
 * @throws Error of the system, with `code` `EADDRINUSE` for a port in use, or of the data folder.
 */
export const startServer = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const { port = 0, host = '127.0.0.1', trustedHops = 0, log = () => undefined } = options
  const hasSmtp = typeof options.mail === 'object'
  const addresses = ownAddresses(host)
  const backend =
    options.api === false ? undefined : createBackend({ ...options, ownAddresses: addresses })
  const { mailbox = !hasSmtp && isLoopback(host) && trustedHops === 0 } = options
  const api = backend && asHandler(backend.api.fetch)
  const mails = backend && mailbox && asHandler(createMailbox(backend.services, hasSmtp).fetch)
  const health = healthHandler(
    () => backend?.services.checkDatabase(),
    (reason) => log(`GET /health 503 (${reason})`),
  )
  let site: SiteHandler = options.site ? notReady : notFound

  const route = (path: string): SiteHandler => {
    if (api && below(path, '/v1')) return api
    if (mails && (below(path, '/mailbox') || /^\/mailbox\.json(\?|$)/.test(path))) return mails
    return /^\/health(\?|$)/.test(path) ? health : site
  }
  const handle: SiteHandler = (request, response) => {
    setRequestId(response)
    try {
      route(request.url ?? '/')(request, response)
    } catch (error) {
      log(`${requestId(response)} ${request.method ?? ''} 500 (${describeFault(error)})`)
      failed(response)
    }
  }
  const server = createServer(
    {
      maxHeaderSize: requestLimits.headers,
      keepAliveTimeout:
        trustedHops === 0 ? requestLimits.keepAliveTimeout : requestLimits.proxyKeepAliveTimeout,
      headersTimeout: requestLimits.headersTimeout,
      requestTimeout: requestLimits.requestTimeout,
      connectionsCheckingInterval: 2000,
    },
    handle,
  )
  server.maxConnections = requestLimits.connections
  // Behind a proxy every connection has the proxy's address.
  if (trustedHops === 0) limitConnections(server)
  try {
    const address = await listen(server, port, host)
    if (options.site) site = await options.site(server)
    const close = async () => {
      await closeServer(server)
      await backend?.close()
    }
    let closed: Promise<void> | undefined
    const shown = isLoopback(host) || addresses.length > 1 ? 'localhost' : (addresses[0] ?? host)
    return {
      url: `http://${shown}:${address.port}`,
      port: address.port,
      hasMailbox: mails !== undefined && mails !== false,
      backend,
      close: () => (closed ??= close()),
    }
  } catch (error) {
    server.close()
    await backend?.close()
    throw error
  }
}
