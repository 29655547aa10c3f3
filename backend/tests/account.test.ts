import { beforeEach, describe, expect, it } from 'vitest'
import {
  ann,
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

const accountOf = (overrides: object = {}) => ({
  $id: 'ann',
  $createdAt: '2026-01-02T03:30:00.000+00:00',
  $updatedAt: '2026-01-02T03:30:00.000+00:00',
  name: 'Ann',
  registration: '2026-01-02T03:30:00.000+00:00',
  status: true,
  labels: [],
  passwordUpdate: '2026-01-02T03:30:00.000+00:00',
  email: 'ann@example.com',
  phone: '',
  emailVerification: false,
  phoneVerification: false,
  mfa: false,
  prefs: {},
  targets: [
    {
      $id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
      $createdAt: '2026-01-02T03:30:00.000+00:00',
      $updatedAt: '2026-01-02T03:30:00.000+00:00',
      name: '',
      userId: 'ann',
      providerId: null,
      providerType: 'email',
      identifier: 'ann@example.com',
      expired: false,
    },
  ],
  accessedAt: '2026-01-02T03:30:00.000+00:00',
  ...overrides,
})

describe('signing up', () => {
  it('A01 makes an account, shows no secret and starts no session', async () => {
    const answer = await backend.client().call('POST', '/v1/account', ann)
    expect([answer.status, answer.body]).toEqual([201, accountOf()])
    // Proves at the mailed code that the password is this browser's own (decision A10).
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        /^a_signup_website=[0-9a-f]{256}; expires=Sat, 03-Jan-2026 03:30:00 GMT; Max-Age=86400; path=\/; httponly; samesite=lax$/,
      ),
    ])
    expect((await backend.client().call('GET', '/v1/account')).status).toBe(401)
  })

  it('keeps the address in lower case and gives out an id when asked to', async () => {
    const body = { ...ann, userId: 'unique()', email: 'Ann@Example.COM' }
    const answer = await backend.client().call('POST', '/v1/account', body)
    expect(answer.body).toMatchObject({
      $id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
      email: 'ann@example.com',
    })
  })

  it.each([
    ['the same address', { ...ann, userId: 'other' }],
    ['the same id', { ...ann, email: 'other@example.com' }],
  ])('A02 is refused for %s', async (_, second) => {
    await backend.client().call('POST', '/v1/account', ann)
    const answer = await backend.client().call('POST', '/v1/account', second)
    expect([answer.status, answer.body]).toEqual([
      409,
      refusal(
        409,
        'user_already_exists',
        'A user with the same id, email, or phone already exists in this project.',
      ),
    ])
  })

  it('lets one of two simultaneous sign-ups win', async () => {
    const both = await Promise.all([
      backend.client().call('POST', '/v1/account', ann),
      backend.client().call('POST', '/v1/account', { ...ann, userId: 'other' }),
    ])
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
  })

  const passwordRule =
    'Invalid `password` param: Password must be between 8 and 265 characters long, and should not be one of the commonly used password.'
  const emailRule = 'Invalid `email` param: Value must be a valid email address'
  it.each([
    ['A03 an empty address', { ...ann, email: '' }, emailRule],
    ['A03 an empty password', { ...ann, password: '' }, passwordRule],
    ['A04 a short password', { ...ann, password: '1234567' }, passwordRule],
    ['A05 a password of 257 bytes', { ...ann, password: 'x'.repeat(257) }, passwordRule],
    ['nothing', {}, 'Param "userId" is not optional.'],
    ['no address', { userId: 'ann' }, 'Param "email" is not optional.'],
    ['an address of null', { ...ann, email: null }, emailRule],
    ['an address without a dot', { ...ann, email: 'ann@localhost' }, emailRule],
    ['an address in spaces', { ...ann, email: ' ann@example.com ' }, emailRule],
    ['a password that is a number', { ...ann, password: 12345678 }, passwordRule],
    [
      'an id with a sign in front',
      { ...ann, userId: '_ann' },
      "Invalid `userId` param: Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char",
    ],
    [
      'a name of 129 characters',
      { ...ann, name: 'n'.repeat(129) },
      'Invalid `name` param: Value must be a valid string and at least 1 chars and no longer than 128 chars',
    ],
  ])('%s is refused, and the first fault is named', async (_, body, message) => {
    const answer = await backend.client().call('POST', '/v1/account', body)
    expect([answer.status, answer.body]).toEqual([
      400,
      refusal(400, 'general_argument_invalid', message),
    ])
  })

  it.each([8, 256])(
    'A05 a password of %i bytes and a name of 128 characters are taken',
    async (bytes) => {
      const body = { ...ann, password: 'å'.repeat(bytes / 2), name: '😀'.repeat(128) }
      expect((await backend.client().call('POST', '/v1/account', body)).status).toBe(201)
    },
  )

  it.each([
    ['broken JSON', '{"userId": ', 'application/json'],
    ['JSON called text', JSON.stringify(ann), 'text/plain'],
    ['a list', '[]', 'application/json'],
  ])('reads %s as an empty body', async (_, body, type) => {
    const answer = await backend
      .client()
      .call('POST', '/v1/account', body, { 'content-type': type })
    expect(answer.body).toMatchObject({ message: 'Param "userId" is not optional.' })
  })
})

