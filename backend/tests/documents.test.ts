import { beforeEach, describe, expect, it } from 'vitest'
import { readSchema } from '#backend/config/schema.ts'
import {
  ann,
  ben,
  loggedIn,
  refusal,
  startTestBackend,
  type TestBackend,
  type TestClient,
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
const make = (client: TestClient, rest: object = {}, headers = {}) =>
  client.call('POST', path, { documentId: 'one', data: contact, ...rest }, headers)
const create = (data: unknown, rest: object = {}) => make(backend.client(), { data, ...rest })
const owned = ['read("user:ann")', 'update("user:ann")', 'delete("user:ann")']
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
    expect(read.body).toEqual(
      refusal(404, 'document_not_found', 'Document with the requested ID could not be found.'),
    )
    const list = await backend.client().call('GET', path)
    expect([list.status, list.body]).toEqual([200, { total: 0, documents: [] }])
  })

  it('leaves unset attributes at null and ignores the names of the service', async () => {
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
    ['2026-01-02 03:04', '2026-01-02T03:04:00.000+00:00'],
    ['2026-01-02T03:04:05+10:00', '2026-01-01T17:04:05.000+00:00'],
    ['2026-01-02T03:04:05+0200', '2026-01-02T01:04:05.000+00:00'],
    ['2026-01-02T03:04:05.678901234Z', '2026-01-02T03:04:05.678+00:00'],
  ])('takes the date %s as %s', async (createdDate, expected) => {
    expect((await create({ ...contact, createdDate })).body).toMatchObject({
      createdDate: expected,
    })
  })

  const noDate =
    'Attribute "createdDate" has invalid type. Value must be valid date between 0000-01-01 00:00:00 and 9999-12-31 23:59:59.'
  const badDates = [
    'yesterday',
    '2026-13-02',
    '2026-1-2',
    '2026-01-02Z',
    '2026-01-02T03',
    '2026-01-02x',
    '2026-01-02T03:04:05.1234567890Z',
    1_767_225_600_000,
  ]
  it.each<[unknown, string]>([
    [{ nickname: 'A' }, 'Unknown attribute: "nickname"'],
    [{ ...contact, firstName: null }, 'Missing required attribute "firstName"'],
    [[contact], 'Missing required attribute "contactId"'],
    [
      { ...contact, firstName: '😀'.repeat(51) },
      'Attribute "firstName" has invalid type. Value must be a valid string and no longer than 50 chars',
    ],
    [
      { ...contact, contactId: 1.5 },
      'Attribute "contactId" has invalid format. Value must be a valid integer',
    ],
    [
      { ...contact, contactId: '5' },
      'Attribute "contactId" has invalid format. Value must be a valid integer',
    ],
    [
      { ...contact, emailAddress: '' },
      'Attribute "emailAddress" has invalid format. Value must be a valid email address',
    ],
    ...badDates.map((createdDate): [unknown, string] => [{ ...contact, createdDate }, noDate]),
  ])('of %j is refused: %s', async (data, sentence) => {
    const answer = await create(data)
    expect([answer.status, answer.body]).toEqual([400, structure(sentence)])
  })

  it('takes 50 characters, and the text of the data as older SDKs send it', async () => {
    const data = JSON.stringify({ ...contact, firstName: '😀'.repeat(50) })
    expect((await create(data)).status).toBe(201)
  })

  it.each([[{}], [undefined], ['null'], ['5']])('refuses %o as no data', async (data) => {
    expect((await create(data)).body).toMatchObject({ code: 400, type: 'document_missing_data' })
  })

  it.each([['{'], [5], [null]])('refuses %o as data', async (data) => {
    expect((await create(data)).body).toMatchObject({
      message: 'Invalid `data` param: Value must be a valid JSON string',
    })
  })

  it('is refused under an id that is taken, and open again under the next', async () => {
    await create(contact)
    expect((await create(contact)).body).toMatchObject({
      code: 409,
      type: 'document_already_exists',
    })
    const next = await create(contact, { documentId: 'two' })
    expect(next.body).toMatchObject({ $id: 'two', $sequence: 2 })
  })

  it('is refused for several documents at once, within a transaction, and elsewhere', async () => {
    const { call } = backend.client()
    const bulk = await call('POST', path, { documents: [{ $id: 'b', ...contact }] })
    expect(bulk.body).toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
    const staged = await create(contact, { transactionId: 'any' })
    expect(staged.body).toMatchObject({ code: 501, type: 'general_not_implemented' })
    const body = { documentId: 'one', data: contact }
    const database = path.replace('website', 'nope')
    expect((await call('POST', database, body)).body).toEqual(
      refusal(404, 'database_not_found', 'Database not found'),
    )
  })

  it.each([
    ['1.8.9', 1],
    ['1.10.0', '1'],
    ['2.0.0', '1'],
  ])('gives SDKs of format %s the sequence as %j', async (format, $sequence) => {
    const headers = { 'x-appwrite-response-format': format }
    expect((await make(backend.client(), {}, headers)).body).toMatchObject({ $sequence })
  })
})

