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

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

const fresh = 'brand new horse 2'
const signUp = (body: unknown) => backend.client().call('POST', '/v1/account', body)
const logIn = (email: string, password: string) =>
  backend.client().call('POST', '/v1/account/sessions/email', { email, password })

describe('signing up', () => {
  it('makes an account, shows no secret and starts no session', async () => {
    const answer = await signUp(ann)
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({ $id: 'ann', name: 'Ann', email: ann.email, mfa: false, prefs: {} }),
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/argon|correct horse/)
    // Proves at the mailed code that the password is this browser's own (decision A10).
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        /^a_signup_website_\d+=[0-9a-f]{256}; expires=Sat, 03-Jan-2026 03:30:00 GMT; Max-Age=86400; path=\/; httponly; samesite=lax$/,
      ),
    ])
    expect((await backend.client().call('GET', '/v1/account')).status).toBe(401)
  })

  it('lets one of two simultaneous sign-ups win', async () => {
    const both = await Promise.all([signUp(ann), signUp({ ...ann, userId: 'other' })])
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
  })

  const emailRule = 'Invalid `email` param: Value must be a valid email address'
  const idRule =
    "Invalid `userId` param: Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char"
  const passwordRule =
    'Invalid `password` param: Password must be between 8 and 265 characters long, and should not be one of the commonly used password.'
  const nameRule =
    'Invalid `name` param: Value must be a valid string and at least 1 chars and no longer than 128 chars'

  it.each([
    ...[
      '',
      null,
      ['a@b.co'],
      'ann@localhost',
      ' ann@example.com ',
      'a..b@b.co',
      '.a@b.co',
      'a@-b.co',
      '林@b.co',
      `${'a'.repeat(65)}@b.co`,
      `a@${'b'.repeat(64)}.co`,
      `a@${'b.'.repeat(126)}co`,
    ].map((email): [object, string] => [{ ...ann, email }, emailRule]),
    ...['', '_ann', '.a', 'a/b', 'a\n', '9'.repeat(37), 5].map((userId): [object, string] => [
      { ...ann, userId },
      idRule,
    ]),
    ...['', '1234567', '密密1', 'x'.repeat(257), 12_345_678].map((password): [object, string] => [
      { ...ann, password },
      passwordRule,
    ]),
    ...['', 'n'.repeat(129), ['n']].map((name): [object, string] => [{ ...ann, name }, nameRule]),
    [{}, 'Param "userId" is not optional.'],
    [{ userId: 'ann' }, 'Param "email" is not optional.'],
  ])('with %j is refused: %s', async (body, message) => {
    const answer = await signUp(body)
    expect([answer.status, answer.body]).toEqual([
      400,
      refusal(400, 'general_argument_invalid', message),
    ])
  })

  it.each([
    { email: "a.b!#$%&'*+/=?^_`{|}~-9@a-b.c9.museum" },
    { email: `${'a'.repeat(64)}@${'b'.repeat(63)}.co` },
    { email: `a@${'b.'.repeat(125)}co` },
    { userId: 'aZ0._-'.padEnd(36, '9') },
    { password: 'å'.repeat(4), name: '😀'.repeat(128) },
    { password: 'å'.repeat(128) },
  ])('with %j is taken', async (change) => {
    expect((await signUp({ ...ann, ...change })).status).toBe(201)
  })

  it.each([
    ['broken JSON', '{"userId": ', 'application/json'],
    ['JSON called text', JSON.stringify(ann), 'text/plain'],
    ['JSON of another kind', JSON.stringify(ann), 'application/jsonp'],
    ['a list', '[]', 'application/json'],
    ['null', 'null', 'application/json'],
  ])('reads %s as an empty body', async (_, body, type) => {
    const headers = { 'content-type': type }
    const answer = await backend.client().call('POST', '/v1/account', body, headers)
    expect(answer.body).toMatchObject({ message: 'Param "userId" is not optional.' })
  })

  it('names the project in a header, the query or the body', async () => {
    const response = await fetch(`${backend.server.url}/v1/ping?project=website`)
    expect([response.status, await response.text()]).toEqual([200, 'Pong!'])
    const inBody = await fetch(`${backend.server.url}/v1/account`, {
      method: 'POST',
      headers: { 'content-type': 'Application/JSON; charset=UTF-8' },
      body: JSON.stringify({ ...ann, project: 'website' }),
    })
    expect(inBody.status).toBe(201)
  })
})

