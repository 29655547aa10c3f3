import { isIP } from 'node:net'
import { parse } from 'hono/utils/cookie'

/** What a session cookie carries: whose it is and the secret that proves it. */
export interface SessionCredential {
  readonly userId: string
  readonly secret: string
}

/** The names of a project's cookies. */
export interface CookieNames {
  /** Of a session; the real service's own. */
  readonly session: string
  /**
   * Of the cookie that a browser keeps for a day after it signed up: it proves that the account's password is the
   * visitor's own before there is a session.
   */
  readonly signUp: string
}

/**
 * The names under which cookies are set. Cookies know no ports: where there is no host name of its own, two
 * servers on one machine would share them.
 *
 * @param projectId - Of the project.
 * @param host - The `Host` header; without one the names have no port.
 */
export const cookieNames = (projectId: string, host = ''): CookieNames => {
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  const isShared = name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0
  const end = isShared && port !== undefined ? `${projectId}_${port}` : projectId
  return { session: `a_session_${end}`, signUp: `a_signup_${end}` }
}

/**
 * Every value of some cookies, in the order of the names. A browser may send several of one name: of another path, of
 * a domain above, of a service that was here before.
 *
 * @param header - `Cookie`.
 * @param names - The names of the cookies.
 */
export const cookieValues = (header: string, names: readonly string[]): readonly string[] => {
  const pairs = header.split(';').map((pair) => parse(pair))
  return names.flatMap((name) => pairs.flatMap((pair) => pair[name] ?? []))
}

/** The cookie's value: base64 of `{id, secret}`. */
export const encodeSession = ({ userId, secret }: SessionCredential) =>
  Buffer.from(JSON.stringify({ id: userId, secret })).toString('base64')

/**
 * Reads a cookie's value.
 *
 * @param value - As it came from a cookie or header.
 * @returns The credential, or nothing when the value is none.
 */
export const decodeSession = (value: string | undefined): SessionCredential | undefined => {
  if (!value || value.length > 4096) return undefined
  try {
    // A header may carry the value as the cookie had it, percent-encoded.
    const base64 = decodeURIComponent(value)
    const bytes = Buffer.from(base64, 'base64')
    // Node reads up to the padding and past odd signs; a tampered value must not pass for the whole.
    if (bytes.toString('base64') !== base64) return undefined
    // `null` throws here, as broken JSON does.
    const { id, secret } = JSON.parse(bytes.toString('utf8')) as Record<'id' | 'secret', unknown>
    return typeof id === 'string' && typeof secret === 'string' ? { userId: id, secret } : undefined
  } catch {
    return undefined
  }
}

const attributes = (secure: boolean) => `path=/;${secure ? ' secure;' : ''} httponly; samesite=lax`

/** `Sun, 21-Nov-2027 05:59:01 GMT`, the date form of the service's cookies. */
const cookieDate = (at: number) =>
  new Date(at).toUTCString().replace(/ (\w{3}) (\d{4}) /, '-$1-$2 ')

/**
 * The `Set-Cookie` that starts a session. One cookie, first-party and out of reach of scripts,
 * where the real service sends a pair for sites on other domains.
 *
 * @param name - See {@link cookieNames}.
 * @param value - See {@link encodeSession}.
 * @param lifetime - Milliseconds.
 * @param now - Milliseconds since 1970.
 * @param secure - Whether the visitor came over https.
 */
export const startCookie = (
  name: string,
  value: string,
  lifetime: number,
  now: number,
  secure: boolean,
) =>
  `${name}=${encodeURIComponent(value)}; expires=${cookieDate(now + lifetime)}; Max-Age=${lifetime / 1000}; ${attributes(secure)}`

/** The `Set-Cookie` that ends a session. */
export const endCookie = (name: string, secure: boolean) =>
  `${name}=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; ${attributes(secure)}`
