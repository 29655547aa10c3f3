import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { hostName } from '#backend/http/facts.ts'

const loopback = /^(?:::ffff:)?127\.|^::1$/

/**
 * Whether a request may see the mailbox: it comes from this very machine, straight and under a name
 * that no foreign site can point here. Mails hold links that open accounts.
 *
 * @param request - The raw request.
 */
export function maySeeMailbox(request: IncomingMessage): boolean {
  const host = hostName(request.headers.host)
  const isOwnName = host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0
  const isProxied = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers
  return isOwnName && !isProxied && loopback.test(request.socket.remoteAddress ?? '')
}
