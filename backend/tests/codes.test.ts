import { beforeEach, describe, expect, it } from 'vitest'
import {
  ann,
  startTestBackend,
  loggedIn,
  refusal,
  type TestClient,
  type TestBackend,
} from '#backend/tests/support/client.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

const minute = 60_000
const invalidToken = refusal(401, 'user_invalid_token', 'Invalid token passed in the request.')

const ask = (body: object = {}) =>
  backend
    .client()
    .call('POST', '/v1/account/tokens/email', { userId: 'ann', email: ann.email, ...body })

const codeOf = async () => (await backend.mail(ann.email)).code ?? ''

const enter = (secret: unknown, client: TestClient = backend.client()) =>
  client.call('POST', '/v1/account/sessions/token', { userId: 'ann', secret })

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('asking for a code', () => {
  it('mails six digits and shows nothing of them', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    const answer = await ask()
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        $id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
        $createdAt: '2026-01-02T03:30:00.000+00:00',
        userId: 'ann',
        secret: '',
        expire: '2026-01-02T03:45:00.000+00:00',
        phrase: '',
      },
    ])
    const mail = await backend.mail(ann.email)
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.text).toContain(mail.code)
  })

  it('A43 answers with the id of the account that has the address, whatever id was sent', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    expect((await ask({ userId: 'ignored' })).body).toMatchObject({ userId: 'ann' })
  })

  it('A40 makes an account for an address that nobody has', async () => {
    await ask()
    const client = backend.client()
    await enter(await codeOf(), client)
    expect((await client.call('GET', '/v1/account')).body).toMatchObject({
      $id: 'ann',
      name: '',
      passwordUpdate: '',
      emailVerification: true,
    })
  })

  it('is refused for a new address under an id that is taken', async () => {
    await backend.client().call('POST', '/v1/account', ann)
    expect((await ask({ email: 'new@example.com' })).body).toMatchObject({
      code: 409,
      type: 'user_already_exists',
    })
  })

  it('A43 shows and mails the same phrase when asked to', async () => {
    const { phrase } = (await ask({ phrase: true })).body as { phrase: string }
    expect(phrase).toMatch(/^[A-Z][a-z]+ [a-z]+$/)
    expect((await backend.mail(ann.email)).text).toContain(phrase)
  })

  it.each([
    ['A44 a bad address', { email: 'no-address' }],
    ['A44 an id with "$"', { userId: '$new' }],
    ['A44 no address', { email: undefined }],
  ])('%s is refused as an argument', async (_, body) => {
    expect((await ask(body)).body).toMatchObject({ code: 400, type: 'general_argument_invalid' })
  })
})

describe('entering a code', () => {
  it('A41 and A42 logs in, verifies the address, keeps the password, works once', async () => {
    const client = backend.client()
    await client.call('POST', '/v1/account', ann)
    await ask()
    const code = await codeOf()
    const answer = await enter(code, client)
    expect(answer.body).toMatchObject({ provider: 'token', providerUid: '', factors: ['email'] })
    expect((await client.call('GET', '/v1/account')).body).toMatchObject({
      emailVerification: true,
    })
    expect((await enter(code)).body).toEqual(invalidToken)
    const { email, password } = ann
    const byPassword = await backend
      .client()
      .call('POST', '/v1/account/sessions/email', { email, password })
    expect(byPassword.status).toBe(201)
  })

  it('is refused with a session, and does not spend the code', async () => {
    const client = await loggedIn(backend)
    await ask()
    const code = await codeOf()
    expect((await enter(code, client)).body).toMatchObject({ type: 'user_session_already_exists' })
    expect((await enter(code)).status).toBe(201)
  })

  it('A45 refuses wrong codes, numbers and unknown users', async () => {
    await ask()
    const code = await codeOf()
    expect((await enter(code.replace(/(..)/g, '$1 '))).body).toEqual(invalidToken)
    expect((await enter(wrong(code))).body).toEqual(invalidToken)
    expect((await enter(Number(code))).body).toMatchObject({
      code: 400,
      type: 'general_argument_invalid',
    })
    const body = { userId: 'nobody', secret: code }
    const unknown = await backend.client().call('POST', '/v1/account/sessions/token', body)
    expect(unknown.body).toEqual(invalidToken)
  })

  it('works until 15 minutes have passed', async () => {
    await ask()
    const code = await codeOf()
    backend.advance(15 * minute)
    expect((await enter(code)).body).toEqual(invalidToken)
  })

  it('stays valid after four wrong codes and is invalid after the fifth', async () => {
    await ask()
    const first = await codeOf()
    for (let n = 0; n < 4; n += 1) await enter(wrong(first))
    expect((await enter(first)).status).toBe(201)
    await ask()
    const second = await codeOf()
    for (let n = 0; n < 5; n += 1) await enter(wrong(second))
    expect((await enter(second)).body).toEqual(invalidToken)
  })

  it('takes only the newest code', async () => {
    await ask()
    const first = await codeOf()
    await ask()
    const second = await codeOf()
    if (first !== second) expect((await enter(first)).body).toEqual(invalidToken)
    expect((await enter(second)).status).toBe(201)
  })

  it('does not let a blocked user in', async () => {
    await ask()
    const code = await codeOf()
    backend.server.backend?.services.users.setStatus('ann', false, 0)
    expect((await enter(code)).body).toMatchObject({ code: 401, type: 'user_blocked' })
  })
})
