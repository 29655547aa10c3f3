import { beforeEach, expect, it } from 'vitest'
import {
  ben,
  startTestBackend,
  loggedIn,
  type TestClient,
  type TestBackend,
} from '#tests/backend/support/client.ts'
import { documentsOf, rowsSchema } from '#tests/backend/rows/schema.ts'

/** Rows of Appwrite's own end-to-end tests: who may do what with a document. */

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend({ schema: rowsSchema })
  return () => backend.server.close()
})

const create = (client: TestClient, collection: string, documentId: string, rest: object = {}) =>
  client.call('POST', documentsOf(collection), { documentId, data: { title: documentId }, ...rest })
const brief = async (answer: ReturnType<TestClient['call']>) => {
  const { status, body } = await answer
  const { type, total, documents } = body as {
    type?: string
    total?: number
    documents?: { $id: string }[]
  }
  return [status, type ?? total, documents?.map(({ $id }) => $id)]
}

it('D19 with document security another user finds what they may read, and nothing else', async () => {
  const maker = await loggedIn(backend)
  const other = await loggedIn(backend, ben)
  await create(maker, 'films', 'private')
  await create(maker, 'films', 'shared', { permissions: ['read("users")'] })
  expect(await brief(other.call('GET', documentsOf('films')))).toEqual([200, 1, ['shared']])
  expect((await other.call('GET', documentsOf('films', 'shared'))).status).toBe(200)
  expect(await brief(other.call('GET', documentsOf('films', 'private')))).toEqual([
    404,
    'document_not_found',
    undefined,
  ])
})

it('D20 without document security a document’s own permissions open nothing', async () => {
  const maker = await loggedIn(backend)
  const other = await loggedIn(backend, ben)
  await create(maker, 'closed', 'one', { permissions: ['read("users")'] })
  expect(await brief(other.call('GET', documentsOf('closed')))).toEqual([
    401,
    'user_unauthorized',
    undefined,
  ])
  expect(await brief(other.call('GET', documentsOf('closed', 'one')))).toEqual([
    404,
    'document_not_found',
    undefined,
  ])
})

it.each([
  ['open', [201, 200, 204]],
  ['nobody', [401, 401, 401]],
])('D21 a guest writes, changes and removes in "%s": %j', async (collection, expected) => {
  const key = { 'x-appwrite-key': backend.server.backend?.services.keys.apiKey ?? '' }
  const body = { documentId: 'there', data: { title: 'there' } }
  await backend.client().call('POST', documentsOf(collection), body, key)
  const guest = backend.client()
  const there = documentsOf(collection, 'there')
  const answers = [
    await create(guest, collection, 'new'),
    await guest.call('PATCH', there, { data: { title: 'changed' } }),
    await guest.call('DELETE', there),
  ]
  expect(answers.map(({ status }) => status)).toEqual(expected)
})

it('D22 a guest may give everybody the right to read', async () => {
  const permissions = ['read("any")']
  const { status, body } = await create(backend.client(), 'films', 'one', { permissions })
  expect([status, body]).toEqual([201, expect.objectContaining({ $permissions: permissions })])
  expect((await backend.client().call('GET', documentsOf('films', 'one'))).status).toBe(200)
})
