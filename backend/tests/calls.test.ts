import { beforeAll, expect, it } from 'vitest'
import { routes } from '#backend/app.ts'
import { knownCalls } from '#backend/contract/calls.ts'
import {
  ann,
  loggedIn,
  refusal,
  startSharedBackend,
  startTestBackend,
  type TestBackend,
} from '#backend/tests/support/client.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startSharedBackend()
  return () => backend.server.close()
})

const isOffered = ({ method, path }: (typeof knownCalls)[number]) =>
  routes.some((route) => route.method === method && route.paths.includes(path))

/** The calls that the site makes (spec §7) and what its tests need besides. */
const offered = `
GET /account
POST /account
PATCH /account/email
GET /account/logs
PATCH /account/mfa
POST /account/mfa/authenticators/:type
PUT /account/mfa/authenticators/:type
DELETE /account/mfa/authenticators/:type
POST /account/mfa/challenge
PUT /account/mfa/challenge
POST /account/mfa/challenges
PUT /account/mfa/challenges
GET /account/mfa/factors
GET /account/mfa/recovery-codes
POST /account/mfa/recovery-codes
PATCH /account/mfa/recovery-codes
PATCH /account/name
PATCH /account/password
GET /account/prefs
PATCH /account/prefs
POST /account/recovery
PUT /account/recovery
GET /account/sessions
DELETE /account/sessions
POST /account/sessions/email
POST /account/sessions/token
GET /account/sessions/:sessionId
DELETE /account/sessions/:sessionId
PATCH /account/status
POST /account/tokens/email
POST /account/verifications/email
PUT /account/verifications/email
GET /databases/:databaseId/collections/:collectionId/documents
POST /databases/:databaseId/collections/:collectionId/documents
GET /databases/:databaseId/collections/:collectionId/documents/:documentId
PUT /databases/:databaseId/collections/:collectionId/documents/:documentId
PATCH /databases/:databaseId/collections/:collectionId/documents/:documentId
DELETE /databases/:databaseId/collections/:collectionId/documents/:documentId
PATCH /databases/:databaseId/collections/:collectionId/documents/:documentId/:attribute/decrement
PATCH /databases/:databaseId/collections/:collectionId/documents/:documentId/:attribute/increment
GET /ping
`

it('the known calls that are offered', () => {
  const found = knownCalls.filter(isOffered).map(({ method, path }) => `${method} ${path}`)
  expect(found).toEqual(offered.trim().split('\n'))
})

it.each(knownCalls.filter((call) => !isOffered(call)))(
  '$method $path answers 501 and names itself',
  async ({ method, path, name }) => {
    const answer = await backend
      .client()
      .call(method, `/v1${path.replaceAll(/:\w+|\*/g, 'x')}`, method === 'GET' ? undefined : {})
    expect([answer.status, answer.body]).toEqual([
      501,
      refusal(
        501,
        'general_not_implemented',
        `The embedded backend does not offer ${method} ${path} (${name}). A deployed Appwrite does.`,
      ),
    ])
  },
)

it('an address that no call has is not found', async () => {
  const answer = await backend.client().call('GET', '/v1/nope')
  expect([answer.status, answer.body, answer.headers.get('cache-control')]).toEqual([
    404,
    refusal(
      404,
      'general_route_not_found',
      'Route not found. Please ensure the endpoint is configured correctly and that the API route is valid for this SDK version. Refer to the API docs for more details.',
    ),
    'no-cache, no-store, must-revalidate',
  ])
})

it('ping, version and locale are open to everybody', async () => {
  const client = backend.client()
  const answers = await Promise.all(
    ['/v1/ping', '/v1/health/version', '/v1/locale'].map((path) => client.call('GET', path)),
  )
  expect(answers.map(({ body }) => body)).toEqual([
    'Pong!',
    { version: '1.8.1' },
    {
      ip: '127.0.0.1',
      countryCode: '--',
      country: 'Unknown',
      continentCode: '--',
      continent: 'Unknown',
      eu: false,
      currency: '',
    },
  ])
})

it('the version is told without a project as well', async () => {
  const answer = await fetch(`${backend.server.url}/v1/health/version`)
  expect([answer.status, await answer.json()]).toEqual([200, { version: '1.8.1' }])
})

it('an unexpected error is a 500 that says nothing of it, and its place is in the log', async () => {
  let broken = false
  const failing = await startTestBackend({
    now: () => {
      if (broken) throw new TypeError('a secret')
      return 0
    },
  })
  const client = await loggedIn(failing)
  broken = true
  const answer = await client.call('GET', '/v1/account')
  expect([answer.status, answer.body]).toEqual([
    500,
    refusal(500, 'general_unknown', 'Server Error'),
  ])
  expect(failing.lines.at(-1)).toMatch(/ GET \/v1\/account 500 \d+ ms from [\d./]+ \(TypeError/)
})

it('calls of the server key tell everybody else which right is missing', async () => {
  const path = '/v1/databases/website/collections/contacts'
  const missing = (who: string, scope: string) =>
    refusal(401, 'general_unauthorized_scope', `${who} missing scopes (["${scope}"])`)
  const guest = await backend.client().call('GET', path)
  expect(guest.body).toEqual(missing('User (role: guests)', 'collections.read'))
  const user = await (await loggedIn(backend)).call('GET', path)
  expect(user.body).toEqual(missing(`${ann.email} (role: users)`, 'collections.read'))
  const key = { 'x-appwrite-key': backend.server.backend?.services.keys.apiKey ?? '' }
  const server = await backend.client().call('GET', '/v1/account', undefined, key)
  const { hostname } = new URL(backend.server.url)
  expect(server.body).toEqual(
    missing(`app.website@service.${hostname} (role: applications)`, 'account'),
  )
})
