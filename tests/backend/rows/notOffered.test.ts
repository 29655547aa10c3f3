import { beforeAll, expect, it } from 'vitest'
import { startTestBackend, refusal, type TestBackend } from '#tests/backend/support/client.ts'

/**
 * Rows of Appwrite's own end-to-end tests whose calls the site never makes. The embedded backend
 * answers them 501 and names the call, so that nobody takes "not rehearsed here" for "wrong".
 */

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
  return () => backend.server.close()
})

const transaction = '/databases/transactions/:transactionId'

/** Row, method, path, the SDK's name. */
const rows = [
  // A verification mail for an anonymous session: there is no such session.
  ['A32', 'POST', '/account/sessions/anonymous', 'Account.createAnonymousSession'],
  ['A46', 'POST', '/account/tokens/magic-url', 'Account.createMagicURLToken'],
  ['A46', 'PUT', '/account/sessions/magic-url', 'Account.updateMagicURLSession'],
  ['A47', 'POST', '/account/sessions/anonymous', 'Account.createAnonymousSession'],
  ['A49', 'POST', '/account/jwts', 'Account.createJWT'],
  ['A52', 'POST', '/account/tokens/phone', 'Account.createPhoneToken'],
  ['A53', 'POST', '/account/verifications/phone', 'Account.createPhoneVerification'],
  ['A54', 'POST', '/account/targets/push', 'Account.createPushTarget'],
  ['A54', 'PUT', '/account/targets/:targetId/push', 'Account.updatePushTarget'],
  ['T01', 'POST', '/databases/transactions', 'Databases.createTransaction'],
  ['T02', 'POST', `${transaction}/operations`, 'Databases.createOperations'],
  ['T04', 'PATCH', transaction, 'Databases.updateTransaction'],
  ['R01', 'GET', '/realtime', 'Client.subscribe'],
] as const

it.each(rows)('%s %s %s answers 501 and names %s', async (_, method, path, name) => {
  const address = `/v1${path.replaceAll(/:\w+/g, 'x')}`
  const answer = await backend.client().call(method, address, method === 'GET' ? undefined : {})
  const sentence = `The embedded backend does not offer ${method} ${path} (${name}). A deployed Appwrite does.`
  expect([answer.status, answer.body]).toEqual([
    501,
    refusal(501, 'general_not_implemented', sentence),
  ])
})
