import { onTestFinished } from 'vitest'
import type { Services } from '#backend/services.ts'
import { startServer, type RunningServer, type ServerOptions } from '#backend/server.ts'

/** An answer with everything a test asserts. */
interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly cookies: readonly string[]
  readonly body: unknown
}

/** A browser of a test: sends its cookies along and keeps what it is given. */
export interface TestClient {
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestAnswer>
  /** The session's cookie as it would be sent now. */
  readonly cookie: () => string
  /** Puts one cookie in the place of all. */
  readonly setCookie: (cookie: string) => void
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * A client of a running server.
 *
 * @param url - The server's address.
 */
export const createClient = (url: string): TestClient => {
  const jar = new Map<string, string>()
  const setCookie = (cookie: string) => {
    const [name = ''] = cookie.split('=')
    if (cookie.endsWith('=deleted')) jar.delete(name)
    else if (cookie !== '') jar.set(name, cookie)
  }
  return {
    cookie: () => [...jar].find(([name]) => name.startsWith('a_session_'))?.[1] ?? '',
    setCookie(next) {
      jar.clear()
      setCookie(next)
    },
    async call(method, path, body, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          'x-appwrite-project': 'website',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(jar.size === 0 ? {} : { cookie: [...jar.values()].join('; ') }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const cookies = response.headers.getSetCookie()
      for (const line of cookies) setCookie(line.split(';')[0] ?? '')
      return {
        status: response.status,
        headers: response.headers,
        cookies,
        body: parse(await response.text()),
      }
    },
  }
}

/** A server of a test with a clock that stands still until it is moved. */
export interface TestBackend {
  readonly server: RunningServer
  readonly services: Services
  /** The header of the server key. */
  readonly key: Readonly<Record<string, string>>
  readonly client: () => TestClient
  /** The newest mail to an address, as `/mailbox.json` has it. */
  readonly mail: (to: string) => Promise<TestMail>
  /** The secret of the newest link to an address. */
  readonly secretTo: (address: string) => Promise<string>
  readonly advance: (millis: number) => void
  readonly lines: readonly string[]
}

/** A mail of `/mailbox.json`. */
interface TestMail {
  readonly id: string
  readonly kind: string
  readonly locale: string
  readonly subject: string
  readonly text: string
  readonly link: string | null
  readonly code: string | null
}

/** When the tests' clock starts: half past an hour, so that no window ends by itself. */
const start = Date.UTC(2026, 0, 2, 3, 30)

/**
 * Starts a backend in memory on any port, for several tests.
 *
 * @param options - Rate limits are off unless asked for.
 */
export const startSharedBackend = async (options: ServerOptions = {}): Promise<TestBackend> => {
  let time = start
  const lines: string[] = []
  const server = await startServer({
    rateLimits: false,
    now: () => time,
    log: (line) => lines.push(line),
    ...options,
  })
  if (!server.backend) throw new Error('There is no backend.')
  const { services } = server.backend
  const mail = async (to: string) => {
    const response = await fetch(`${server.url}/mailbox.json?to=${encodeURIComponent(to)}`)
    const { mails } = (await response.json()) as { mails: TestMail[] }
    const [newest] = mails
    if (!newest) throw new Error(`There is no mail to ${to}.`)
    return newest
  }
  return {
    server,
    services,
    key: { 'x-appwrite-key': services.keys.apiKey },
    lines,
    client: () => createClient(server.url),
    mail,
    secretTo: async (address) =>
      new URL((await mail(address)).link ?? '').searchParams.get('secret') ?? '',
    advance: (millis) => void (time += millis),
  }
}

/** Starts a backend that closes when the test ends; see {@link startSharedBackend}. */
export const startTestBackend = async (options: ServerOptions = {}): Promise<TestBackend> => {
  const backend = await startSharedBackend(options)
  onTestFinished(backend.server.close)
  return backend
}

/** A person who can sign up. */
export const ann = {
  userId: 'ann',
  email: 'ann@example.com',
  password: 'correct horse 1',
  name: 'Ann',
}

/** Another one. */
export const ben = {
  userId: 'ben',
  email: 'ben@example.com',
  password: 'correct horse 2',
  name: 'Ben',
}

/** Signs a person up and logs them in. */
export const loggedIn = async (backend: TestBackend, person = ann): Promise<TestClient> => {
  const client = backend.client()
  await client.call('POST', '/v1/account', person)
  const { email, password } = person
  await client.call('POST', '/v1/account/sessions/email', { email, password })
  return client
}

/** The body of a refusal. */
export const refusal = (code: number, type: string, message: string) => ({
  message,
  code,
  type,
  version: '1.8.1',
})

/** The refusal of a call that needs a session. */
export const guestRefusal = refusal(
  401,
  'general_unauthorized_scope',
  'User (role: guests) missing scopes (["account"])',
)
