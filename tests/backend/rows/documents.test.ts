import { beforeEach, expect, it } from 'vitest'
import {
  startTestBackend,
  loggedIn,
  type TestClient,
  type TestBackend,
} from '#tests/backend/support/client.ts'
import { documentsOf, ownPermissions, rowsSchema } from '#tests/backend/rows/schema.ts'

/** Rows of Appwrite's own end-to-end tests: making, changing and removing a document. */

let backend: TestBackend
let client: TestClient
beforeEach(async () => {
  backend = await startTestBackend({ schema: rowsSchema })
  client = await loggedIn(backend)
  return () => backend.server.close()
})

const all = documentsOf('films')
const one = documentsOf('films', 'one')
const create = (data: object, rest: object = {}, headers = {}) =>
  client.call('POST', all, { documentId: 'one', data, ...rest }, headers)
const film = { title: 'Apple', year: 2000 }

it('D01 a document is 201 with its identifiers, and unset attributes are null', async () => {
  const { status, body } = await create(film, { permissions: ownPermissions })
  expect([status, body]).toEqual([
    201,
    {
      ...film,
      note: null,
      tags: [],
      $id: 'one',
      $sequence: 1,
      $createdAt: '2026-01-02T03:30:00.000+00:00',
      $updatedAt: '2026-01-02T03:30:00.000+00:00',
      $permissions: ownPermissions,
      $databaseId: 'website',
      $collectionId: 'films',
    },
  ])
})

it('D02 a document without a required attribute is 400', async () => {
  expect((await create({ year: 2000 })).body).toMatchObject({
    code: 400,
    type: 'document_invalid_structure',
  })
})

it('D03 without permissions a user gets their own, and the server key none', async () => {
  expect((await create(film)).body).toMatchObject({ $permissions: ownPermissions })
  const key = { 'x-appwrite-key': backend.server.backend?.services.keys.apiKey ?? '' }
  const byKey = await backend
    .client()
    .call('POST', all, { documentId: 'two', data: { title: 'B' } }, key)
  expect([byKey.status, byKey.body]).toEqual([201, expect.objectContaining({ $permissions: [] })])
})

it('D04 the right to write is kept as update and delete', async () => {
  const { status, body } = await create(film, { permissions: ['write("user:ann")'] })
  const $permissions = ['update("user:ann")', 'delete("user:ann")']
  expect([status, body]).toEqual([201, expect.objectContaining({ $permissions })])
})

it('D05 the right to create is no right of a document: 400', async () => {
  expect((await create(film, { permissions: ['create("user:ann")'] })).body).toMatchObject({
    code: 400,
    type: 'general_argument_invalid',
  })
})

it('D10 and D15 a document is read, and 404 once it is removed', async () => {
  await create(film)
  expect((await client.call('GET', one)).status).toBe(200)
  expect((await client.call('DELETE', one)).status).toBe(204)
  expect((await client.call('GET', one)).body).toMatchObject({
    code: 404,
    type: 'document_not_found',
  })
})

it('D11 a change of some attributes keeps the others', async () => {
  await create(film)
  const { status, body } = await client.call('PATCH', one, { data: { title: 'Pear' } })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ title: 'Pear', year: 2000, $permissions: ownPermissions }),
  ])
})

it('D12 the names of the service in a change are ignored', async () => {
  const made = await create(film)
  const data = {
    title: 'Pear',
    $createdAt: '2020-01-01T00:00:00.000+00:00',
    $updatedAt: '2020-01-01T00:00:00.000+00:00',
    $sequence: 99,
    $databaseId: 'other',
  }
  const { status, body } = await client.call('PATCH', one, { data })
  expect([status, body]).toEqual([200, { ...(made.body as object), title: 'Pear' }])
})

it('D13 a change of the permissions alone replaces them', async () => {
  await create(film)
  const permissions = ['read("any")']
  const { status, body } = await client.call('PATCH', one, { data: {}, permissions })
  expect([status, body]).toEqual([200, expect.objectContaining({ $permissions: permissions })])
})

it('D14 PUT makes a document, then overwrites it and keeps its permissions, 200 both times', async () => {
  const permissions = ['read("user:ann")', 'update("user:ann")']
  const first = await client.call('PUT', one, { data: film, permissions })
  const second = await client.call('PUT', one, { data: { title: 'Pear' } })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toMatchObject({ title: 'Pear', $permissions: permissions })
})

it('D16 a value that a unique index has is 409, at making and at changing', async () => {
  await create({ ...film, note: 'same' })
  const two = documentsOf('films', 'two')
  const clash = { code: 409, type: 'document_already_exists' }
  const made = await client.call('POST', all, {
    documentId: 'two',
    data: { title: 'B', note: 'same' },
  })
  expect(made.body).toMatchObject(clash)
  await client.call('POST', all, { documentId: 'two', data: { title: 'B', note: 'other' } })
  const changed = await client.call('PATCH', two, { data: { note: 'same' } })
  expect(changed.body).toMatchObject(clash)
})

it.each([
  ['D17', 'year/increment', {}, { year: 2001 }],
  ['D17', 'year/increment', { value: 4 }, { year: 2004 }],
  ['D17', 'year/increment', { max: 2000 }, { code: 400, type: 'attribute_limit_exceeded' }],
  ['D17', 'nope/increment', {}, { code: 404, type: 'attribute_not_found' }],
  ['D17', 'year/increment', { value: 0 }, { code: 400 }],
  ['D18', 'year/decrement', {}, { year: 1999 }],
  ['D18', 'year/decrement', { min: 2000 }, { code: 400, type: 'attribute_limit_exceeded' }],
  ['D18', 'year/decrement', { value: 'not-a-number' }, { code: 400 }],
])('%s %s with %j answers %j', async (_, step, body, expected) => {
  await create(film)
  expect((await client.call('PATCH', `${one}/${step}`, body)).body).toMatchObject(expected)
})
