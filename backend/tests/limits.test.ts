import { beforeEach, describe, expect, it } from 'vitest'
import { countersPerOwner, createLimiter, maxCounters } from '#backend/http/limiter.ts'
import {
  ann,
  ben,
  loggedIn,
  refusal,
  startTestBackend,
  type TestBackend,
  type TestClient,
} from '#backend/tests/support/client.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend({ rateLimits: true, trustedHops: 1, mailbox: true })
})

const minute = 60_000
const exceeded = refusal(
  429,
  'general_rate_limit_exceeded',
  'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
)
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const logIn = (email: string, password = 'wrong horse', ip = '203.0.113.9') =>
  backend.client().call('POST', '/v1/account/sessions/email', { email, password }, from(ip))
const headersOf = ({ headers }: { headers: Headers }) =>
  ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'].map((name) =>
    headers.get(name),
  )
/** 03:45, the end of the tests' first quarter of an hour, in seconds since 1970. */
const quarter = String(Date.UTC(2026, 0, 2, 3, 45) / 1000)
const records = '/v1/databases/website/collections/contacts/documents'
const record = {
  documentId: 'unique()',
  data: { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: 'a@b.co' },
}

it('every answer of a limited call tells limit, rest and end of the window, which then opens anew', async () => {
  await backend.client().call('POST', '/v1/account', ann)
  expect(headersOf(await logIn(ann.email))).toEqual(['10', '9', quarter, null])
  for (let n = 0; n < 9; n += 1) await logIn(ann.email)
  // Also with the right password, and with capitals in the address.
  const answer = await logIn('ANN@example.com', ann.password)
  expect([answer.status, answer.body, headersOf(answer)]).toEqual([
    429,
    exceeded,
    ['10', '0', quarter, '900'],
  ])
  expect((await logIn(ben.email)).status).toBe(401)
  // Another network is counted apart, so that nobody locks the owner out.
  expect((await logIn(ann.email, ann.password, '198.51.100.7')).status).toBe(201)
  backend.advance(15 * minute)
  expect(headersOf(await logIn(ann.email)).slice(0, 2)).toEqual(['10', '9'])
})

it('a clock that is moved back opens no window for good', async () => {
  for (let n = 0; n < 11; n += 1) await logIn(ann.email)
  backend.advance(-120 * minute)
  expect((await logIn(ann.email)).status).toBe(401)
})

const code = { userId: 'ann', email: ann.email }
const guest = () => Promise.resolve(backend.client())
const member = () => loggedIn(backend)
it.each<[string, number, () => Promise<TestClient>, string, string, object]>([
  ['a sign-up, also with faults', 10, guest, 'POST', '/v1/account', {}],
  ['a code', 10, guest, 'POST', '/v1/account/tokens/email', code],
  ['a try of a code', 10, guest, 'POST', '/v1/account/sessions/token', { ...code, secret: 'x' }],
  ['a try of a link', 10, guest, 'PUT', '/v1/account/recovery', { ...code, secret: 'x' }],
  [
    'a verification',
    10,
    member,
    'POST',
    '/v1/account/verifications/email',
    { url: 'http://localhost' },
  ],
  ['a changed name', 60, member, 'PATCH', '/v1/account/name', { name: 'A' }],
  ['a made document', 120, guest, 'POST', records, record],
  ['a changed document', 120, guest, 'PATCH', `${records}/one`, record],
  ['a removed document', 60, guest, 'DELETE', `${records}/one`, {}],
])('%s is refused after %i in its window', async (_, calls, who, method, path, body) => {
  const client = await who()
  const call = () => client.call(method, path, body)
  for (let n = 0; n < calls; n += 1) expect((await call()).status).not.toBe(429)
  expect((await call()).body).toEqual(exceeded)
  backend.advance(60 * minute)
  expect((await call()).status).not.toBe(429)
})

it('documents are read without a limit, and the server key has none', async () => {
  expect(headersOf(await backend.client().call('GET', records))).toEqual(Array(4).fill(null))
  const create = (headers = {}) => backend.client().call('POST', records, record, headers)
  for (let n = 0; n < 121; n += 1) await create()
  expect([(await create()).status, (await create(backend.key)).status]).toEqual([429, 201])
})

it('switched off, nothing is refused but the headers are still there', async () => {
  const free = await startTestBackend()
  const ask = () => free.client().call('POST', '/v1/account/sessions/email', {})
  for (let n = 0; n < 12; n += 1) await ask()
  const answer = await ask()
  expect([answer.status, headersOf(answer)]).toEqual([400, ['10', '9', quarter, null]])
})

it.each([
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:7:8:9:a', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:3:3:4:5:6', false],
  ['2001:db8::1', '2001:db8:0:0:5::', true],
  ['::1', '0:0:0:0:5:6:7:8', true],
  ['1:23::1', '12:3::1', false],
])('%s and %s are counted together: %s', async (ip, other, together) => {
  const ask = (of: string) => backend.client().call('POST', '/v1/account', {}, from(of))
  await ask(ip)
  expect(headersOf(await ask(other))[1]).toBe(together ? '8' : '9')
})

it('a new password by mail opens the log-in at once', async () => {
  await backend.client().call('POST', '/v1/account', ann)
  for (let n = 0; n < 11; n += 1) await logIn(ann.email)
  expect((await logIn(ann.email, ann.password)).status).toBe(429)
  const url = 'http://localhost/reset-password'
  await backend.client().call('POST', '/v1/account/recovery', { email: ann.email, url })
  const secret = await backend.secretTo(ann.email)
  const password = 'brand new horse 2'
  const body = { userId: 'ann', secret, password }
  const { call } = backend.client()
  expect((await call('PUT', '/v1/account/recovery', body, from('203.0.113.9'))).status).toBe(200)
  expect((await logIn(ann.email, password)).status).toBe(201)
})

it('a parameter that is not valid names no counter', async () => {
  for (let n = 0; n < 12; n += 1) await logIn(`${'x'.repeat(1000)}${n}`)
  // One for the log-ins of this network, one for its wrong passwords.
  expect(backend.services.limiter.size()).toBe(2)
})

describe('the counters', () => {
  const rule = { calls: 2, seconds: 3_600 }
  const open = () => createLimiter(true, () => 0)

  it('are never forgotten for new ones: a full table refuses the new one', () => {
    const limiter = open()
    const owners = maxCounters / countersPerOwner + 1
    for (let n = 0; n < maxCounters; n += 1) limiter.count(rule, [String(n)], `owner ${n % owners}`)
    expect(limiter.count(rule, ['new'], 'new').exceeded).toBe(true)
    expect([limiter.size(), limiter.count(rule, ['0'], 'owner 0').remaining]).toEqual([
      maxCounters,
      0,
    ])
  })

  it('are refused to an owner that has its share of them, and to no other', () => {
    const limiter = open()
    for (let n = 0; n < countersPerOwner; n += 1) limiter.count(rule, [String(n)], 'flood')
    expect(limiter.count(rule, ['new'], 'flood').exceeded).toBe(true)
    expect(limiter.count(rule, ['new'], 'other').exceeded).toBe(false)
  })
})