describe('permissions', () => {
  it('sent as an empty list keep the sign-up code from its own maker (decision S1)', async () => {
    const client = await loggedIn(backend)
    expect((await make(client, { permissions: [] })).body).toMatchObject({ $permissions: [] })
    expect((await client.call('GET', `${path}/one`)).status).toBe(404)
    expect((await client.call('GET', path)).body).toEqual({ total: 0, documents: [] })
    expect((await client.call('DELETE', `${path}/one`)).status).toBe(401)
  })

  it.each<[unknown, number, unknown]>([
    [['write("user:ann")'], 201, ['update("user:ann")', 'delete("user:ann")']],
    [['update("any")', 'write("any")'], 201, ['update("any")', 'delete("any")']],
    [Array(100).fill('read("users/unverified")'), 201, ['read("users/unverified")']],
    [
      ['read("user:ben")'],
      401,
      'Permissions must be one of: (any, users, user:ann, user:ann/unverified, users/unverified)',
    ],
    [['read("users/verified")'], 401, expect.stringContaining('Permissions must be one of')],
    [['read("guests")'], 401, expect.stringContaining('Permissions must be one of')],
    ...(
      [
        [Array(101).fill('read("any")'), 'You can only provide up to 100 permissions.'],
        ['read("any")', 'Permissions must be an array of strings.'],
        [[5], 'Every permission must be of type string.'],
        [['*'], 'Wildcard permission "*" has been replaced. Use "any" instead.'],
        [
          ['create("any")'],
          'Permission "create("any")" is not allowed. Must be one of: read, update, delete, write.',
        ],
        ...['read(any)', 'read("any") ', 'read("anyone")', 'read("user:a/other")'].map(
          (text) => [[text], `Invalid permission string format: "${text}".`] as const,
        ),
      ] as const
    ).map(([asked, sentence]): [unknown, number, unknown] => [
      asked,
      400,
      `Invalid \`permissions\` param: ${sentence}`,
    ]),
  ])('%j of a user are %i', async (permissions, status, expected) => {
    const answer = await make(await loggedIn(backend), { permissions })
    const { $permissions, message } = answer.body as Record<string, unknown>
    expect([answer.status, $permissions ?? message]).toEqual([status, expected])
  })

  it.each([
    ['guest', [404, 401, 401, 401]],
    ['other', [404, 401, 401, 401]],
    ['maker', [200, 200, 200, 204]],
    ['key', [200, 200, 200, 204]],
  ] as const)('of a private document let the %s: %j', async (who, expected) => {
    const maker = await loggedIn(backend, ann)
    await make(maker)
    const other = await loggedIn(backend, ben)
    const client = { guest: backend.client(), maker, other, key: backend.client() }[who]
    const headers = who === 'key' ? backend.key : {}
    const data = { firstName: 'Eve' }
    const statuses = []
    for (const method of ['GET', 'PATCH', 'PUT', 'DELETE']) {
      const body = method.startsWith('P') ? { data } : undefined
      statuses.push((await client.call(method, `${path}/one`, body, headers)).status)
    }
    expect(statuses).toEqual(expected)
  })

  it('to write alone do not let a caller read', async () => {
    await create(contact, { permissions: ['write("any")'] })
    const guest = backend.client()
    expect((await guest.call('GET', `${path}/one`)).status).toBe(404)
    expect((await guest.call('GET', path)).body).toEqual({ total: 0, documents: [] })
    expect((await guest.call('DELETE', `${path}/one`)).status).toBe(204)
  })

  it('list to each caller exactly what they may read', async () => {
    const [maker, other] = [await loggedIn(backend, ann), await loggedIn(backend, ben)]
    await create(contact, { documentId: 'open', permissions: ['read("any")'] })
    await create(contact, { documentId: 'guests', permissions: ['read("guests")'] })
    await make(maker, { documentId: 'own' })
    const idsFor = async (client: TestClient, headers = {}) => {
      const { total, documents } = (await client.call('GET', path, undefined, headers)).body as {
        total: number
        documents: { $id: string }[]
      }
      return [total, ...documents.map(({ $id }) => $id)]
    }
    expect(await idsFor(backend.client())).toEqual([2, 'open', 'guests'])
    expect(await idsFor(maker)).toEqual([2, 'open', 'own'])
    expect(await idsFor(other)).toEqual([1, 'open'])
    expect(await idsFor(backend.client(), backend.key)).toEqual([3, 'open', 'guests', 'own'])
  })
})

