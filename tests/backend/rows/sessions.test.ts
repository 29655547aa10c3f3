import { beforeEach, expect, it } from 'vitest'
import {
  ann,
  startTestBackend,
  guestRefusal,
  loggedIn,
  type TestClient,
  type TestBackend,
} from '#tests/backend/support/client.ts'

/** Rows of Appwrite's own end-to-end tests: starting, looking at and ending sessions. */

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
  return () => backend.server.close()
})

const credentials = { email: ann.email, password: ann.password }
const logIn = (client: TestClient, body: object = credentials, path = '/sessions/email') =>
  client.call('POST', `/v1/account${path}`, body)

/** Ann with two sessions, a second apart. */
const twoSessions = async () => {
  const first = await loggedIn(backend)
  backend.advance(1000)
  const second = backend.client()
  const { body } = await logIn(second)
  return { first, second, secondId: (body as { $id: string }).$id }
}
const statusOf = async (client: TestClient) => (await client.call('GET', '/v1/account')).status

it.each([
  ['A06 a log-in', '/sessions/email'],
  ['A07 a log-in by the older path', '/sessions'],
])('%s answers 201, hides the secret in a cookie and ends in a year', async (_, path) => {
  await backend.client().call('POST', '/v1/account', ann)
  const { status, body, cookies } = await logIn(backend.client(), credentials, path)
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      $id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
      userId: 'ann',
      secret: '',
      expire: '2027-01-02T03:30:00.000+00:00',
    }),
  ])
  // One cookie where the service sets two (known difference D3).
  expect(cookies).toEqual([expect.stringMatching(/^a_session_website=/)])
})

it('A08 a log-in while a session is sent is 401', async () => {
  expect((await logIn(await loggedIn(backend))).body).toMatchObject({
    code: 401,
    type: 'user_session_already_exists',
  })
})

it.each([
  ['A09 an unknown address', { ...credentials, email: 'nobody@example.com' }],
  ['A10 a wrong password', { ...credentials, password: 'wrong horse' }],
])('%s is 401, the same error', async (_, body) => {
  await backend.client().call('POST', '/v1/account', ann)
  expect((await logIn(backend.client(), body)).body).toMatchObject({
    code: 401,
    type: 'user_invalid_credentials',
    message: 'Invalid credentials. Please check the email and password.',
  })
})

it('A11 an empty address and password are 400', async () => {
  expect((await logIn(backend.client(), { email: '', password: '' })).body).toMatchObject({
    code: 400,
    type: 'general_argument_invalid',
  })
})

it('A19 sessions are listed oldest first, without secrets or a country', async () => {
  const { first } = await twoSessions()
  const { status, body } = await first.call('GET', '/v1/account/sessions')
  const hidden = { secret: '', countryCode: '--', countryName: 'Unknown' }
  expect([status, body]).toEqual([
    200,
    {
      total: 2,
      sessions: [
        expect.objectContaining({ current: true, ...hidden }),
        expect.objectContaining({ current: false, ...hidden }),
      ],
    },
  ])
})

it.each([
  ['A33 ending the own session by its id', true],
  ['A34 ending the own session as "current"', false],
])('%s is 204; its cookie is dead, the other session lives', async (_, byId) => {
  const { first, second, secondId } = await twoSessions()
  const kept = second.cookie()
  const path = `/v1/account/sessions/${byId ? secondId : 'current'}`
  expect((await second.call('DELETE', path)).status).toBe(204)
  second.setCookie(kept)
  expect((await second.call('GET', '/v1/account')).body).toEqual(guestRefusal)
  expect(await statusOf(first)).toBe(200)
})

it('A35 ending all sessions is 204 and ends them all', async () => {
  const { first, second } = await twoSessions()
  const kept = first.cookie()
  expect((await first.call('DELETE', '/v1/account/sessions')).status).toBe(204)
  first.setCookie(kept)
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401])
})

it('A48 a session is read as "current" and by its id; an unknown id is 404', async () => {
  const { second, secondId } = await twoSessions()
  const current = await second.call('GET', '/v1/account/sessions/current')
  const byId = await second.call('GET', `/v1/account/sessions/${secondId}`)
  expect([current.status, byId.status, current.body]).toEqual([200, 200, byId.body])
  expect((await second.call('GET', '/v1/account/sessions/nope')).body).toMatchObject({
    code: 404,
    type: 'user_session_not_found',
  })
})

it('A50 a bad JWT is 401; a good one cannot be had here (A49 is answered 501)', async () => {
  const headers = { 'x-appwrite-jwt': 'bad' }
  const { body } = await backend.client().call('GET', '/v1/account', undefined, headers)
  expect(body).toMatchObject({ code: 401, type: 'user_jwt_invalid' })
})
