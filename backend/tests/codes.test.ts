import { beforeEach, describe, expect, it } from 'vitest'
import {
  ann,
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

const minute = 60_000
const invalidToken = refusal(401, 'user_invalid_token', 'Invalid token passed in the request.')
const signUp = (client = backend.client()) => client.call('POST', '/v1/account', ann)
const ask = (body: object = {}) =>
  backend
    .client()
    .call('POST', '/v1/account/tokens/email', { userId: 'ann', email: ann.email, ...body })
const asked = async () => {
  await ask()
  return (await backend.mail(ann.email)).code ?? ''
}
const enter = (secret: unknown, client: TestClient = backend.client(), userId = 'ann') =>
  client.call('POST', '/v1/account/sessions/token', { userId, secret })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('asking for a code', () => {
  it('mails six digits, shows nothing of them, and names the account of the address', async () => {
    await signUp()
    const answer = await ask({ userId: 'ignored' })
    expect(answer.body).toMatchObject({
      userId: 'ann',
      secret: '',
      expire: '2026-01-02T03:45:00.000+00:00',
      phrase: '',
    })
    const { code, text, subject } = await backend.mail(ann.email)
    expect(code).toMatch(/^\d{6}$/)
    expect([text.includes(code ?? ''), subject.includes(code ?? '')]).toEqual([true, false])
  })

  it('makes an account for an address that nobody has', async () => {
    const client = backend.client()
    await enter(await asked(), client)
    expect((await client.call('GET', '/v1/account')).body).toMatchObject({
      $id: 'ann',
      name: '',
      passwordUpdate: '',
      emailVerification: true,
    })
  })

  it('shows and mails the same phrase when asked to', async () => {
    const { phrase } = (await ask({ phrase: true })).body as { phrase: string }
    expect(phrase).toMatch(/^[A-Z][a-z]+ [a-z]+$/)
    expect((await backend.mail(ann.email)).text).toContain(phrase)
  })

  it.each([
    ['a new address under an id that is taken', { email: 'new@example.com' }, 409],
    ['a bad address', { email: 'no-address' }, 400],
    ['an id with "$"', { userId: '$new' }, 400],
    ['no address', { email: undefined }, 400],
  ])('is refused for %s', async (_, body, status) => {
    await signUp()
    expect((await ask(body)).status).toBe(status)
  })
})

describe('entering a code', () => {
  it('refuses wrong codes, numbers and unknown users, and with a session, which spends none', async () => {
    const code = await asked()
    const other = await loggedIn(backend, { ...ann, userId: 'b', email: 'b@example.com' })
    expect((await enter(code.replace(/(..)/g, '$1 '))).body).toEqual(invalidToken)
    expect((await enter(wrong(code))).body).toEqual(invalidToken)
    expect((await enter(Number(code))).body).toMatchObject({ code: 400 })
    expect((await enter(code, backend.client(), 'nobody')).body).toEqual(invalidToken)
    expect((await enter(code, other)).body).toMatchObject({ type: 'user_session_already_exists' })
    expect((await enter(code)).status).toBe(201)
  })

  it('works for 15 minutes', async () => {
    const code = await asked()
    backend.advance(15 * minute)
    expect((await enter(code)).body).toEqual(invalidToken)
    const next = await asked()
    backend.advance(15 * minute - 1)
    expect((await enter(next)).status).toBe(201)
  })

  it('stays valid after four wrong codes and is invalid after the fifth', async () => {
    const first = await asked()
    for (let n = 0; n < 4; n += 1) await enter(wrong(first))
    expect((await enter(first)).status).toBe(201)
    const second = await asked()
    for (let n = 0; n < 5; n += 1) await enter(wrong(second))
    expect((await enter(second)).body).toEqual(invalidToken)
  })

  it('does not let a blocked user in', async () => {
    const code = await asked()
    backend.services.users.setStatus('ann', false, 0)
    expect((await enter(code)).body).toMatchObject({ code: 401, type: 'user_blocked' })
  })
})
