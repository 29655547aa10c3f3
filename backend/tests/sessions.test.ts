import { beforeEach, describe, expect, it } from 'vitest'
import {
  ann,
  ben,
  guestRefusal,
  loggedIn,
  refusal,
  startTestBackend,
  type TestBackend,
  type TestClient,
} from '#backend/tests/support/client.ts'
import { send } from '#backend/tests/support/send.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

const credentials = { email: ann.email, password: ann.password }
const day = 24 * 3_600_000
const logIn = (body: object = credentials, client = backend.client()) =>
  client.call('POST', '/v1/account/sessions/email', body)
const idOf = async (client: TestClient) => {
  const { body } = await client.call('GET', '/v1/account/sessions/current')
  return (body as { $id: string }).$id
}

describe('logging in', () => {
  it('puts the secret into one HttpOnly cookie, and nowhere else', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    const answer = await logIn()
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({
        expire: '2027-01-02T03:30:00.000+00:00',
        factors: ['password'],
        secret: '',
      }),
    ])
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        /^a_session_website_\d+=[\w%]+; expires=Sat, 02-Jan-2027 03:30:00 GMT; Max-Age=31536000; path=\/; httponly; samesite=lax$/,
      ),
    ])
    expect(answer.headers.get('x-fallback-cookies')).toBeNull()
  })

  it('works under the older path and with capitals in the address', async () => {
    const client = backend.client()
    await client.call('POST', '/v1/account', ann)
    const body = { ...credentials, email: 'ANN@EXAMPLE.COM' }
    expect((await client.call('POST', '/v1/account/sessions', body)).status).toBe(201)
  })

  it('tells an unknown address and a wrong password apart in nothing', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    const answers = await Promise.all([
      logIn({ ...credentials, password: 'wrong horse' }),
      logIn({ ...credentials, email: 'no@example.com' }),
    ])
    const same = refusal(
      401,
      'user_invalid_credentials',
      'Invalid credentials. Please check the email and password.',
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [401, same],
      [401, same],
    ])
  })

  it('keeps ten sessions and drops the oldest', async () => {
    const first = await loggedIn(backend)
    for (let n = 0; n < 9; n += 1) {
      backend.advance(1)
      await logIn()
    }
    expect((await first.call('GET', '/v1/account')).status).toBe(200)
    backend.advance(1)
    await logIn()
    expect((await first.call('GET', '/v1/account')).body).toEqual(guestRefusal)
  })

  it('lasts a year', async () => {
    const client = await loggedIn(backend)
    backend.advance(365 * day - 1)
    expect((await client.call('GET', '/v1/account')).status).toBe(200)
    backend.advance(1)
    expect((await client.call('GET', '/v1/account')).body).toEqual(guestRefusal)
  })
})

describe('looking at sessions and logging out', () => {
  it('lists the own sessions, oldest first, without secrets, and marks the current one', async () => {
    const first = await loggedIn(backend)
    backend.advance(1000)
    const second = await loggedIn(backend)
    await loggedIn(backend, ben)
    const { body } = await second.call('GET', '/v1/account/sessions')
    const hidden = { secret: '', countryCode: '--', countryName: 'Unknown' }
    expect(body).toEqual({
      total: 2,
      sessions: [
        expect.objectContaining({ $id: await idOf(first), current: false, ...hidden }),
        expect.objectContaining({ $id: await idOf(second), current: true, ...hidden }),
      ],
    })
    const own = await second.call('GET', `/v1/account/sessions/${await idOf(second)}`)
    expect(own.body).toMatchObject({ current: true })
  })

  it('is one for each server of a machine, and for each host name of its own', async () => {
    const nameAt = async (host: string) => {
      const { headers } = await send(backend.server.port, {
        method: 'POST',
        path: '/v1/account/sessions/email',
        headers: { host, 'x-appwrite-project': 'website', 'content-type': 'application/json' },
        body: credentials,
      })
      return headers['set-cookie']?.[0]?.replace(/=.*/, '')
    }
    await backend.client().call('POST', '/v1/account', ann)
    const hosts = [
      'localhost:4173',
      '192.168.1.5:80',
      '[::1]:4173',
      'www.example.com:8443',
      '127.0.0.1',
    ]
    expect(await Promise.all(hosts.map(nameAt))).toEqual([
      'a_session_website_4173',
      'a_session_website_80',
      'a_session_website_4173',
      'a_session_website',
      'a_session_website',
    ])
  })

  it('ends the current session, drops the cookie, and a second time is a guest', async () => {
    const client = await loggedIn(backend)
    const kept = client.cookie()
    const answer = await client.call('DELETE', '/v1/account/sessions/current')
    expect([answer.status, answer.body, answer.cookies]).toEqual([
      204,
      '',
      [
        `a_session_website_${backend.server.port}=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/; httponly; samesite=lax`,
      ],
    ])
    client.setCookie(kept)
    const again = await client.call('DELETE', '/v1/account/sessions/current')
    expect([again.status, again.body]).toEqual([401, guestRefusal])
  })

  it('does not find the session of another user', async () => {
    const client = await loggedIn(backend)
    const id = await idOf(await loggedIn(backend, ben))
    for (const method of ['GET', 'DELETE']) {
      const answer = await client.call(method, `/v1/account/sessions/${id}`)
      expect(answer.body).toEqual(
        refusal(404, 'user_session_not_found', 'The current user session could not be found.'),
      )
    }
  })
})
