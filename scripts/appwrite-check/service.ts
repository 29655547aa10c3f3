import { isLoopback } from 'xinyuan-backend'

/** Which Appwrite is checked, and as which site. */
export interface Target {
  /** Ends in `/v1`. */
  readonly endpoint: string
  readonly project: string
  readonly database: string
  readonly collection: string
  /** The site's own address, as `https://www.example.com`. */
  readonly origin: string
  /** Whether the site signs up with a mailed code (`VITE_SIGNUP_CODE=emailed`). */
  readonly mailedCode?: boolean
  /** The server's key; only used to clean up. */
  readonly key?: string
}

/** A response, as far as the check looks at it. */
export interface ServiceAnswer {
  readonly status: number
  readonly type: string
  readonly body: Readonly<Record<string, unknown>>
  readonly text: string
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
 * @param target - The service.
 * @param headers - Added to the project's; a cookie or a key.
 * @throws Error with a sentence before a key is sent to another machine without encryption.
 */
export const callerOf = (
  target: Pick<Target, 'endpoint' | 'project'>,
  headers: Readonly<Record<string, string>> = {},
): Caller => {
  const { protocol, hostname } = new URL(target.endpoint)
  if (
    'x-appwrite-key' in headers &&
    protocol !== 'https:' &&
    !isLoopback(hostname.replace(/^\[|\]$/g, ''))
  ) {
    throw new Error(
      `The key is not sent to ${target.endpoint} without encryption. Set VITE_APPWRITE_ENDPOINT to its https address.`,
    )
  }
  return {
    async call(method, path, body) {
      const response = await fetch(`${target.endpoint}${path}`, {
        method,
        headers: {
          'x-appwrite-project': target.project,
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
          `${target.endpoint} cannot be reached (${reason}). Look at the network and at VITE_APPWRITE_ENDPOINT.`,
          { cause: error },
        )
      })
      const text = await response.text()
      const answer = asObject(text)
      const html = response.headers.get('content-type')?.includes('html') ?? false
      const type = typeof answer['type'] === 'string' ? answer['type'] : ''
      return { status: response.status, type, body: answer, text, html, headers: response.headers }
    },
  }
}

/**
 * A throwaway user with a session.
 *
 * @param target - The service.
 * @param userId - The id, which also makes the address.
 * @param password - A random one, or the caller's.
 * @throws Error with a sentence when the service does not let one sign up.
 */
export const throwAwayUser = async (
  target: Target,
  userId: string,
  password: string = crypto.randomUUID(),
): Promise<Caller> => {
  const guest = callerOf(target, { origin: target.origin })
  const person = { email: `${userId}@example.com`, password }
  const account = await guest.call('POST', '/account', { userId, ...person, name: 'Check' })
  if (account.status !== 201) {
    throw new Error(
      `A throwaway account cannot be made: ${account.status} ${account.type}. After a 429 wait an hour.`,
    )
  }
  const session = await guest.call('POST', '/account/sessions/email', person)
  const pairs = session.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  if (session.status !== 201 || pairs.length === 0) {
    throw new Error(`The throwaway account cannot log in: ${session.status} ${session.type}.`)
  }
  return callerOf(target, { cookie: pairs.join('; '), origin: target.origin })
}
