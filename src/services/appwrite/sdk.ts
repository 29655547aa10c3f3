import { Client } from 'appwrite'
import type { CallSettings, ServiceRequest } from '#services/appwrite/client.ts'
import { RefusedCall, UnreachableService } from '#services/appwrite/failures.ts'

/** The SDK's key for the session of an API on another site whose cookies the browser blocks. */
const fallbackKey = 'cookieFallback'

const isForeign = (url: URL): boolean =>
  typeof window !== 'undefined' && url.origin !== window.location.origin

const readFallbackCookies = (url: URL): string | null => {
  if (!isForeign(url)) return null
  try {
    return window.localStorage.getItem(fallbackKey)
  } catch {
    return null
  }
}

/** Stores the session that replaces blocked cookies; `[]` ends it. */
const storeFallbackCookies = (url: URL, value: string | null): void => {
  if (value === null || !isForeign(url)) return
  try {
    if (value === '[]') window.localStorage.removeItem(fallbackKey)
    else window.localStorage.setItem(fallbackKey, value)
  } catch {
    // Storage is blocked: the session then depends on cookies alone.
  }
}

const retryAfterOf = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined
}

/** The JSON of an answer; `null` if it is not JSON or is broken. */
const parseJson = (response: Response, text: string): unknown => {
  if (response.headers.get('content-type')?.includes('application/json') !== true) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const textField = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null
  return typeof value === 'string' ? value : ''
}

const createClient = ({ endpoint, project, locale }: CallSettings): Client => {
  try {
    return new Client().setEndpoint(endpoint).setProject(project).setLocale(locale)
  } catch (cause) {
    // The SDK rejects a malformed endpoint; its text tells the owner of the site what is wrong.
    const message = cause instanceof Error ? cause.message : ''
    throw new RefusedCall({ status: 0, type: '', message })
  }
}

/** A request with the address and headers of the SDK's client. */
const prepare = (settings: CallSettings, { method, path, params = {} }: ServiceRequest) => {
  const client = createClient(settings)
  const url = new URL(client.config.endpoint + path)
  const headers = new Headers({
    ...client.getHeaders(),
    'x-appwrite-project': settings.project,
    'content-type': 'application/json',
  })
  const fallback = settings.asGuest ? null : readFallbackCookies(url)
  if (fallback !== null) headers.set('x-fallback-cookies', fallback)
  const init: RequestInit = {
    method: method.toUpperCase(),
    headers,
    credentials: settings.asGuest ? 'omit' : 'include',
    signal: settings.signal,
  }
  if (method !== 'get') return { url, init: { ...init, body: JSON.stringify(params) } }
  for (const [key, value] of Object.entries(Client.flatten(params)))
    url.searchParams.append(key, String(value))
  return { url, init }
}

/**
 * Sends a request with the address and headers of the SDK's client. The SDK's own `call` cannot be
 * aborted, drops `Retry-After` and fails where storage is blocked, so `fetch` sends the request.
 *
 * @param settings - the service and the signal
 * @param request - method, path and parameters
 * @throws RefusedCall for an error answer, UnreachableService without an answer
 */
export const sendRequest = async (
  settings: CallSettings,
  request: ServiceRequest,
): Promise<unknown> => {
  const { url, init } = prepare(settings, request)
  let response: Response
  let text: string
  try {
    response = await fetch(url, init)
    text = await response.text()
  } catch (cause) {
    settings.signal.throwIfAborted()
    throw new UnreachableService(cause)
  }
  const data = parseJson(response, text)
  if (response.status >= 400) {
    throw new RefusedCall({
      status: response.status,
      type: textField(data, 'type'),
      message: textField(data, 'message'),
      retryAfterSeconds: retryAfterOf(response),
    })
  }
  if (!settings.asGuest) storeFallbackCookies(url, response.headers.get('x-fallback-cookies'))
  if (text === '' || response.headers.get('content-type')?.includes('text/plain') === true)
    return {}
  // A web page comes from a captive portal, or from the site itself where the API was expected.
  if (data === null) throw new RefusedCall({ status: 502, type: '', message: '' })
  return data
}
