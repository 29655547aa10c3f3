import { beforeEach, describe, expect, it } from 'vitest'
import { readSchema } from '#backend/config/schema.ts'
import {
  ann,
  ben,
  startTestBackend,
  loggedIn,
  refusal,
  type TestBackend,
} from '#backend/tests/support/client.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await startTestBackend()
})

const path = '/v1/databases/website/collections/contacts/documents'
const contact = {
  contactId: 1,
  firstName: 'Ann',
  lastName: 'Lee',
  emailAddress: 'Ann@Example.com',
  phoneNumber: '+61 400 000 000',
  product: '知远 40',
  createdDate: '2026-01-02T03:04:05.678Z',
}
const create = (data: unknown, rest: object = {}) =>
  backend.client().call('POST', path, { documentId: 'one', data, ...rest })
const ownerKey = () => ({
  'x-appwrite-key': backend.server.backend?.services.keys.apiKey ?? '',
})
const structure = (sentence: string) =>
  refusal(400, 'document_invalid_structure', `Invalid document structure: ${sentence}`)

describe('leaving a message', () => {
  it('is open to a guest, who cannot read it afterwards', async () => {
    const answer = await create(contact)
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        ...contact,
        createdDate: '2026-01-02T03:04:05.678+00:00',
        $id: 'one',
        $sequence: 1,
        $createdAt: '2026-01-02T03:30:00.000+00:00',
        $updatedAt: '2026-01-02T03:30:00.000+00:00',
        $permissions: [],
        $databaseId: 'website',
        $collectionId: 'contacts',
      },
    ])
    const read = await backend.client().call('GET', `${path}/one`)
    expect([read.status, read.body]).toEqual([
      404,
      refusal(404, 'document_not_found', 'Document with the requested ID could not be found.'),
    ])
    const list = await backend.client().call('GET', path)
    expect([list.status, list.body]).toEqual([200, { total: 0, documents: [] }])
  })

  it('D01 leaves unset attributes at null and ignores the names of the service', async () => {
    const answer = await create({
      contactId: 1,
      firstName: ' A ',
      lastName: '<b>',
      emailAddress: 'a@b.co',
      $createdAt: '2020-01-01T00:00:00.000+00:00',
      $id: 'other',
    })
    expect(answer.body).toMatchObject({
      $id: 'one',
      $createdAt: '2026-01-02T03:30:00.000+00:00',
      firstName: ' A ',
      lastName: '<b>',
      phoneNumber: null,
      createdDate: null,
    })
  })

  it.each([
    ['2026-01-02', '2026-01-02T00:00:00.000+00:00'],
    ['2026-01-02T03:04:05+10:00', '2026-01-01T17:04:05.000+00:00'],
    ['2026-01-02T03:04:05', '2026-01-02T03:04:05.000+00:00'],
  ])('takes the date %s as %s', async (createdDate, expected) => {
    expect((await create({ ...contact, createdDate })).body).toMatchObject({
      createdDate: expected,
    })
  })

  it.each([
    ['an unknown attribute', { ...contact, nickname: 'A' }, 'Unknown attribute: "nickname"'],
    [
      'an unknown attribute before a missing one',
      { nickname: 'A' },
      'Unknown attribute: "nickname"',
    ],
    [
      'D02 a missing attribute',
      { ...contact, firstName: undefined },
      'Missing required attribute "firstName"',
    ],
    [
      'an attribute of null',
      { ...contact, firstName: null },
      'Missing required attribute "firstName"',
    ],
    ['a list', [contact], 'Missing required attribute "contactId"'],
    [
      '51 characters',
      { ...contact, firstName: '😀'.repeat(51) },
      'Attribute "firstName" has invalid type. Value must be a valid string and no longer than 50 chars',
    ],
    [
      'a telephone number of 21 characters',
      { ...contact, phoneNumber: '1'.repeat(21) },
      'Attribute "phoneNumber" has invalid type. Value must be a valid string and no longer than 20 chars',
    ],
    [
      'a fraction for a whole number',
      { ...contact, contactId: 1.5 },
      'Attribute "contactId" has invalid format. Value must be a valid integer',
    ],
    [
      'a text for a whole number',
      { ...contact, contactId: '5' },
      'Attribute "contactId" has invalid format. Value must be a valid integer',
    ],
    [
      'no e-mail address',
      { ...contact, emailAddress: '' },
      'Attribute "emailAddress" has invalid format. Value must be a valid email address',
    ],
    [
      'no date',
      { ...contact, createdDate: 'yesterday' },
      'Attribute "createdDate" has invalid type. Value must be valid date between 0000-01-01 00:00:00 and 9999-12-31 23:59:59.',
    ],
  ])('%s is refused', async (_, data, sentence) => {
    const answer = await create(data)
    expect([answer.status, answer.body]).toEqual([400, structure(sentence)])
  })

  it('takes the text of the data as older SDKs send it', async () => {
    expect((await create(JSON.stringify(contact))).status).toBe(201)
  })

  it.each([[{}], [undefined], ['null']])('refuses %o as no data', async (data) => {
    expect((await create(data)).body).toEqual(
      refusal(
        400,
        'document_missing_data',
        'The document data is missing. Try again with document data populated',
      ),
    )
  })

  it('is refused under an id that is taken, and open again under the next', async () => {
    await create(contact)
    const answer = await create(contact)
    expect(answer.body).toMatchObject({ code: 409, type: 'document_already_exists' })
    const next = await create(contact, { documentId: 'two' })
    expect([next.status, next.body]).toEqual([
      201,
      expect.objectContaining({ $id: 'two', $sequence: 2 }),
    ])
  })

  it('is refused for several documents at once, and within a transaction', async () => {
    const bulk = await backend
      .client()
      .call('POST', path, { documents: [{ $id: 'b', ...contact }] })
    expect(bulk.body).toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
    const staged = await create(contact, { transactionId: 'any' })
    expect(staged.body).toMatchObject({ code: 501, type: 'general_not_implemented' })
  })

  it.each([
    [
      '/v1/databases/nope/collections/contacts/documents',
      'database_not_found',
      'Database not found',
    ],
    [
      '/v1/databases/website/collections/nope/documents',
      'collection_not_found',
      'Collection with the requested ID could not be found.',
    ],
  ])('does not find %s', async (unknown, type, message) => {
    const body = { documentId: 'one', data: contact }
    const answer = await backend.client().call('POST', unknown, body)
    expect([answer.status, answer.body]).toEqual([404, refusal(404, type, message)])
  })

  it('gives SDKs of the newer format a text for the sequence', async () => {
    const answer = await backend
      .client()
      .call(
        'POST',
        path,
        { documentId: 'one', data: contact },
        { 'x-appwrite-response-format': '2.0.0' },
      )
    expect(answer.body).toMatchObject({ $sequence: '1' })
  })
})

