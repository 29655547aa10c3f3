import { beforeEach, describe, expect, it } from 'vitest'
import { corsHeaders } from '#backend/contract/cors.ts'
import { send } from '#backend/tests/conformance/recording.ts'
import { ann, startTestBackend, refusal, type TestBackend } from '#backend/tests/support/client.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend({ platforms: ['www.example.com'] })
})

const post = (origin: string, host = 'localhost') =>
  send(backend.server.port, {
    method: 'POST',
    path: '/v1/account',
    headers: { host, origin, 'x-appwrite-project': 'website', 'content-type': 'application/json' },
    body: ann,
  })
const unknown = (host: string) =>
  refusal(
    403,
    'general_unknown_origin',
    `Invalid Origin. Register your new client (${host}) as a new Web platform on your project console dashboard`,
  )

describe('writing', () => {
  it.each([
    ['http://localhost:3000', 'localhost'],
    ['https://localhost', 'localhost'],
    ['https://www.example.com', 'localhost'],
    ['http://192.168.1.5:4173', '192.168.1.5:4173'],
    ['http://[::1]:4173', '[::1]:4173'],
  ])('is open to %s', async (origin, host) => {
    const answer = await post(origin, host)
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([201, origin])
  })

  it.each([
    ['https://evil.example', 'localhost', 'evil.example', 'https://localhost'],
    ['http://app.localhost:3000', 'localhost', 'app.localhost', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'localhost', '127.0.0.1', 'http://localhost:3000'],
    // A foreign name that was pointed at this machine stays foreign.
    [
      'http://rebound.example:4173',
      'rebound.example:4173',
      'rebound.example',
      'http://localhost:4173',
    ],
  ])('G03 is closed to %s', async (origin, host, named, allowed) => {
    const answer = await post(origin, host)
    expect([answer.status, answer.body]).toEqual([403, unknown(named)])
    expect(answer.headers['access-control-allow-origin']).toBe(allowed)
  })

  it('is open to the server key, wherever it comes from', async () => {
    const answer = await backend.client().call(
      'POST',
      '/v1/databases/website/collections/contacts/documents',
      {
        documentId: 'unique()',
        data: { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: 'a@b.co' },
      },
      {
        origin: 'https://evil.example',
        'x-appwrite-key': backend.server.backend?.services.keys.apiKey ?? '',
      },
    )
    expect(answer.status).toBe(201)
  })

  it('is closed to a frame without an origin', async () => {
    const answer = await post('null')
    expect(answer.body).toEqual(refusal(403, 'general_unknown_origin', 'Invalid Origin.'))
  })
})

describe('reading', () => {
  it('G03 is carried out for a foreign site, whose browser then hides it', async () => {
    const answer = await backend
      .client()
      .call('GET', '/v1/ping', undefined, { origin: 'https://evil.example' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'https://localhost',
    ])
  })
})

describe('the headers', () => {
  it('tell caches that answers depend on the origin, and to store none', async () => {
    const answer = await backend.client().call('GET', '/v1/ping')
    expect([answer.headers.get('vary'), answer.headers.get('cache-control')]).toEqual([
      'Origin',
      'no-store',
    ])
    const preflight = await fetch(`${backend.server.url}/v1/account`, { method: 'OPTIONS' })
    expect(preflight.headers.get('vary')).toBe('Origin')
  })

  it('name the allowed methods where a method is unknown', async () => {
    const answer = await backend.client().call('PROPFIND', '/v1/account')
    expect([answer.status, answer.body]).toEqual([
      405,
      refusal(405, 'general_method_not_allowed', 'The HTTP method is not one that this API uses.'),
    ])
    expect(answer.headers.get('allow')).toContain('PATCH')
  })

  it('give every request its own id', async () => {
    const id = async () =>
      (await backend.client().call('GET', '/v1/ping')).headers.get('x-request-id') ?? ''
    const [one, other] = [await id(), await id()]
    expect(one).toMatch(/^[0-9a-f-]{36}$/)
    expect(one).not.toBe(other)
  })

  it('G02 of a preflight let every origin ask, with what the SDK sends', async () => {
    const response = await fetch(`${backend.server.url}/v1/account`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://evil.example',
    ])
    const allowed = response.headers.get('access-control-allow-headers') ?? ''
    for (const name of ['X-Appwrite-Project', 'X-SDK-Name', 'X-Fallback-Cookies', 'Content-Type']) {
      expect(allowed).toContain(name)
    }
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
  })

  it('of every answer expose the rate limit to the site', async () => {
    const answer = await backend.client().call('GET', '/v1/ping')
    for (const [name, value] of Object.entries(corsHeaders))
      expect(answer.headers.get(name)).toBe(value)
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('warn a newer SDK of another origin, but not the site itself', async () => {
    const warn = async (headers: Record<string, string>) => {
      const answer = await backend.client().call('GET', '/v1/ping', undefined, headers)
      return answer.headers.get('x-appwrite-warning')
    }
    const format = { 'x-appwrite-response-format': '2.0.0' }
    expect(await warn({ ...format, origin: 'http://localhost:3000' })).toContain('Appwrite 2.0.0')
    expect(await warn({ ...format, origin: backend.server.url })).toBeNull()
    expect(await warn(format)).toBeNull()
    const older = { 'x-appwrite-response-format': '1.8.0', origin: 'http://localhost:3000' }
    expect(await warn(older)).toBeNull()
  })
})

describe('a mailed link', () => {
  const ask = (host: string, url: string, own = backend) =>
    send(own.server.port, {
      method: 'POST',
      path: '/v1/account/recovery',
      headers: { host, 'x-appwrite-project': 'website', 'content-type': 'application/json' },
      body: { email: ann.email, url },
    })

  it('never leads to an address that only the Host header names', async () => {
    const answer = await ask('203.0.113.6', 'http://203.0.113.6/reset-password')
    expect(answer.body).toMatchObject({ code: 400, type: 'general_argument_invalid' })
  })

  it('may lead to an address that the server listens at', async () => {
    const answer = await ask('127.0.0.1:4173', 'http://127.0.0.1:4173/reset-password')
    expect(answer.status).toBe(201)
  })

  it('may lead to a registered site', async () => {
    const answer = await ask('localhost', 'https://www.example.com/reset-password')
    expect(answer.status).toBe(201)
  })
})

describe('a proxy', () => {
  const logIn = async (trustedHops: number) => {
    const behind = await startTestBackend({ trustedHops })
    const client = behind.client()
    await client.call('POST', '/v1/account', ann)
    const { email, password } = ann
    return await client.call(
      'POST',
      '/v1/account/sessions/email',
      { email, password },
      { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9, 10.0.0.1' },
    )
  }

  it('that is trusted makes the cookie secure and names the visitor', async () => {
    const answer = await logIn(1)
    expect(answer.cookies[0]).toContain('; secure; httponly; samesite=lax')
    // The last address is the one that the proxy itself saw; the first is the caller's own word.
    expect(answer.body).toMatchObject({ ip: '10.0.0.1' })
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=10886400')
  })

  it('counts from the outermost trusted one when there are two', async () => {
    const answer = await logIn(2)
    expect(answer.body).toMatchObject({ ip: '203.0.113.9' })
  })

  it('that is not trusted changes nothing', async () => {
    const answer = await logIn(0)
    expect(answer.cookies[0]).not.toContain('secure')
    expect(answer.body).toMatchObject({ ip: '127.0.0.1' })
  })
})
