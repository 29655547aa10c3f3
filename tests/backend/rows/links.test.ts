import { beforeEach, expect, it } from 'vitest'
import {
  ann,
  startTestBackend,
  loggedIn,
  type TestClient,
  type TestBackend,
} from '#tests/backend/support/client.ts'

/** Rows of Appwrite's own end-to-end tests: mailed links for verification and a new password. */

let backend: TestBackend
let client: TestClient
beforeEach(async () => {
  backend = await startTestBackend()
  client = await loggedIn(backend)
  return () => backend.server.close()
})

const verification = '/v1/account/verifications/email'
const recovery = '/v1/account/recovery'
const url = 'http://localhost:3000/page'
const fresh = 'brand new horse 2'
const hour = '2026-01-02T04:30:00.000+00:00'

const askVerification = (target = url) => client.call('POST', verification, { url: target })
const askRecovery = (email: string = ann.email) =>
  backend.client().call('POST', recovery, { email, url })
const linkParts = async () => {
  const { searchParams } = new URL((await backend.mail(ann.email)).link ?? '')
  return Object.fromEntries(searchParams) as Record<'userId' | 'secret' | 'expire', string>
}

it.each([
  ['A28 asking for a verification mail', askVerification],
  ['A36 asking for a recovery mail', () => askRecovery()],
])('%s is 201; only the mail has the secret', async (_, ask) => {
  const { status, body } = await ask()
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ userId: 'ann', secret: '', expire: hour }),
  ])
  expect(await linkParts()).toEqual({
    userId: 'ann',
    secret: expect.stringMatching(/^[0-9a-f]{256}$/) as string,
    expire: hour,
  })
})

it.each([
  ['A29 an address without a scheme', 'localhost/page'],
  ['A29 a host that is no platform', 'https://evil.example/page'],
])('%s as the page is 400', async (_, target) => {
  expect((await askVerification(target)).body).toMatchObject({
    code: 400,
    type: 'general_argument_invalid',
  })
})

it.each([
  ['with a session', () => client],
  ['without a session', () => backend.client()],
])('A30 the mailed secret verifies the address, %s', async (_, caller) => {
  await askVerification()
  const { userId, secret } = await linkParts()
  expect((await caller().call('PUT', verification, { userId, secret })).status).toBe(200)
  expect((await client.call('GET', '/v1/account')).body).toMatchObject({ emailVerification: true })
})

it.each([
  ['A31 an unknown user at verification', verification, 'nobody', 404, 'user_not_found'],
  ['A31 a wrong secret at verification', verification, 'ann', 401, 'user_invalid_token'],
  ['A39 an unknown user at recovery', recovery, 'nobody', 404, 'user_not_found'],
  ['A39 a wrong secret at recovery', recovery, 'ann', 401, 'user_invalid_token'],
])('%s is refused', async (_, path, userId, code, type) => {
  const body = { userId, secret: 'wrong', password: fresh }
  expect((await backend.client().call('PUT', path, body)).body).toMatchObject({ code, type })
})

it('A37 recovery of an unknown address answers like any other (known difference D5)', async () => {
  const known = await askRecovery()
  const unknown = await askRecovery('nobody@example.com')
  const shape = { secret: '', expire: hour, phrase: '' }
  for (const { status, body } of [known, unknown]) {
    expect([status, body]).toEqual([201, expect.objectContaining(shape)])
  }
})

it('A38 recovery sets the password and verifies the address, once', async () => {
  await askRecovery()
  const { userId, secret } = await linkParts()
  const use = () => backend.client().call('PUT', recovery, { userId, secret, password: fresh })
  expect((await use()).status).toBe(200)
  const credentials = { email: ann.email, password: fresh }
  const again = backend.client()
  const logIn = await again.call('POST', '/v1/account/sessions/email', credentials)
  expect(logIn.status).toBe(201)
  expect((await again.call('GET', '/v1/account')).body).toMatchObject({ emailVerification: true })
  expect((await use()).body).toMatchObject({ code: 401, type: 'user_invalid_token' })
})
