import type { IncomingHttpHeaders } from 'node:http'

/** The values of a header that each proxy appends to, the nearest proxy's last. */
const listOf = (header: string | readonly string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** What the outermost trusted proxy added; what stands before it was written by the caller. */
const trustedValue = (header: string | readonly string[] | undefined, hops: number) => {
  const values = listOf(header)
  return hops === 0 ? undefined : values[Math.max(0, values.length - hops)]
}

/** The address without the prefix that a dual-stack socket puts before IPv4. */
const withoutPrefix = (address: string) => address.replace(/^::ffff:/, '')

/**
 * The address of the caller: the one that the outermost trusted proxy saw.
 *
 * @param headers - Of the request.
 * @param remoteAddress - The other end of the connection.
 * @param hops - How many proxies in front are trusted; 0 believes no header.
 */
export const clientAddress = (
  headers: IncomingHttpHeaders,
  remoteAddress: string | undefined,
  hops: number,
) => withoutPrefix(trustedValue(headers['x-forwarded-for'], hops) ?? remoteAddress ?? '')

/**
 * Whether the visitor came over https.
 *
 * @param headers - Of the request.
 * @param hops - See {@link clientAddress}.
 */
export const isSecure = (headers: IncomingHttpHeaders, hops: number) =>
  trustedValue(headers['x-forwarded-proto'], hops)?.toLowerCase() === 'https'