it('a blocked user is refused, and the cookie goes, so that the browser is open to others', async () => {
  const client = await loggedIn(backend)
  const cookie = client.cookie()
  const setStatus = (status: unknown) =>
    backend.client().call('PATCH', '/v1/users/ann/status', { status }, backend.key)
  await setStatus('0')
  const refused = await client.call('GET', '/v1/account')
  expect(refused.body).toMatchObject({ code: 401, type: 'user_blocked' })
  expect(refused.cookies[0]).toMatch(/^a_session_website_\d+=deleted;/)
  expect((await client.call('GET', '/v1/account')).body).toEqual(guestRefusal)
  client.setCookie(cookie)
  expect((await setStatus('yes')).body).toMatchObject({
    message: 'Invalid `status` param: Value must be a valid boolean',
  })
  await setStatus(true)
  expect((await client.call('GET', '/v1/account')).status).toBe(200)
})

describe('for its user', () => {
  let client: TestClient
  beforeEach(async () => {
    client = await loggedIn(backend)
  })
  const events = async (query = '') => {
    const { body } = await client.call('GET', `/v1/account/logs${query}`)
    const { total, logs } = body as { total: number; logs: { event: string }[] }
    return [total, logs.map(({ event }) => event)]
  }

  it('preferences start empty, are replaced whole and need a session', async () => {
    const change = (prefs: unknown) => client.call('PATCH', '/v1/account/prefs', { prefs })
    expect((await client.call('GET', '/v1/account/prefs')).body).toEqual({})
    expect((await change({ lang: 'en', n: [1] })).body).toMatchObject({
      prefs: { lang: 'en', n: [1] },
    })
    await change({ dark: true })
    expect((await client.call('GET', '/v1/account/prefs')).body).toEqual({ dark: true })
    const message = 'Invalid `prefs` param: Value must be a valid object.'
    for (const prefs of ['{"a":"b"}', [1], null, { long: 'x'.repeat(65_525) }]) {
      expect((await change(prefs)).body).toMatchObject({ code: 400, message })
    }
    expect((await change({ long: 'x'.repeat(65_524) })).status).toBe(200)
    expect((await change([])).body).toMatchObject({ prefs: {} })
    expect((await backend.client().call('GET', '/v1/account/prefs')).body).toEqual(guestRefusal)
  })

  it('the activity is listed newest first, with browser and address, by limit and offset', async () => {
    await logIn(ann.email, 'wrong horse')
    const all = ['password.failed', 'session.create', 'user.create']
    expect(await events()).toEqual([3, all])
    const limit = encodeURIComponent('{"method":"limit","values":[1]}')
    const offset = encodeURIComponent('{"method":"offset","values":[2]}')
    expect(await events(`?queries[0]=${limit}&queries[1]=${offset}`)).toEqual([3, ['user.create']])
    expect(await events('?total=0')).toEqual([0, all])
    const { body } = await client.call('GET', '/v1/account/logs')
    expect((body as { logs: unknown[] }).logs[0]).toMatchObject({
      userId: 'ann',
      userEmail: ann.email,
      userName: 'Ann',
      mode: 'default',
      ip: '127.0.0.1',
      time: '2026-01-02T03:30:00.000+00:00',
      countryCode: '--',
    })
    for (const query of [
      '{"method":"equal","attribute":"event","values":["user.create"]}',
      '{"method":"orderDesc","attribute":"$id"}',
      '{"method":"limit","values":[1e300]}',
    ]) {
      const path = `/v1/account/logs?queries[0]=${encodeURIComponent(query)}`
      const refused = { code: 400, type: 'general_argument_invalid' }
      expect((await client.call('GET', path)).body).toMatchObject(refused)
    }
    expect((await backend.client().call('GET', '/v1/account/logs')).body).toEqual(guestRefusal)
  })

  it('the password is changed with the older one; every other session ends and a mail says so', async () => {
    const change = (body: object) => client.call('PATCH', '/v1/account/password', body)
    const other = await loggedIn(backend)
    const url = 'http://localhost/reset'
    await backend.client().call('POST', '/v1/account/recovery', { email: ann.email, url })
    const secret = await backend.secretTo(ann.email)
    const refused = { code: 401, type: 'user_invalid_credentials' }
    expect((await change({ password: fresh, oldPassword: 'wrong horse' })).body).toMatchObject(
      refused,
    )
    expect((await change({ password: fresh })).body).toMatchObject(refused)
    expect((await change({ password: fresh, oldPassword: '1234567' })).body).toMatchObject({
      message: 'Invalid `oldPassword` param: Password must be between 8 and 256 characters long.',
    })
    expect((await change({ password: fresh, oldPassword: ann.password })).status).toBe(200)
    expect((await client.call('GET', '/v1/account')).status).toBe(200)
    expect((await other.call('GET', '/v1/account')).status).toBe(401)
    expect((await logIn(ann.email, ann.password)).status).toBe(401)
    expect((await logIn(ann.email, fresh)).status).toBe(201)
    expect(await backend.mail(ann.email)).toMatchObject({
      kind: 'passwordChanged',
      subject: '你的新源科技密码已更换',
      link: null,
    })
    const reset = { userId: 'ann', secret, password: 'yet another horse 3' }
    expect((await backend.client().call('PUT', '/v1/account/recovery', reset)).status).toBe(401)
  })

  it('a password is set without an older one where there is none', async () => {
    const guest = backend.client()
    const email = 'code@example.com'
    await guest.call('POST', '/v1/account/tokens/email', { userId: 'code', email })
    const secret = (await backend.mail(email)).code
    await guest.call('POST', '/v1/account/sessions/token', { userId: 'code', secret })
    const { status } = await guest.call('PATCH', '/v1/account/password', { password: fresh })
    expect([status, (await logIn(email, fresh)).status]).toEqual([200, 201])
  })

  it('the address is changed with the password, has to be verified again, and frees the older one', async () => {
    const change = (email: string, password = ann.password) =>
      client.call('PATCH', '/v1/account/email', { email, password })
    await signUp(ben)
    const taken = { code: 409, type: 'user_target_already_exists' }
    expect((await change(ben.email)).body).toMatchObject(taken)
    expect((await change(ann.email)).body).toMatchObject(taken)
    expect((await change('new@example.com', 'wrong horse')).body).toMatchObject({
      code: 401,
      type: 'user_invalid_credentials',
    })
    expect((await change('ANN.new@example.com')).body).toMatchObject({
      email: 'ann.new@example.com',
      emailVerification: false,
    })
    // To the older address; the name of an account whose address was never proved is anybody's.
    const { kind, text } = await backend.mail(ann.email)
    expect([kind, text.includes('Ann')]).toEqual(['addressChanged', false])
    expect((await logIn('ann.new@example.com', ann.password)).status).toBe(201)
    expect((await signUp({ ...ann, userId: 'other' })).status).toBe(201)
  })

  it('closing the account blocks it and ends the session of the browser', async () => {
    const cookie = client.cookie()
    const answer = await client.call('PATCH', '/v1/account/status')
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ status: false })])
    expect((await backend.mail(ann.email)).kind).toBe('closed')
    expect(answer.cookies[0]).toMatch(/^a_session_website_\d+=deleted;/)
    client.setCookie(cookie)
    const blocked = { code: 401, type: 'user_blocked' }
    expect((await client.call('GET', '/v1/account')).body).toMatchObject(blocked)
    expect((await logIn(ann.email, ann.password)).body).toMatchObject(blocked)
  })
})