describe('the current account', () => {
  it('A12 is shown to its user', async () => {
    const client = await loggedIn(backend)
    const answer = await client.call('GET', '/v1/account')
    expect([answer.status, answer.body]).toEqual([200, accountOf()])
  })

  it.each([
    ['A13 a visitor without a cookie', () => ''],
    ['A14 a cookie with two characters more', (cookie: string) => `${cookie}xx`],
    ['a value that is no session', () => 'a_session_website=garbage'],
    [
      'a forged secret',
      () => `a_session_website=${Buffer.from('{"id":"ann","secret":"00"}').toString('base64')}`,
    ],
  ])('%s is refused', async (_, forge) => {
    const client = await loggedIn(backend)
    client.setCookie(forge(client.cookie()))
    const answer = await client.call('GET', '/v1/account')
    expect([answer.status, answer.body]).toEqual([401, guestRefusal])
  })

  it('is refused to a blocked user, and the cookie goes, so that the browser is open to others', async () => {
    const client = await loggedIn(backend)
    const cookie = client.cookie()
    const key = { 'x-appwrite-key': backend.server.backend?.services.keys.apiKey ?? '' }
    const owner = backend.client()
    await owner.call('PATCH', '/v1/users/ann/status', { status: false }, key)
    const refused = await client.call('GET', '/v1/account')
    expect(refused.body).toMatchObject({ code: 401, type: 'user_blocked' })
    expect(refused.cookies[0]).toContain('a_session_website=deleted')
    expect((await client.call('GET', '/v1/account')).body).toEqual(guestRefusal)
    client.setCookie(cookie)
    await owner.call('PATCH', '/v1/users/ann/status', { status: true }, key)
    expect((await client.call('GET', '/v1/account')).status).toBe(200)
  })
})

describe('preferences', () => {
  it('A15 and A16 start empty, are replaced whole and need a session', async () => {
    const client = await loggedIn(backend)
    expect((await client.call('GET', '/v1/account/prefs')).body).toEqual({})
    const first = await client.call('PATCH', '/v1/account/prefs', { prefs: { lang: 'en', n: [1] } })
    expect([first.status, first.body]).toEqual([200, accountOf({ prefs: { lang: 'en', n: [1] } })])
    await client.call('PATCH', '/v1/account/prefs', { prefs: { dark: true } })
    expect((await client.call('GET', '/v1/account/prefs')).body).toEqual({ dark: true })
    expect((await backend.client().call('GET', '/v1/account/prefs')).body).toEqual(guestRefusal)
  })

  it.each([
    ['A17 the text of a map', '{"a":"b"}'],
    ['a list', [1]],
    ['A18 more than 64 KiB', { long: 'x'.repeat(100_000) }],
  ])('%s is refused', async (_, prefs) => {
    const client = await loggedIn(backend)
    const answer = await client.call('PATCH', '/v1/account/prefs', { prefs })
    expect(answer.body).toEqual(
      refusal(
        400,
        'general_argument_invalid',
        'Invalid `prefs` param: Value must be a valid object.',
      ),
    )
  })
})

describe('the project', () => {
  it('G01 has to be named, in a header or the query', async () => {
    const client = backend.client()
    const wrong = await client.call('GET', '/v1/account', undefined, {
      'x-appwrite-project': 'nope',
    })
    expect([wrong.status, wrong.body]).toEqual([
      404,
      refusal(
        404,
        'project_not_found',
        'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.',
      ),
    ])
    const response = await fetch(`${backend.server.url}/v1/ping?project=website`)
    expect([response.status, await response.text()]).toEqual([200, 'Pong!'])
    const inBody = await fetch(`${backend.server.url}/v1/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ann, project: 'website' }),
    })
    expect(inBody.status).toBe(201)
  })
})