describe('permissions', () => {
  it('D03, D10, D11 and D15 by default let a user read, change and remove what they made', async () => {
    const client = await loggedIn(backend)
    const made = await client.call('POST', path, { documentId: 'own', data: contact })
    expect(made.body).toMatchObject({
      $permissions: ['read("user:ann")', 'update("user:ann")', 'delete("user:ann")'],
    })
    expect((await client.call('GET', `${path}/own`)).status).toBe(200)
    const changed = await client.call('PATCH', `${path}/own`, { data: { firstName: 'Eve' } })
    expect(changed.body).toMatchObject({ firstName: 'Eve', lastName: 'Lee' })
    expect((await client.call('DELETE', `${path}/own`)).status).toBe(204)
    expect((await client.call('GET', `${path}/own`)).status).toBe(404)
  })

  it('D03 by default give nobody a right to what the server key made', async () => {
    const body = { documentId: 'one', data: contact }
    const made = await backend.client().call('POST', path, body, ownerKey())
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ $permissions: [] })])
  })

  it('sent as an empty list keep the sign-up code from its own maker (decision S1)', async () => {
    const client = await loggedIn(backend)
    const body = { documentId: 'code', data: contact, permissions: [] }
    expect((await client.call('POST', path, body)).body).toMatchObject({ $permissions: [] })
    expect((await client.call('GET', `${path}/code`)).status).toBe(404)
    expect((await client.call('GET', path)).body).toEqual({ total: 0, documents: [] })
    expect((await client.call('DELETE', `${path}/code`)).status).toBe(401)
  })

  it('D05 may name only roles that the caller holds, and no right to create', async () => {
    const client = await loggedIn(backend)
    const asked = { documentId: 'one', data: contact, permissions: ['read("user:ben")'] }
    expect((await client.call('POST', path, asked)).body).toEqual(
      refusal(
        401,
        'user_unauthorized',
        'Permissions must be one of: (any, users, user:ann, user:ann/unverified, users/unverified)',
      ),
    )
    expect((await create(contact, { permissions: ['read("users")'] })).body).toEqual(
      refusal(401, 'user_unauthorized', 'Permissions must be one of: (any, guests)'),
    )
    expect((await create(contact, { permissions: ['create("any")'] })).body).toMatchObject({
      code: 400,
      type: 'general_argument_invalid',
    })
  })

  it('D04 spell "write" out as update and delete', async () => {
    const client = await loggedIn(backend)
    const body = { documentId: 'one', data: contact, permissions: ['write("user:ann")'] }
    expect((await client.call('POST', path, body)).body).toMatchObject({
      $permissions: ['update("user:ann")', 'delete("user:ann")'],
    })
  })

  type Who = 'guest' | 'maker' | 'other' | 'key'
  const matrix: readonly (readonly [string, Who, number])[] = [
    ['GET', 'guest', 404],
    ['GET', 'other', 404],
    ['GET', 'maker', 200],
    ['GET', 'key', 200],
    ['PATCH', 'guest', 401],
    ['PATCH', 'other', 401],
    ['PATCH', 'maker', 200],
    ['PATCH', 'key', 200],
    ['PUT', 'guest', 401],
    ['PUT', 'other', 401],
    ['PUT', 'maker', 200],
    ['DELETE', 'guest', 401],
    ['DELETE', 'other', 401],
    ['DELETE', 'maker', 204],
    ['DELETE', 'key', 204],
  ]
  it.each(matrix)('%s of a private document as %s is %d', async (method, who, status) => {
    const maker = await loggedIn(backend, ann)
    await maker.call('POST', path, { documentId: 'one', data: contact })
    const client = {
      guest: backend.client(),
      maker,
      other: await loggedIn(backend, ben),
      key: backend.client(),
    }[who]
    const body = method === 'PATCH' || method === 'PUT' ? { data: { firstName: 'Eve' } } : undefined
    const headers = who === 'key' ? ownerKey() : {}
    expect((await client.call(method, `${path}/one`, body, headers)).status).toBe(status)
  })

  it('D19 and D22 lists to each caller exactly what they may read', async () => {
    const maker = await loggedIn(backend, ann)
    const other = await loggedIn(backend, ben)
    await create(contact, { documentId: 'open', permissions: ['read("any")'] })
    await create(contact, { documentId: 'guests', permissions: ['read("guests")'] })
    await maker.call('POST', path, { documentId: 'own', data: contact })
    const idsFor = async (client: typeof maker, headers = {}) => {
      const { total, documents } = (await client.call('GET', path, undefined, headers)).body as {
        total: number
        documents: { $id: string }[]
      }
      return [total, ...documents.map(({ $id }) => $id)]
    }
    expect(await idsFor(backend.client())).toEqual([2, 'open', 'guests'])
    expect(await idsFor(maker)).toEqual([2, 'open', 'own'])
    expect(await idsFor(other)).toEqual([1, 'open'])
    expect(await idsFor(backend.client(), ownerKey())).toEqual([3, 'open', 'guests', 'own'])
  })
})

