import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { hostName } from '#backend/http/facts.ts'

/** Headers that proxies and content delivery networks add. */
const proxied =
  /^(forwarded|via|true-client-ip|x-client-ip|x-real-ip|x-original-.+|x-forwarded-.+|cf-.+|fastly-.+)$/

const loopback = /^(?:::ffff:)?127\.|^::1$/

/**
 * Whether a request may see the mailbox: it comes from this very machine, straight and under a name
 * that no foreign site can point here. Mails hold links that open accounts.
 *
 * @param request - The raw request.
 */
export const maySeeMailbox = (request: IncomingMessage): boolean => {
  const host = hostName(request.headers.host)
  const isOwnName = host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0
  // Proxies that add no header often speak HTTP/1.0.
  const isProxied =
    request.httpVersion === '1.0' || Object.keys(request.headers).some((name) => proxied.test(name))
  return isOwnName && !isProxied && loopback.test(request.socket.remoteAddress ?? '')
}
