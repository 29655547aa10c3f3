import { beforeEach, expect, it } from 'vitest'
import {
  ann,
  startTestBackend,
  guestRefusal,
  loggedIn,
  type TestBackend,
} from '#tests/backend/support/client.ts'

/** Rows of Appwrite's own end-to-end tests: making an account, reading it, its preferences. */

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
  return () => backend.server.close()
})

const create = (body: object) => backend.client().call('POST', '/v1/account', body)
const argument = { code: 400, type: 'general_argument_invalid' }

it('A01 a sign-up answers with the account, shows no password and starts no session', async () => {
  const { status, body, cookies } = await create(ann)
  expect([status, cookies]).toEqual([201, []])
  expect(body).toMatchObject({
    $id: 'ann',
    email: 'ann@example.com',
    name: 'Ann',
    registration: '2026-01-02T03:30:00.000+00:00',
    labels: [],
    accessedAt: '2026-01-02T03:30:00.000+00:00',
    targets: [{ identifier: 'ann@example.com' }],
  })
  for (const name of ['password', 'hash', 'hashOptions', 'emailCanonical']) {
    expect(body).not.toHaveProperty(name)
  }
})

it('A02 an address that is taken is 409', async () => {
  await create(ann)
  const { body } = await create({ ...ann, userId: 'other' })
  expect(body).toMatchObject({ code: 409, type: 'user_already_exists' })
})

it.each([
  ['A03 an empty address', { email: '' }],
  ['A03 an empty password', { password: '' }],
  ['A04 a password of 5 characters', { password: 'x'.repeat(5) }],
  ['A05 a password of 257 characters', { password: 'x'.repeat(257) }],
])('%s is 400', async (_, change) => {
  expect((await create({ ...ann, ...change })).body).toMatchObject(argument)
})

it('A05 a password of 256 characters is taken', async () => {
  expect((await create({ ...ann, password: 'x'.repeat(256) })).status).toBe(201)
})

it('A12 a session reads its account', async () => {
  const { status, body } = await (await loggedIn(backend)).call('GET', '/v1/account')
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ email: 'ann@example.com', name: 'Ann' }),
  ])
})

it('A13 without a session the account is 401', async () => {
  const { status, body } = await backend.client().call('GET', '/v1/account')
  expect([status, body]).toEqual([401, guestRefusal])
})

it('A14 a cookie with two characters more is 401', async () => {
  const client = await loggedIn(backend)
  client.setCookie(`${client.cookie()}xx`)
  const { status, body } = await client.call('GET', '/v1/account')
  expect([status, body]).toEqual([401, guestRefusal])
})

it('A15 the preferences of a new user are empty, and 401 without a session', async () => {
  const own = await (await loggedIn(backend)).call('GET', '/v1/account/prefs')
  expect([own.status, own.body]).toEqual([200, {}])
  const { status, body } = await backend.client().call('GET', '/v1/account/prefs')
  expect([status, body]).toEqual([401, guestRefusal])
})

it('A16 preferences are replaced whole, not merged', async () => {
  const client = await loggedIn(backend)
  await client.call('PATCH', '/v1/account/prefs', { prefs: { first: '1' } })
  const { status, body } = await client.call('PATCH', '/v1/account/prefs', {
    prefs: { second: '2' },
  })
  expect([status, body]).toEqual([200, expect.objectContaining({ prefs: { second: '2' } })])
})

it.each([
  ['A17 the text {}', '{}'],
  ['A17 the text []', '[]'],
  ['A17 the text of a map', '{"a":"b"}'],
  ['A18 a value of 100,000 characters', { long: 'x'.repeat(100_000) }],
])('%s as preferences is 400', async (_, prefs) => {
  const client = await loggedIn(backend)
  expect((await client.call('PATCH', '/v1/account/prefs', { prefs })).body).toMatchObject(argument)
})