describe('the permissions of a collection', () => {
  const startWith = async (settings: object) => {
    const schema = readSchema()
    const collections = schema.collections.map((one) => ({ ...one, ...settings }))
    await backend.server.close()
    backend = await startTestBackend({ schema: { ...schema, collections } })
  }

  it('D20 without document security are all that counts', async () => {
    await startWith({ $permissions: ['create("users")'], documentSecurity: false })
    const maker = await loggedIn(backend, ann)
    const other = await loggedIn(backend, ben)
    const body = { documentId: 'one', data: contact, permissions: ['read("users")'] }
    expect((await maker.call('POST', path, body)).status).toBe(201)
    expect((await other.call('GET', path)).body).toMatchObject({ type: 'user_unauthorized' })
    expect((await other.call('GET', `${path}/one`)).body).toMatchObject({
      type: 'document_not_found',
    })
  })

  it.each([
    ['everything', ['create', 'read', 'update', 'delete'], [201, 200, 204]],
    ['nothing', [], [401, 401, 401]],
  ])('D21 let a guest do %s', async (_, actions, expected) => {
    const $permissions = actions.map((action) => `${action}("any")`)
    await startWith({ $permissions, documentSecurity: false })
    await backend.client().call('POST', path, { documentId: 'there', data: contact }, ownerKey())
    const guest = backend.client()
    const answers = [
      await create(contact),
      await guest.call('PATCH', `${path}/there`, { data: { firstName: 'Eve' } }),
      await guest.call('DELETE', `${path}/there`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(expected)
  })
})

describe('changing a document', () => {
  it.each([
    ['nothing', {}, 400, 'document_missing_payload'],
    ['an unknown attribute', { data: { nope: 1 } }, 400, 'document_invalid_structure'],
    [
      'a required attribute to null',
      { data: { firstName: null } },
      400,
      'document_invalid_structure',
    ],
    ['a right for another user', { permissions: ['read("user:ben")'] }, 401, 'user_unauthorized'],
  ])('refuses %s', async (_, body, code, type) => {
    const client = await loggedIn(backend)
    await client.call('POST', path, { documentId: 'one', data: contact })
    expect((await client.call('PATCH', `${path}/one`, body)).body).toMatchObject({ code, type })
  })

  it('D13 replaces permissions without touching the data', async () => {
    const client = await loggedIn(backend)
    await client.call('POST', path, { documentId: 'one', data: contact })
    const body = { permissions: ['read("any")', 'update("user:ann")'] }
    expect((await client.call('PATCH', `${path}/one`, body)).body).toMatchObject({
      firstName: 'Ann',
      $permissions: ['read("any")', 'update("user:ann")'],
    })
    expect((await backend.client().call('GET', `${path}/one`)).status).toBe(200)
  })

  it('D12 ignores the names of the service', async () => {
    const client = await loggedIn(backend)
    const made = await client.call('POST', path, { documentId: 'one', data: contact })
    const data = { lastName: 'Roe', $createdAt: '2020-01-01T00:00:00.000+00:00', $sequence: 99 }
    const changed = await client.call('PATCH', `${path}/one`, { data })
    expect(changed.body).toEqual({ ...(made.body as object), lastName: 'Roe' })
  })

  it('D14 by PUT makes a document once and overwrites it afterwards', async () => {
    const client = await loggedIn(backend)
    const first = await client.call('PUT', `${path}/one`, { data: contact })
    expect([first.status, first.body]).toEqual([200, expect.objectContaining({ $id: 'one' })])
    const second = await client.call('PUT', `${path}/one`, {
      data: { ...contact, lastName: 'Roe' },
    })
    expect([second.status, second.body]).toEqual([
      200,
      expect.objectContaining({
        lastName: 'Roe',
        $permissions: ['read("user:ann")', 'update("user:ann")', 'delete("user:ann")'],
      }),
    ])
  })

  it('D17 and D18 adds to a number and stops at the bound that the caller names', async () => {
    const client = await loggedIn(backend)
    await client.call('POST', path, { documentId: 'one', data: { ...contact, contactId: 5 } })
    const step = (word: string, body: object) =>
      client.call('PATCH', `${path}/one/contactId/${word}`, body)
    expect((await step('increment', {})).body).toMatchObject({ contactId: 6 })
    expect((await step('increment', { value: 4, max: 10 })).body).toMatchObject({ contactId: 10 })
    expect((await step('increment', { max: 10 })).body).toEqual(
      refusal(
        400,
        'attribute_limit_exceeded',
        'databases "contactId" has reached the maximum value of 10',
      ),
    )
    expect((await step('decrement', { value: 3, min: 7 })).body).toMatchObject({ contactId: 7 })
    expect((await step('decrement', { min: 7 })).body).toMatchObject({
      type: 'attribute_limit_exceeded',
    })
    for (const value of [0, 'not a number']) {
      expect((await step('decrement', { value })).body).toMatchObject({
        type: 'general_argument_invalid',
      })
    }
    for (const value of [1e308, Number.MAX_SAFE_INTEGER, 0.5]) {
      expect((await step('increment', { value })).body).toMatchObject({
        type: 'attribute_limit_exceeded',
      })
    }
    expect((await step('increment', {})).body).toMatchObject({ contactId: 8 })
    const unknown = await client.call('PATCH', `${path}/one/nope/increment`, {})
    expect(unknown.body).toMatchObject({ code: 404, type: 'attribute_not_found' })
  })
})
