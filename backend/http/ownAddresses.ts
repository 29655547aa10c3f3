import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

const wildcards = ['0.0.0.0', '::']
const loopback = ['127.0.0.1', '[::1]']

/** Whether a server that listens here can be reached from this machine only. */
export const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|::1)$/.test(host)

const asHost = (address: string) => (isIPv6(address) ? `[${address}]` : address)

/**
 * The addresses that a server can be reached at, as they stand in a `Host` header.
 *
 * @param host - Where it listens.
 * @param interfaces - Of the machine.
 */
export const ownAddresses = (
  host: string,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] => {
  if (isLoopback(host)) return loopback
  if (!wildcards.includes(host)) return [asHost(host)]
  const addresses = Object.values(interfaces).flatMap((rows) => rows ?? [])
  const outside = addresses.filter(
    // Link-local IPv6 addresses need a zone, which no address of a site can name.
    ({ internal, address }) => !internal && !/^fe80:/i.test(address),
  )
  const seen = outside.filter(({ family }) => host === '::' || family === 'IPv4')
  return [...loopback, ...seen.map(({ address }) => asHost(address))]
}
