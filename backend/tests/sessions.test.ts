import { beforeEach, describe, expect, it } from 'vitest'
import {
  ann,
  ben,
  startTestBackend,
  guestRefusal,
  loggedIn,
  refusal,
  type TestBackend,
} from '#backend/tests/support/client.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

const credentials = { email: ann.email, password: ann.password }
const day = 24 * 3_600_000

const chrome = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
}

describe('logging in', () => {
  it('A06 answers with the session and puts its secret into one HttpOnly cookie', async () => {
    const client = backend.client()
    await client.call('POST', '/v1/account', ann)
    const answer = await client.call('POST', '/v1/account/sessions/email', credentials, chrome)
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        $id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
        $createdAt: '2026-01-02T03:30:00.000+00:00',
        $updatedAt: '2026-01-02T03:30:00.000+00:00',
        userId: 'ann',
        expire: '2027-01-02T03:30:00.000+00:00',
        provider: 'email',
        providerUid: 'ann@example.com',
        providerAccessToken: '',
        providerAccessTokenExpiry: '',
        providerRefreshToken: '',
        ip: '127.0.0.1',
        osCode: 'WIN',
        osName: 'Windows',
        osVersion: '10',
        clientType: 'browser',
        clientCode: 'CH',
        clientName: 'Chrome',
        clientVersion: '131.0',
        clientEngine: 'Blink',
        clientEngineVersion: '131.0.0.0',
        deviceName: 'desktop',
        deviceBrand: '',
        deviceModel: '',
        countryCode: '--',
        countryName: 'Unknown',
        current: true,
        factors: ['password'],
        secret: '',
        mfaUpdatedAt: '',
      },
    ])
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        /^a_session_website=[\w%]+; expires=Sat, 02-Jan-2027 03:30:00 GMT; Max-Age=31536000; path=\/; httponly; samesite=lax$/,
      ),
    ])
    expect(answer.headers.get('x-fallback-cookies')).toBeNull()
  })

  it('A07 works under the older path and with capitals in the address', async () => {
    const client = backend.client()
    await client.call('POST', '/v1/account', ann)
    const body = { ...credentials, email: 'ANN@EXAMPLE.COM' }
    expect((await client.call('POST', '/v1/account/sessions', body)).status).toBe(201)
  })

  it('A09 and A10 tells an unknown address and a wrong password apart in nothing', async () => {
    const client = backend.client()
    await client.call('POST', '/v1/account', ann)
    const answers = await Promise.all([
      client.call('POST', '/v1/account/sessions/email', {
        ...credentials,
        password: 'wrong horse',
      }),
      client.call('POST', '/v1/account/sessions/email', {
        ...credentials,
        email: 'no@example.com',
      }),
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

  it('A08 is refused while a session is sent, before the password is looked at', async () => {
    const client = await loggedIn(backend)
    const answer = await client.call('POST', '/v1/account/sessions/email', {
      email: ann.email,
      password: 'wrong horse',
    })
    expect([answer.status, answer.body]).toEqual([
      401,
      refusal(
        401,
        'user_session_already_exists',
        'Creation of a session is prohibited when a session is active.',
      ),
    ])
  })

  it.each([
    [
      'A11 an empty address',
      { email: '', password: '' },
      'Invalid `email` param: Value must be a valid email address',
    ],
    [
      'a password below 8 characters',
      { ...credentials, password: '1234567' },
      'Invalid `password` param: Password must be between 8 and 256 characters long.',
    ],
  ])('%s is refused as an argument', async (_, body, message) => {
    const answer = await backend.client().call('POST', '/v1/account/sessions/email', body)
    expect(answer.body).toEqual(refusal(400, 'general_argument_invalid', message))
  })

  it('keeps ten sessions and drops the oldest', async () => {
    const first = await loggedIn(backend)
    for (let n = 0; n < 10; n += 1) {
      backend.advance(1)
      await backend.client().call('POST', '/v1/account/sessions/email', credentials)
    }
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

describe('carrying a session', () => {
  const valueOf = (cookie: string) => cookie.replace('a_session_website=', '')

  it.each([
    ['the older cookie', (value: string) => ({ cookie: `a_session_website_legacy=${value}` })],
    [
      'X-Appwrite-Session',
      (value: string) => ({ 'x-appwrite-session': decodeURIComponent(value) }),
    ],
    [
      'X-Fallback-Cookies',
      (value: string) => ({
        'x-fallback-cookies': JSON.stringify({ a_session_website: decodeURIComponent(value) }),
      }),
    ],
  ])('also works in %s', async (_, headersFor) => {
    const value = valueOf((await loggedIn(backend)).cookie())
    const answer = await backend.client().call('GET', '/v1/account', undefined, headersFor(value))
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ $id: 'ann' })])
  })

  it('A50 refuses a JWT, since none is ever issued', async () => {
    const answer = await backend
      .client()
      .call('GET', '/v1/account', undefined, { 'x-appwrite-jwt': 'x' })
    expect(answer.body).toMatchObject({ code: 401, type: 'user_jwt_invalid' })
  })
})

describe('looking at sessions and logging out', () => {
  it('A19 lists the own sessions, oldest first, without secrets, and marks the current one', async () => {
    const first = await loggedIn(backend)
    backend.advance(1000)
    const second = backend.client()
    await second.call('POST', '/v1/account/sessions/email', credentials)
    await loggedIn(backend, ben)
    const answer = await second.call('GET', '/v1/account/sessions')
    const hidden = { secret: '', countryCode: '--', countryName: 'Unknown' }
    expect(answer.body).toEqual({
      total: 2,
      sessions: [
        expect.objectContaining({ current: false, ...hidden }),
        expect.objectContaining({ current: true, ...hidden }),
      ],
    })
    const { sessions } = answer.body as { sessions: { $id: string }[] }
    const current = await first.call('GET', '/v1/account/sessions/current')
    expect(current.body).toMatchObject({ $id: sessions[0]?.$id, current: true })
  })

  it('A48 shows the current session by its id as well', async () => {
    const client = await loggedIn(backend)
    const current = await client.call('GET', '/v1/account/sessions/current')
    const { $id } = current.body as { $id: string }
    expect((await client.call('GET', `/v1/account/sessions/${$id}`)).body).toEqual(current.body)
  })

  it('A34 ends the current session, drops the cookie, and a second time is a guest', async () => {
    const client = await loggedIn(backend)
    const kept = client.cookie()
    const answer = await client.call('DELETE', '/v1/account/sessions/current')
    expect([
      answer.status,
      answer.body,
      answer.cookies,
      answer.headers.get('content-type'),
    ]).toEqual([
      204,
      '',
      [
        'a_session_website=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/; httponly; samesite=lax',
      ],
      'text/html',
    ])
    client.setCookie(kept)
    const again = await client.call('DELETE', '/v1/account/sessions/current')
    expect([again.status, again.body]).toEqual([401, guestRefusal])
  })

  it('A33 ends a session by its id and leaves the other one alone', async () => {
    const first = await loggedIn(backend)
    const second = backend.client()
    const made = await second.call('POST', '/v1/account/sessions/email', credentials)
    const { $id } = made.body as { $id: string }
    const answer = await first.call('DELETE', `/v1/account/sessions/${$id}`)
    expect([answer.status, answer.cookies]).toEqual([204, []])
    expect((await second.call('GET', '/v1/account')).status).toBe(401)
    expect((await first.call('GET', '/v1/account')).status).toBe(200)
  })

  it('does not find the session of another user', async () => {
    const client = await loggedIn(backend)
    const other = await loggedIn(backend, ben)
    const { $id } = (await other.call('GET', '/v1/account/sessions/current')).body as {
      $id: string
    }
    for (const method of ['GET', 'DELETE']) {
      const answer = await client.call(method, `/v1/account/sessions/${$id}`)
      expect(answer.body).toEqual(
        refusal(404, 'user_session_not_found', 'The current user session could not be found.'),
      )
    }
  })

  it('A35 ends all sessions at once', async () => {
    const first = await loggedIn(backend)
    const second = backend.client()
    await second.call('POST', '/v1/account/sessions/email', credentials)
    expect((await first.call('DELETE', '/v1/account/sessions')).status).toBe(204)
    expect((await second.call('GET', '/v1/account')).status).toBe(401)
  })
})
