import { isIP } from 'node:net'
import { ApiError } from '#backend/contract/errors.ts'
import type { Validator } from '#backend/http/validators.ts'

/** Which sites there are, as far as the server was told. */
export interface Sites {
  /** Registered host names. */
  readonly platforms: readonly string[]
  /** The addresses that this server listens at. */
  readonly ownAddresses: readonly string[]
}

const isBareIp = (hostname: string) => isIP(hostname.replace(/[[\]]/g, '')) !== 0

/**
 * Whether a site may use the API: its host name is a registered platform. `localhost` always is;
 * the server's own address is too when it is a bare IP address, because no foreign name can point
 * a browser's `Origin` there.
 *
 * @param hostname - Of the site.
 * @param platforms - The registered host names.
 * @param ownHost - The host name that this request was sent to.
 */
const isPlatform = (hostname: string, platforms: readonly string[], ownHost: string) =>
  hostname === 'localhost' ||
  platforms.includes(hostname) ||
  (hostname === ownHost && isBareIp(hostname))

/** Characters of a link's address. */
const maxLink = 2048

const parse = (value: string): URL | null => {
  try {
    return new URL(value)
  } catch {
    return null
  }
}

/**
 * Refuses writes from sites that are not registered; that is what stops another site from using a
 * visitor's session.
 *
 * @param origin - The `Origin` header, if any.
 * @param platforms - The registered host names.
 * @param ownHost - The host name that this request was sent to.
 * @throws ApiError `general_unknown_origin`.
 */
export const checkOrigin = (
  origin: string | undefined,
  platforms: readonly string[],
  ownHost: string,
) => {
  if (origin === undefined || origin === '') return
  const url = parse(origin)
  if (!url?.hostname) throw new ApiError('general_unknown_origin', 'Invalid Origin.')
  if (isPlatform(url.hostname, platforms, ownHost)) return
  throw new ApiError(
    'general_unknown_origin',
    `Invalid Origin. Register your new client (${url.hostname}) as a new Web platform on your project console dashboard`,
  )
}

/**
 * The `Access-Control-Allow-Origin` of a response: the site itself when registered, else a
 * `localhost` that makes the browser refuse it.
 */
export const allowedOrigin = (
  origin: string | undefined,
  platforms: readonly string[],
  ownHost: string,
): string => {
  const url = origin === undefined ? null : parse(origin)
  if (!url?.hostname || origin === undefined) return 'http://localhost'
  if (isPlatform(url.hostname, platforms, ownHost)) return origin
  return `${url.protocol}//localhost${url.port === '' ? '' : `:${url.port}`}`
}

/**
 * The address of a mailed link: every port, scheme `http(s)`, host a registered platform or an
 * address that this server really listens at. The `Host` header alone proves nothing: the
 * caller writes it.
 *
 * @param sites - See {@link Sites}.
 * @param ownHost - The host name that this request was sent to.
 */
export const linkTarget =
  ({ platforms, ownAddresses }: Sites, ownHost: string): Validator<string> =>
  (value) => {
    const url = typeof value === 'string' && value.length <= maxLink ? parse(value) : null
    if (typeof value !== 'string' || !url) return { ok: false, message: 'Invalid URI.' }
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
    const isOwn = url.hostname === ownHost && ownAddresses.includes(ownHost)
    if (isWeb && (isOwn || isPlatform(url.hostname, platforms, ''))) return { ok: true, value }
    // The service leaves two gaps in its sentence where there is no host to name.
    const [host, kind] = isWeb ? [`(${url.hostname})`, 'Web'] : ['', '']
    return {
      ok: false,
      message: `Invalid URI. Register your new client ${host} as a new ${kind} platform on your project console dashboard`,
    }
  }