describe('the permissions of a collection', () => {
  const startWith = async (settings: object) => {
    const schema = readSchema()
    const collections = schema.collections.map((one) => ({ ...one, ...settings }))
    backend = await startTestBackend({ schema: { ...schema, collections } })
  }

  it('without document security are all that counts', async () => {
    await startWith({ $permissions: ['create("users")'], documentSecurity: false })
    const [maker, other] = [await loggedIn(backend, ann), await loggedIn(backend, ben)]
    expect((await make(maker, { permissions: ['read("users")'] })).status).toBe(201)
    expect((await other.call('GET', path)).body).toMatchObject({ type: 'user_unauthorized' })
    expect((await other.call('GET', `${path}/one`)).body).toMatchObject({
      type: 'document_not_found',
    })
  })

  it.each([
    ['everything', ['create', 'read', 'update', 'delete'], [201, 200, 204]],
    ['nothing', [], [401, 401, 401]],
  ])('let a guest do %s', async (_, actions, expected) => {
    const $permissions = actions.map((action) => `${action}("any")`)
    await startWith({ $permissions, documentSecurity: false })
    const guest = backend.client()
    await make(guest, { documentId: 'there' }, backend.key)
    const answers = [
      await create(contact),
      await guest.call('PATCH', `${path}/there`, { data: { firstName: 'Eve' } }),
      await guest.call('DELETE', `${path}/there`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(expected)
  })
})

describe('changing a document', () => {
  let client: TestClient
  beforeEach(async () => {
    client = await loggedIn(backend)
    await make(client, { data: { ...contact, contactId: 5 } })
  })

  it.each([
    [{}, 400, 'document_missing_payload'],
    [{ data: { nope: 1 } }, 400, 'document_invalid_structure'],
    [{ data: { firstName: null } }, 400, 'document_invalid_structure'],
    [{ permissions: ['read("user:ben")'] }, 401, 'user_unauthorized'],
  ])('to %j is refused', async (body, code, type) => {
    expect((await client.call('PATCH', `${path}/one`, body)).body).toMatchObject({ code, type })
  })

  it('replaces permissions without touching the data', async () => {
    const permissions = ['read("any")', 'update("user:ann")']
    const changed = await client.call('PATCH', `${path}/one`, { permissions })
    expect(changed.body).toMatchObject({ firstName: 'Ann', $permissions: permissions })
    expect((await backend.client().call('GET', `${path}/one`)).status).toBe(200)
  })

  it('ignores the names of the service', async () => {
    const data = { lastName: 'Roe', $createdAt: '2020-01-01T00:00:00.000+00:00', $sequence: 99 }
    const { body } = await client.call('PATCH', `${path}/one`, { data })
    expect(body).toMatchObject({
      $createdAt: '2026-01-02T03:30:00.000+00:00',
      $sequence: 1,
      firstName: 'Ann',
      lastName: 'Roe',
    })
  })

  it('by PUT makes a document once and overwrites it afterwards', async () => {
    const put = (data: object) => client.call('PUT', `${path}/two`, { data })
    const first = await put(contact)
    expect([first.status, first.body]).toEqual([200, expect.objectContaining({ $id: 'two' })])
    const second = await put({ ...contact, lastName: 'Roe' })
    expect(second.body).toMatchObject({ lastName: 'Roe', $permissions: owned })
  })

  it('adds to a number and stops at the bound that the caller names', async () => {
    const step = async (word: string, body: object, attribute = 'contactId') =>
      (await client.call('PATCH', `${path}/one/${attribute}/${word}`, body)).body
    expect(await step('increment', {})).toMatchObject({ contactId: 6 })
    expect(await step('increment', { value: 4, max: 10 })).toMatchObject({ contactId: 10 })
    expect(await step('increment', { max: 10 })).toEqual(
      refusal(
        400,
        'attribute_limit_exceeded',
        'databases "contactId" has reached the maximum value of 10',
      ),
    )
    expect(await step('decrement', { value: 3, min: 7 })).toMatchObject({ contactId: 7 })
    const exceeded = { type: 'attribute_limit_exceeded' }
    expect(await step('decrement', { min: 7 })).toMatchObject(exceeded)
    for (const value of [0, 'not a number']) {
      expect(await step('decrement', { value })).toMatchObject({ type: 'general_argument_invalid' })
    }
    for (const value of [1e308, Number.MAX_SAFE_INTEGER, 0.5]) {
      expect(await step('increment', { value })).toMatchObject(exceeded)
    }
    expect(await step('increment', {})).toMatchObject({ contactId: 8 })
    expect(await step('increment', {}, 'nope')).toMatchObject({ type: 'attribute_not_found' })
    expect(await step('increment', {}, 'firstName')).toMatchObject({
      type: 'attribute_type_invalid',
    })
  })
})
