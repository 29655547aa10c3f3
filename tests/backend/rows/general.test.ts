import { afterEach, expect, it } from 'vitest'
import {
  loggedIn,
  startTestBackend,
  refusal,
  type TestBackend,
} from '#tests/backend/support/client.ts'

/** Rows of Appwrite's own end-to-end tests: ping, cross-origin headers, rate limits. */

let backend: TestBackend | undefined
const open = async (rateLimits = false) => (backend = await startTestBackend({ rateLimits }))
afterEach(() => backend?.server.close())

it('G01 ping answers everybody of the project, and 404 for another project', async () => {
  const here = await open()
  const key = { 'x-appwrite-key': here.server.backend?.services.keys.apiKey ?? '' }
  const ping = async (client = here.client(), headers = {}) => {
    const { status, body } = await client.call('GET', '/v1/ping', undefined, headers)
    return [status, body]
  }
  expect(await ping()).toEqual([200, 'Pong!'])
  expect(await ping(await loggedIn(here))).toEqual([200, 'Pong!'])
  expect(await ping(here.client(), key)).toEqual([200, 'Pong!'])
  expect(await ping(here.client(), { 'x-appwrite-project': 'other' })).toEqual([
    404,
    expect.objectContaining({ type: 'project_not_found' }),
  ])
})

it('G02 a preflight lets the site send what the SDK sends, with its cookies', async () => {
  const { server } = await open()
  const headers = { origin: 'http://localhost', 'access-control-request-method': 'POST' }
  const answer = await fetch(`${server.url}/v1/account`, { method: 'OPTIONS', headers })
  const header = (name: string) => answer.headers.get(`access-control-${name}`)
  expect([answer.status, header('allow-origin'), header('allow-credentials')]).toEqual([
    204,
    'http://localhost',
    'true',
  ])
  const allowed = header('allow-headers')?.split(/,\s*/)
  expect(allowed).toEqual(
    expect.arrayContaining([
      ...['X-Appwrite-Project', 'X-Appwrite-Key', 'X-Appwrite-Locale', 'X-Appwrite-JWT'],
      ...['X-Appwrite-Response-Format', 'X-SDK-Version', 'X-SDK-Name', 'X-SDK-Language'],
      ...['X-SDK-Platform', 'X-Fallback-Cookies', 'Content-Range'],
    ]),
  )
  // More is exposed than the service does (known difference D2).
  expect(header('expose-headers')?.split(/,\s*/)).toEqual(
    expect.arrayContaining(['X-Appwrite-Session', 'X-Fallback-Cookies']),
  )
})

it.each([
  ['http://evil.example', 'http://localhost'],
  ['https://evil.example', 'https://localhost'],
])('G03 %s is told %s, and its writes are 403', async (origin, allowed) => {
  const { client } = await open()
  const read = await client().call('GET', '/v1/ping', undefined, { origin })
  expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, allowed])
  const write = await client().call('POST', '/v1/account', {}, { origin })
  expect(write.body).toMatchObject({ code: 403, type: 'general_unknown_origin' })
  expect(write.headers.get('access-control-allow-origin')).toBe(allowed)
})

it.each([
  ['made', 'POST', 120],
  ['changed', 'PATCH', 120],
  ['removed', 'DELETE', 60],
])('G04 documents can be %s (%s) %d times a minute', async (_, method, calls) => {
  const { client } = await open(true)
  const path = '/v1/databases/website/collections/contacts/documents'
  const body = method === 'DELETE' ? undefined : { data: { firstName: 'A' } }
  const call = () => client().call(method, method === 'POST' ? path : `${path}/one`, body)
  for (let n = 0; n < calls; n += 1) expect((await call()).status).not.toBe(429)
  expect((await call()).body).toEqual(
    refusal(
      429,
      'general_rate_limit_exceeded',
      'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
    ),
  )
})
