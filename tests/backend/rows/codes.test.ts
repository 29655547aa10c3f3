import { beforeEach, expect, it } from 'vitest'
import { ann, startTestBackend, type TestBackend } from '#tests/backend/support/client.ts'

/** Rows of Appwrite's own end-to-end tests: the six-digit code by mail. */

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
  return () => backend.server.close()
})

const ask = (body: object = {}) =>
  backend
    .client()
    .call('POST', '/v1/account/tokens/email', { userId: 'new', email: ann.email, ...body })
const enter = (userId: string, secret: string, client = backend.client()) =>
  client.call('POST', '/v1/account/sessions/token', { userId, secret })
const codeOf = async () => (await backend.mail(ann.email)).code ?? ''
const invalidToken = { code: 401, type: 'user_invalid_token' }

it('A40 asking for a new address is 201; only the mail has the six digits', async () => {
  const { status, body } = await ask()
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      $id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
      userId: 'new',
      secret: '',
      phrase: '',
      expire: '2026-01-02T03:45:00.000+00:00',
    }),
  ])
  expect(await codeOf()).toMatch(/^\d{6}$/)
})

it('A41 and A42 the code starts a session and verifies the address, once', async () => {
  await ask()
  const code = await codeOf()
  const client = backend.client()
  const { status, body, cookies } = await enter('new', code, client)
  expect([status, body]).toEqual([201, expect.objectContaining({ userId: 'new', secret: '' })])
  expect(cookies).toHaveLength(1)
  expect((await client.call('GET', '/v1/account')).body).toMatchObject({ emailVerification: true })
  expect((await enter('new', code)).body).toMatchObject(invalidToken)
})

it('A43 a known address answers with its own user, and the phrase is in the mail', async () => {
  await backend.client().call('POST', '/v1/account', ann)
  const { status, body } = await ask({ userId: 'different', phrase: true })
  const { phrase } = body as { phrase: string }
  expect([status, body]).toEqual([201, expect.objectContaining({ userId: 'ann' })])
  expect(phrase).not.toBe('')
  expect((await backend.mail(ann.email)).text).toContain(phrase)
})

it.each([
  ['a bad address', { email: 'no-address' }],
  ['an id with "$"', { userId: '$new' }],
  ['no address', { email: undefined }],
])('A44 %s is 400', async (_, body) => {
  expect((await ask(body)).body).toMatchObject({ code: 400, type: 'general_argument_invalid' })
})

it.each([
  ['an unknown user', 'nobody'],
  ['a wrong code', 'new'],
])('A45 %s is 401', async (_, userId) => {
  await ask()
  const wrong = (await codeOf()) === '000000' ? '000001' : '000000'
  expect((await enter(userId, wrong)).body).toMatchObject(invalidToken)
})

// The service lets codes be guessed without end and keeps older ones; backend/README.md says why not here.
it('A45 the fifth wrong code kills the right one', async () => {
  await ask()
  const code = await codeOf()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n += 1) await enter('new', wrong)
  expect((await enter('new', code)).body).toMatchObject(invalidToken)
})
