import { beforeAll, expect, it } from 'vitest'
import { routes } from '#backend/app.ts'
import { knownCalls } from '#backend/contract/calls.ts'
import {
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

it('the version is told without a project', async () => {
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
