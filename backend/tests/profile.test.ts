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

/** Rows of Appwrite's own end-to-end tests: changes of the user's account, and its activity. */

let backend: TestBackend
let client: TestClient
beforeEach(async () => {
  backend = await startTestBackend()
  client = await loggedIn(backend)
})

const invalidCredentials = refusal(
  401,
  'user_invalid_credentials',
  'Invalid credentials. Please check the email and password.',
)
const fresh = 'brand new horse 2'
const logIn = (email: string, password: string) =>
  backend.client().call('POST', '/v1/account/sessions/email', { email, password })
const events = async (query = '') => {
  const { body } = await client.call('GET', `/v1/account/logs${query}`)
  const { total, logs } = body as { total: number; logs: { event: string }[] }
  return [total, logs.map(({ event }) => event)]
}

describe('the activity', () => {
  it('A20 is listed newest first, with browser and address, by limit and offset', async () => {
    await client.call('DELETE', '/v1/account/sessions/current')
    await client.call('POST', '/v1/account/sessions/email', {
      email: ann.email,
      password: ann.password,
    })
    const all = ['session.create', 'session.delete', 'session.create', 'user.create']
    expect(await events()).toEqual([4, all])
    const limit = encodeURIComponent('{"method":"limit","values":[1]}')
    const offset = encodeURIComponent('{"method":"offset","values":[3]}')
    expect(await events(`?queries[0]=${limit}&queries[1]=${offset}`)).toEqual([4, ['user.create']])
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
  })

  it('A21 is listed without a total when none is asked for', async () => {
    expect(await events('?total=0')).toEqual([0, ['session.create', 'user.create']])
  })

  it.each([
    '{"method":"equal","attribute":"event","values":["user.create"]}',
    '{"method":"orderDesc","attribute":"$id"}',
    '{"method":"limit","values":[1e300]}',
  ])('takes no other query: %s', async (query) => {
    const path = `/v1/account/logs?queries[0]=${encodeURIComponent(query)}`
    const { body } = await client.call('GET', path)
    expect(body).toMatchObject({ code: 400, type: 'general_argument_invalid' })
  })

  it('shows wrong passwords, and needs a session', async () => {
    await logIn(ann.email, 'wrong horse')
    expect(await events()).toEqual([3, ['password.failed', 'session.create', 'user.create']])
    expect((await backend.client().call('GET', '/v1/account/logs')).body).toEqual(guestRefusal)
  })
})

it('A22 the name is changed, and refused when it is missing, empty or too long', async () => {
  const change = (body: object, who = client) => who.call('PATCH', '/v1/account/name', body)
  const answer = await change({ name: '  Zoë 王 😀 ' })
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ name: '  Zoë 王 😀 ' }),
  ])
  for (const body of [{}, { name: '' }, { name: 'x'.repeat(129) }]) {
    expect((await change(body)).body).toMatchObject({ code: 400, type: 'general_argument_invalid' })
  }
  expect((await change({ name: 'X' }, backend.client())).body).toEqual(guestRefusal)
})

describe('the password', () => {
  const change = (body: object) => client.call('PATCH', '/v1/account/password', body)

  it('A23 is changed with the older one; every other session ends and a mail says so', async () => {
    const other = await loggedIn(backend)
    const url = 'http://localhost/reset'
    await backend.client().call('POST', '/v1/account/recovery', { email: ann.email, url })
    const link = new URL((await backend.mail(ann.email)).link ?? '')
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
    const secret = link.searchParams.get('secret')
    const reset = { userId: 'ann', secret, password: 'yet another horse 3' }
    expect((await backend.client().call('PUT', '/v1/account/recovery', reset)).status).toBe(401)
  })

  it('A24 stays when the older one is wrong or missing', async () => {
    expect((await change({ password: fresh, oldPassword: 'wrong horse' })).body).toEqual(
      invalidCredentials,
    )
    expect((await change({ password: fresh })).body).toEqual(invalidCredentials)
    expect((await change({ password: fresh, oldPassword: '1234567' })).body).toMatchObject({
      message: 'Invalid `oldPassword` param: Password must be between 8 and 256 characters long.',
    })
    expect((await logIn(ann.email, ann.password)).status).toBe(201)
  })

  it('A25 is set without an older one where there is none', async () => {
    const guest = backend.client()
    const email = 'code@example.com'
    await guest.call('POST', '/v1/account/tokens/email', { userId: 'code', email })
    const secret = (await backend.mail(email)).code
    await guest.call('POST', '/v1/account/sessions/token', { userId: 'code', secret })
    expect((await guest.call('PATCH', '/v1/account/password', { password: fresh })).status).toBe(
      200,
    )
    expect((await logIn(email, fresh)).status).toBe(201)
  })
})

describe('the address', () => {
  const change = (email: string, password = ann.password) =>
    client.call('PATCH', '/v1/account/email', { email, password })

  it('A26 is changed with the password, has to be verified again, and frees the older one', async () => {
    const answer = await change('ANN.new@example.com')
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ email: 'ann.new@example.com', emailVerification: false }),
    ])
    expect((await logIn('ann.new@example.com', ann.password)).status).toBe(201)
    const again = { ...ann, userId: 'other' }
    expect((await backend.client().call('POST', '/v1/account', again)).status).toBe(201)
  })

  it('A27 is refused when another account has it, or when the password is wrong', async () => {
    await backend.client().call('POST', '/v1/account', ben)
    const taken = refusal(
      409,
      'user_target_already_exists',
      'A target with the same ID already exists.',
    )
    expect((await change(ben.email)).body).toEqual(taken)
    expect((await change(ann.email)).body).toEqual(taken)
    expect((await change('new@example.com', 'wrong horse')).body).toEqual(invalidCredentials)
  })
})

it('A51 closing the account blocks it and ends the session of the browser', async () => {
  const cookie = client.cookie()
  const answer = await client.call('PATCH', '/v1/account/status')
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ status: false })])
  expect(answer.cookies[0]).toContain('a_session_website=deleted')
  client.setCookie(cookie)
  const blocked = { code: 401, type: 'user_blocked' }
  expect((await client.call('GET', '/v1/account')).body).toMatchObject(blocked)
  expect((await logIn(ann.email, ann.password)).body).toMatchObject(blocked)
})
