import { isLoopback, SettingError } from 'xinyuan-backend'

/** A response, as far as the owner's commands look at it. */
export interface ServiceAnswer {
  readonly status: number
  readonly type: string
  readonly body: Readonly<Record<string, unknown>>
  /** Whether a web page came in place of the API's response. */
  readonly html: boolean
  readonly headers: Headers
}

/** Who calls the service: a guest, a user with a session, or the server key. */
export interface Caller {
  readonly call: (method: string, path: string, body?: unknown) => Promise<ServiceAnswer>
}

const asObject = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/**
 * A caller with its own headers. It follows no redirect: a key would go to another server.
 *
 * @param target - The API's address, which ends in `/v1`, and the project.
 * @param headers - Added to the project's; a cookie or a key.
 * @throws SettingError for what is no address; Error before a key is sent to another machine without encryption.
 */
export const callerOf = (
  { endpoint, project }: { readonly endpoint: string; readonly project: string },
  headers: Readonly<Record<string, string>> = {},
): Caller => {
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint)) {
    throw new SettingError(
      `VITE_APPWRITE_ENDPOINT is "${endpoint}"; it has to be like https://api.example.com/v1.`,
    )
  }
  const { protocol, hostname } = new URL(endpoint)
  const isLocal = isLoopback(hostname.replace(/^\[|\]$/g, ''))
  if ('x-appwrite-key' in headers && protocol !== 'https:' && !isLocal) {
    throw new Error(
      `The key is not sent to ${endpoint} without encryption. Set VITE_APPWRITE_ENDPOINT to its https address.`,
    )
  }
  return {
    async call(method, path, body) {
      const response = await fetch(`${endpoint}${path}`, {
        method,
        headers: {
          'x-appwrite-project': project,
          'x-appwrite-response-format': '1.8.0',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(20_000),
      }).catch((error: unknown) => {
        const { message, cause } = error as Error
        const reason = cause instanceof Error ? cause.message : message
        throw new Error(
          `${endpoint} cannot be reached (${reason}). Look at the network and at VITE_APPWRITE_ENDPOINT.`,
          { cause: error },
        )
      })
      const answer = asObject(await response.text())
      const html = response.headers.get('content-type')?.includes('html') ?? false
      const type = typeof answer['type'] === 'string' ? answer['type'] : ''
      return { status: response.status, type, body: answer, html, headers: response.headers }
    },
  }
}
