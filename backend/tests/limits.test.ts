import { beforeEach, describe, expect, it } from 'vitest'
import {
  ann,
  ben,
  startTestBackend,
  loggedIn,
  refusal,
  type TestBackend,
} from '#backend/tests/support/client.ts'

// Hashing passwords takes its time.
let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend({ rateLimits: true })
})

const minute = 60_000
const exceeded = refusal(
  429,
  'general_rate_limit_exceeded',
  'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
)
const logIn = (email: string, password = 'wrong horse') =>
  backend.client().call('POST', '/v1/account/sessions/email', { email, password })
const headersOf = ({ headers }: { headers: Headers }) =>
  ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'].map((name) =>
    headers.get(name),
  )

/** 03:45, the end of the tests' first quarter of an hour, in seconds since 1970. */
const quarter = String(Date.UTC(2026, 0, 2, 3, 45) / 1000)

it('every answer of a limited call tells limit, rest and end of the window', async () => {
  expect(headersOf(await logIn(ann.email))).toEqual(['10', '9', quarter, null])
  expect(headersOf(await logIn(ann.email))).toEqual(['10', '8', quarter, null])
})

it('the eleventh log-in of an address is refused, also with the right password', async () => {
  await backend.client().call('POST', '/v1/account', ann)
  for (let n = 0; n < 10; n += 1) await logIn(ann.email)
  const answer = await logIn('ANN@example.com', ann.password)
  expect([answer.status, answer.body, headersOf(answer)]).toEqual([
    429,
    exceeded,
    ['10', '0', quarter, '900'],
  ])
  expect((await logIn(ben.email)).status).toBe(401)
})

it('the window of log-ins ends on the quarter of an hour', async () => {
  for (let n = 0; n < 11; n += 1) await logIn(ann.email)
  backend.advance(15 * minute)
  expect(headersOf(await logIn(ann.email)).slice(0, 2)).toEqual(['10', '9'])
})

it('a clock that is moved back opens no window for good', async () => {
  for (let n = 0; n < 11; n += 1) await logIn(ann.email)
  backend.advance(-120 * minute)
  expect((await logIn(ann.email)).status).toBe(401)
})

it('calls that fail on their arguments count as well', async () => {
  for (let n = 0; n < 10; n += 1) await backend.client().call('POST', '/v1/account', {})
  expect((await backend.client().call('POST', '/v1/account', ann)).body).toEqual(exceeded)
})

it('codes can be asked for ten times an hour and tried ten times an hour', async () => {
  const ask = () =>
    backend.client().call('POST', '/v1/account/tokens/email', { userId: 'ann', email: ann.email })
  const enter = () =>
    backend.client().call('POST', '/v1/account/sessions/token', { userId: 'ann', secret: 'x' })
  for (let n = 0; n < 10; n += 1) {
    expect((await ask()).status).toBe(201)
    expect((await enter()).status).toBe(401)
  }
  expect([(await ask()).status, (await enter()).status]).toEqual([429, 429])
})

it('a user may ask for ten verification mails an hour', async () => {
  const client = await loggedIn(backend)
  const other = await loggedIn(backend, ben)
  const ask = (who = client) =>
    who.call('POST', '/v1/account/verifications/email', { url: 'http://localhost/v' })
  for (let n = 0; n < 10; n += 1) expect((await ask()).status).toBe(201)
  expect((await ask()).body).toEqual(exceeded)
  expect((await ask(other)).status).toBe(201)
})

