import { beforeEach, expect, it } from 'vitest'
import { ann, startTestBackend, type TestBackend } from '#tests/backend/support/client.ts'
import { answerChallenge, enrolled, step } from '#tests/backend/support/factors.ts'

/** Rows of Appwrite's own end-to-end tests about the second factor. */

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
  return () => backend.server.close()
})

const totp = '/v1/account/mfa/authenticators/totp'

const logIn = async () => {
  const client = backend.client()
  const { email, password } = ann
  const { body } = await client.call('POST', '/v1/account/sessions/email', { email, password })
  return { client, body }
}

it('A55 a log-in by password asks for the code of the app', async () => {
  const { code } = await enrolled(backend)
  const { client, body } = await logIn()
  expect(body).toMatchObject({ factors: ['password'] })
  expect((await client.call('GET', '/v1/account')).body).toMatchObject({
    code: 401,
    type: 'user_more_factors_required',
  })
  backend.advance(step)
  expect((await answerChallenge(client, 'totp', code())).status).toBe(200)
  expect((await client.call('GET', '/v1/account')).status).toBe(200)
})

it('A56 an authenticator is verified once, and removed once after a challenge', async () => {
  const { client, code } = await enrolled(backend)
  const types: unknown[] = []
  const note = ({ body }: { readonly body: unknown }) =>
    types.push((body as { type?: unknown } | null)?.type)
  note(await answerChallenge(client, 'totp', '000000'))
  note(await client.call('POST', totp))
  note(await client.call('DELETE', totp))
  backend.advance(step)
  await answerChallenge(client, 'totp', code())
  expect((await client.call('DELETE', totp)).status).toBe(204)
  note(await client.call('DELETE', totp))
  expect(types).toEqual([
    'user_invalid_token',
    'user_authenticator_already_verified',
    'user_challenge_required',
    'user_authenticator_not_found',
  ])
})

it('A57 a recovery code answers one challenge', async () => {
  const { client } = await enrolled(backend)
  const { body } = await client.call('POST', '/v1/account/mfa/recovery-codes')
  const [code] = (body as { recoveryCodes: string[] }).recoveryCodes
  const { client: other } = await logIn()
  expect((await answerChallenge(other, 'recoverycode', code)).status).toBe(200)
  expect((await answerChallenge(other, 'recoverycode', code)).status).toBe(401)
})
