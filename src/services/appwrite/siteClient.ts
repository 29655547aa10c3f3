import { Account, AppwriteException, Client, Databases, Query } from 'appwrite'
import { readFallbackCookies, writeFallbackCookies } from '#services/appwrite/fallbackCookies.ts'

type Headers = Record<string, string>
type Params = Record<string, unknown>

/** An error answer with the wait that it asks for, which the SDK's own error leaves out. */
export class RefusedCall extends AppwriteException {
  /** From `Retry-After`, in seconds. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, status: number, type: string, body: string, retryAfter?: number) {
    super(message, status, type, body)
    this.retryAfterSeconds = retryAfter
  }
}

/** No answer was received: offline, refused, or hidden by the browser. */
export class UnreachedService extends Error {
  constructor(cause: unknown) {
    super('unreached', { cause })
    this.name = 'UnreachedService'
  }
}

/** How one call differs from the next. */
export interface CallSettings {
  readonly endpoint: string
  readonly project: string
  readonly locale: string
  readonly signal: AbortSignal
  /** Sends no cookies and takes none: the call is a guest's whoever is logged in. */
  readonly asGuest: boolean
}

const retryAfterOf = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined
}

/** The JSON of an answer, or `null` where it claims none or is broken: its status then says it all. */
const parsed = (response: Response, text: string): object | null => {
  if (response.headers.get('content-type')?.includes('application/json') !== true) return null
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' ? data : null
  } catch {
    return null
  }
}

const field = (data: object | null, name: string): string => {
  const value: unknown = data === null ? null : Reflect.get(data, name)
  return typeof value === 'string' ? value : ''
}

/**
 * The SDK's client with a transport of our own. The SDK's one cannot be aborted, drops `Retry-After`,
 * takes an HTML page for an answer, throws where storage is blocked, and warns on the console about
 * a fallback that same-origin sites do not need. Paths, parameters and queries remain the SDK's.
 */
class SiteClient extends Client {
  readonly #settings: CallSettings

  constructor(settings: CallSettings) {
    super()
    this.#settings = settings
    this.setEndpoint(settings.endpoint).setProject(settings.project).setLocale(settings.locale)
  }

  override async call(
    method: string,
    url: URL,
    headers: Headers = {},
    params: Params = {},
  ): Promise<unknown> {
    const response = await this.#fetch(method.toUpperCase(), url, headers, params)
    const text = await response.text()
    if (response.status >= 400) throw this.#refusal(response, text)
    if (!this.#settings.asGuest)
      writeFallbackCookies(url, response.headers.get('x-fallback-cookies'))
    if (text === '') return {}
    const data = parsed(response, text)
    if (data !== null) return data
    // `GET /ping` answers plain text. A web page comes from a captive portal, or from a site's own
    // index.html where the API was expected.
    if (response.headers.get('content-type')?.includes('text/plain') === true)
      return { message: text }
    throw new RefusedCall('', 502, 'unexpected_answer', '')
  }

  async #fetch(method: string, url: URL, headers: Headers, params: Params): Promise<Response> {
    const { asGuest, signal } = this.#settings
    const fallback = asGuest ? null : readFallbackCookies(url)
    const request: RequestInit = {
      method,
      signal,
      credentials: asGuest ? 'omit' : 'include',
      headers: {
        ...this.headers,
        ...headers,
        ...(fallback === null ? {} : { 'X-Fallback-Cookies': fallback }),
      },
    }
    if (method === 'GET') {
      for (const [key, value] of Object.entries(Client.flatten(params)))
        url.searchParams.append(key, String(value))
    } else request.body = JSON.stringify(params)
    try {
      return await fetch(url, request)
    } catch (cause) {
      signal.throwIfAborted()
      throw new UnreachedService(cause)
    }
  }

  #refusal(response: Response, text: string): RefusedCall {
    const data = parsed(response, text)
    const { status } = response
    const message = field(data, 'message')
    return new RefusedCall(message, status, field(data, 'type'), text, retryAfterOf(response))
  }
}

/** The parts of the SDK that the site uses, bound to the settings of one call. */
export interface Api {
  readonly account: Account
  readonly databases: Databases
  readonly query: typeof Query
  /** `GET /ping` (spec §7). */
  readonly ping: () => Promise<unknown>
}

/** Binds the SDK to one call's settings; clients hold no connection, so making one costs nothing. */
export const createApi = (settings: CallSettings): Api => {
  const client = new SiteClient(settings)
  return {
    account: new Account(client),
    databases: new Databases(client),
    query: Query,
    ping: () => client.ping(),
  }
}
