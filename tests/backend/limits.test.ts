import { beforeEach, describe, expect, test } from 'vitest'
import {
  ann,
  ben,
  createWorld,
  loggedIn,
  refusal,
  type TestWorld,
} from '#tests/backend/support/client.ts'

let world: TestWorld
beforeEach(async () => {
  world = await createWorld({ rateLimits: true })
  return () => world.server.close()
})

const minute = 60_000
const exceeded = refusal(
  429,
  'general_rate_limit_exceeded',
  'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
)
const logIn = (email: string, password = 'wrong horse') =>
  world.client().call('POST', '/v1/account/sessions/email', { email, password })
const headersOf = ({ headers }: { headers: Headers }) =>
  ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'].map((name) =>
    headers.get(name),
  )

/** 04:00, the end of the tests' first hour, in seconds since 1970. */
const fourOClock = String(Date.UTC(2026, 0, 2, 4) / 1000)

test('every answer of a limited call tells limit, rest and end of the window', async () => {
  expect(headersOf(await logIn(ann.email))).toEqual(['10', '9', fourOClock, null])
  expect(headersOf(await logIn(ann.email))).toEqual(['10', '8', fourOClock, null])
})

test('the eleventh log-in of an address is refused, also with the right password', async () => {
  await world.client().call('POST', '/v1/account', ann)
  for (let n = 0; n < 10; n += 1) await logIn(ann.email)
  const answer = await logIn('ANN@example.com', ann.password)
  expect([answer.status, answer.body, headersOf(answer)]).toEqual([
    429,
    exceeded,
    ['10', '0', fourOClock, '1800'],
  ])
  expect((await logIn(ben.email)).status).toBe(401)
})

test('the window ends on the whole hour', async () => {
  for (let n = 0; n < 11; n += 1) await logIn(ann.email)
  world.advance(30 * minute)
  expect(headersOf(await logIn(ann.email)).slice(0, 2)).toEqual(['10', '9'])
})

test('a clock that is moved back opens no window for good', async () => {
  for (let n = 0; n < 11; n += 1) await logIn(ann.email)
  world.advance(-120 * minute)
  expect((await logIn(ann.email)).status).toBe(401)
})

test('calls that fail on their arguments count as well', async () => {
  for (let n = 0; n < 10; n += 1) await world.client().call('POST', '/v1/account', {})
  expect((await world.client().call('POST', '/v1/account', ann)).body).toEqual(exceeded)
})

test('codes can be asked for ten times an hour and tried ten times an hour', async () => {
  const ask = () =>
    world.client().call('POST', '/v1/account/tokens/email', { userId: 'ann', email: ann.email })
  const enter = () =>
    world.client().call('POST', '/v1/account/sessions/token', { userId: 'ann', secret: 'x' })
  for (let n = 0; n < 10; n += 1) {
    expect((await ask()).status).toBe(201)
    expect((await enter()).status).toBe(401)
  }
  expect([(await ask()).status, (await enter()).status]).toEqual([429, 429])
})

test('a user may ask for ten verification mails an hour', async () => {
  const client = await loggedIn(world)
  const ask = () =>
    client.call('POST', '/v1/account/verifications/email', { url: 'http://localhost/v' })
  for (let n = 0; n < 10; n += 1) expect((await ask()).status).toBe(201)
  expect((await ask()).body).toEqual(exceeded)
})

describe('documents', () => {
  const path = '/v1/databases/website/collections/contacts/documents'
  const data = { contactId: 1, firstName: 'A', lastName: 'B', emailAddress: 'a@b.co' }
  const create = (headers = {}) =>
    world.client().call('POST', path, { documentId: 'unique()', data }, headers)

  test('can be made 120 times a minute; reading is not counted', async () => {
    for (let n = 0; n < 120; n += 1) await create()
    expect((await create()).body).toEqual(exceeded)
    expect(headersOf(await world.client().call('GET', path))).toEqual([null, null, null, null])
    world.advance(minute)
    expect((await create()).status).toBe(201)
  })

  test('are not limited for the server key', async () => {
    const key = { 'x-appwrite-key': world.server.backend?.services.keys.apiKey ?? '' }
    for (let n = 0; n < 121; n += 1) await create()
    expect((await create(key)).status).toBe(201)
  })
})

test('switched off, nothing is refused but the headers are still there', async () => {
  const free = await createWorld()
  try {
    const client = free.client()
    for (let n = 0; n < 12; n += 1) await client.call('POST', '/v1/account/sessions/email', {})
    const answer = await client.call('POST', '/v1/account/sessions/email', {})
    expect([answer.status, headersOf(answer)]).toEqual([400, ['10', '9', fourOClock, null]])
  } finally {
    await free.server.close()
  }
})