describe('documents', () => {
  const path = '/v1/databases/website/collections/contacts/documents'
  const data = { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: 'a@b.co' }
  const create = (headers = {}) =>
    backend.client().call('POST', path, { documentId: 'unique()', data }, headers)

  it.each([
    ['made', 120, 'POST', path],
    ['changed', 120, 'PATCH', `${path}/one`],
    ['removed', 60, 'DELETE', `${path}/one`],
  ])('G04 can be %s %i times a minute', async (_, calls, method, address) => {
    const call = () => backend.client().call(method, address, { documentId: 'unique()', data })
    for (let n = 0; n < calls; n += 1) expect((await call()).status).not.toBe(429)
    expect((await call()).body).toEqual(exceeded)
    backend.advance(minute)
    expect((await call()).status).not.toBe(429)
  })

  it('can be read without a limit', async () => {
    expect(headersOf(await backend.client().call('GET', path))).toEqual([null, null, null, null])
  })

  it('are not limited for the server key', async () => {
    const key = { 'x-appwrite-key': backend.server.backend?.services.keys.apiKey ?? '' }
    for (let n = 0; n < 121; n += 1) await create()
    expect((await create(key)).status).toBe(201)
  })
})

it('switched off, nothing is refused but the headers are still there', async () => {
  const free = await startTestBackend()
  const client = free.client()
  for (let n = 0; n < 12; n += 1) await client.call('POST', '/v1/account/sessions/email', {})
  const answer = await client.call('POST', '/v1/account/sessions/email', {})
  expect([answer.status, headersOf(answer)]).toEqual([400, ['10', '9', quarter, null]])
})

describe('a caller who tries passwords', () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  const behindProxy = () => startTestBackend({ rateLimits: true, trustedHops: 1 })
  const tryFrom = (own: TestBackend, ip: string, email: string, password = 'wrong horse') =>
    own.client().call('POST', '/v1/account/sessions/email', { email, password }, from(ip))

  it('does not lock the owner out, who comes from another network', async () => {
    const own = await behindProxy()
    await own.client().call('POST', '/v1/account', ann)
    for (let n = 0; n < 11; n += 1) await tryFrom(own, '203.0.113.9', ann.email)
    expect((await tryFrom(own, '203.0.113.9', ann.email, ann.password)).status).toBe(429)
    expect((await tryFrom(own, '198.51.100.7', ann.email, ann.password)).status).toBe(201)
  })

  it('is stopped after fifty wrong ones over many accounts, and only then', async () => {
    const own = await behindProxy()
    await own.client().call('POST', '/v1/account', ann)
    const wrong = (n: number) => tryFrom(own, '2001:db8::1', `nobody${n}@example.com`)
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, n) => wrong(n)))
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([401]))
    const stopped = await tryFrom(own, '2001:db8::2', ann.email, ann.password)
    expect([stopped.status, headersOf(stopped).slice(0, 2)]).toEqual([429, ['50', '0']])
    // Counters of invented addresses would push out the one that stops this network.
    const counters = own.server.backend?.services.limiter.size()
    await wrong(50)
    expect(own.server.backend?.services.limiter.size()).toBe(counters)
    const ping = await own.client().call('GET', '/v1/ping', undefined, from('2001:db8::2'))
    expect(ping.status).toBe(200)
    expect((await tryFrom(own, '2001:db8:1::1', ann.email, ann.password)).status).toBe(201)
  })

  it('may log in at once after setting a new password by mail', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    for (let n = 0; n < 11; n += 1) await logIn(ann.email)
    expect((await logIn(ann.email, ann.password)).status).toBe(429)
    const url = 'http://localhost/reset-password'
    await backend.client().call('POST', '/v1/account/recovery', { email: ann.email, url })
    const link = new URL((await backend.mail(ann.email)).link ?? '')
    const body = {
      userId: 'ann',
      secret: link.searchParams.get('secret'),
      password: 'brand new horse 2',
    }
    expect((await backend.client().call('PUT', '/v1/account/recovery', body)).status).toBe(200)
    expect((await logIn(ann.email, body.password)).status).toBe(201)
  })
})

describe('the counters', () => {
  it('take a parameter that is not valid for no name of a counter', async () => {
    for (let n = 0; n < 12; n += 1) await logIn(`${'x'.repeat(1000)}${n}`)
    // One for the log-ins of this network, one for its wrong passwords.
    expect(backend.server.backend?.services.limiter.size()).toBe(2)
  })
})
