import { beforeAll, describe, expect, it } from 'vitest'
import { parseSchema } from '#backend/config/schema.ts'
import { startSharedBackend, refusal, type TestBackend } from '#backend/tests/support/client.ts'

const schema = parseSchema({
  projectId: 'website',
  databases: [{ $id: 'website' }],
  collections: [
    {
      $id: 'notes',
      databaseId: 'website',
      $permissions: ['create("any")', 'read("any")'],
      attributes: [
        { key: 'title', type: 'string', size: 100, required: true },
        { key: 'count', type: 'integer', default: 0 },
        { key: 'done', type: 'boolean', default: false },
        { key: 'when', type: 'datetime' },
        { key: 'tags', type: 'string', size: 20, array: true },
        { key: 'slug', type: 'string', size: 20 },
        { key: 'rate', type: 'integer', min: 1, max: 5 },
        {
          key: 'state',
          type: 'string',
          format: 'enum',
          elements: ['open', 'closed'],
          default: 'open',
        },
      ],
      indexes: [
        { key: 'slug', type: 'unique', attributes: ['slug'] },
        { key: 'words', type: 'fulltext', attributes: ['slug'] },
      ],
    },
  ],
})

const path = '/v1/databases/website/collections/notes/documents'
const rows = [
  { title: 'Apple 10%', count: 3, done: true, when: '2026-01-03', tags: ['apple', 'b'] },
  { title: 'apricot', count: 1, when: '2026-01-01T10:00:00+10:00', tags: ['b'] },
  { title: 'Banana', count: 2, done: true, state: 'closed' },
  { title: '香蕉', count: 3, slug: 'banana' },
]

let backend: TestBackend
beforeAll(async () => {
  backend = await startSharedBackend({ schema })
  for (const [index, data] of rows.entries()) {
    backend.advance(1000)
    await backend.client().call('POST', path, { documentId: `n${index + 1}`, data })
  }
  return () => backend.server.close()
})

type Query = Readonly<Record<string, unknown>>
const q = (method: string, attribute?: string, ...values: unknown[]): Query => ({
  method,
  attribute,
  values,
})
const ask = (queries: readonly Query[], rest = '') => {
  const search = queries.map(
    (query, n) => `queries[${n}]=${encodeURIComponent(JSON.stringify(query))}`,
  )
  return backend.client().call('GET', `${path}?${[...search, rest].join('&')}`)
}
const idsOf = (body: unknown) =>
  (body as { documents: { $id: string }[] }).documents.map(({ $id }) => $id).join(' ')

describe('filters', () => {
  it.each<[string, Query, string]>([
    ['equal to one of several', q('equal', 'title', 'Banana', '香蕉'), 'n3 n4'],
    ['not equal', q('notEqual', 'title', 'Banana'), 'n1 n2 n4'],
    ['less', q('lessThan', 'count', 2), 'n2'],
    ['at most', q('lessThanEqual', 'count', 2), 'n2 n3'],
    ['more', q('greaterThan', 'count', 2), 'n1 n4'],
    ['at least', q('greaterThanEqual', 'count', 2), 'n1 n3 n4'],
    ['between', q('between', 'count', 2, 3), 'n1 n3 n4'],
    ['not between', q('notBetween', 'count', 2, 3), 'n2'],
    ['yes or no', q('equal', 'done', true), 'n1 n3'],
    ['a moment in another zone', q('equal', 'when', '2026-01-01T00:00:00Z'), 'n2'],
    ['null', q('isNull', 'when'), 'n3 n4'],
    ['not null', q('isNotNull', 'when'), 'n1 n2'],
    ['a part of a text', q('contains', 'title', 'ana'), 'n3'],
    ['one of two parts of a text', q('contains', 'title', 'ana', '香'), 'n3 n4'],
    ['a sign that is special in SQL', q('contains', 'title', '%'), 'n1'],
    ['a sign that stands for any other in SQL', q('contains', 'title', '_'), ''],
    ['no part of a text', q('notContains', 'title', 'ap'), 'n3 n4'],
    ['a beginning', q('startsWith', 'title', 'ap'), 'n1 n2'],
    ['no beginning', q('notStartsWith', 'title', 'ap'), 'n3 n4'],
    ['an end', q('endsWith', 'title', 'cot'), 'n2'],
    ['no end', q('notEndsWith', 'title', 'cot'), 'n1 n3 n4'],
    ['an element of a list', q('contains', 'tags', 'apple'), 'n1'],
    ['no part of an element', q('contains', 'tags', 'app'), ''],
    ['no element of a list', q('notContains', 'tags', 'apple'), 'n2 n3 n4'],
    ['a part of a word of an index', q('search', 'slug', 'anan'), 'n4'],
    ['no word of an index', q('notSearch', 'slug', 'apple'), 'n4'],
    ['an identifier', q('equal', '$id', 'n2'), 'n2'],
    [
      'the time it was made',
      q('greaterThan', '$createdAt', '2026-01-02T03:30:02.000+00:00'),
      'n3 n4',
    ],
    ['the time it was changed', q('lessThan', '$updatedAt', '2026-01-02T03:30:02Z'), 'n1'],
    [
      'both of two',
      { method: 'and', values: [q('equal', 'count', 3), q('equal', 'done', false)] },
      'n4',
    ],
    [
      'either of two',
      { method: 'or', values: [q('equal', 'count', 1), q('equal', 'count', 2)] },
      'n2 n3',
    ],
  ])('find %s', async (_, query, ids) => {
    const answer = await ask([query])
    expect([answer.status, idsOf(answer.body)]).toEqual([200, ids])
  })
})

describe('orders and windows', () => {
  it.each<[string, Query[], string]>([
    ['upwards', [q('orderAsc', 'count')], 'n2 n3 n1 n4'],
    ['downwards, equals likewise', [q('orderDesc', 'count')], 'n4 n1 n3 n2'],
    ['the newest first', [q('orderDesc')], 'n4 n3 n2 n1'],
    ['by two', [q('orderDesc', 'count'), q('orderAsc', '$id')], 'n1 n4 n3 n2'],
    ['limit and offset', [q('limit', undefined, 2), q('offset', undefined, 1)], 'n2 n3'],
    ['after a document', [q('cursorAfter', undefined, 'n2')], 'n3 n4'],
    ['before a document', [q('limit', undefined, 1), q('cursorBefore', undefined, 'n3')], 'n2'],
    [
      'after a document in an order',
      [q('orderDesc', 'count'), q('cursorAfter', undefined, 'n4')],
      'n1 n3 n2',
    ],
    [
      'before a document in an order',
      [q('orderDesc', 'count'), q('cursorBefore', undefined, 'n3')],
      'n4 n1',
    ],
    [
      'after a document without a value in an order',
      [q('orderAsc', 'slug'), q('cursorAfter', undefined, 'n2')],
      'n3 n4',
    ],
    [
      'after a document without a value in a descending order',
      [q('orderDesc', 'slug'), q('cursorAfter', undefined, 'n3')],
      'n2 n1',
    ],
    [
      'after the last document with a value in an order',
      [q('orderDesc', 'slug'), q('cursorAfter', undefined, 'n4')],
      'n3 n2 n1',
    ],
    [
      'before a document without a value in an order',
      [q('orderDesc', 'slug'), q('cursorBefore', undefined, 'n2')],
      'n4 n3',
    ],
  ])('are %s', async (_, queries, ids) => {
    expect(idsOf((await ask(queries)).body)).toBe(ids)
  })

  it('total counts what matches, not what is shown', async () => {
    const shown = await ask([q('equal', 'count', 3), q('limit', undefined, 1)])
    expect(shown.body).toMatchObject({ total: 2 })
    expect((await ask([], 'total=0')).body).toMatchObject({ total: 0 })
    expect((await ask([], 'total=false')).body).toMatchObject({ total: 4 })
  })

  it('selected attributes come with those of the service', async () => {
    const answer = await ask([q('select', undefined, 'title', '$id'), q('limit', undefined, 1)])
    const { documents } = answer.body as { documents: object[] }
    expect(Object.keys(documents[0] ?? {}).sort()).toEqual(
      '$collectionId $createdAt $databaseId $id $permissions $sequence $updatedAt title'.split(' '),
    )
    const all = await ask([q('select', undefined, 'title', '*'), q('limit', undefined, 1)])
    expect(all.body).toMatchObject({ documents: [{ title: 'Apple 10%', count: 3 }] })
  })
})

describe('faults', () => {
  const invalid = (message: string) => refusal(400, 'general_query_invalid', message)
  it.each<[Query, string]>([
    [q('equal', 'nope', 1), 'Invalid query: Attribute not found in schema: nope'],
    [q('equal', '__proto__', 1), 'Invalid query: Attribute not found in schema: __proto__'],
    [q('equal', 'title'), 'Invalid query: Equal queries require at least one value.'],
    [q('equal', 'count', 'x'), 'Invalid query: Query value is invalid for attribute "count"'],
    [q('between', 'count', 1), 'Invalid query: Between queries require exactly two values.'],
    [
      q('contains', 'count', 1),
      'Invalid query: Cannot query contains on attribute "count" because it is not an array or string.',
    ],
    [q('search', 'title', 'x'), 'Searching by attribute "title" requires a fulltext index.'],
    [q('frobnicate', 'title', 'x'), 'Invalid query method: frobnicate'],
    [
      { method: 'equal', attribute: 'title', values: 'x' },
      'Invalid query values. Must be an array, got string',
    ],
    [
      q('limit', undefined, 0),
      'Invalid query: Invalid limit: Value must be a valid range between 1 and 9,223,372,036,854,775,807',
    ],
    [q('select', undefined, 'nope'), 'Invalid query: Attribute not found in schema: nope'],
  ])('%o', async (query, message) => {
    const answer = await ask([query])
    expect([answer.status, answer.body]).toEqual([400, invalid(message)])
  })

  it.each([
    ['equal("title")', 'Syntax error'],
    ['[]', 'Must be an array, got object'],
  ])('%s, which is no query', async (query, message) => {
    const search = `queries[]=${encodeURIComponent(query)}`
    const answer = await backend.client().call('GET', `${path}?${search}`)
    expect(answer.body).toEqual(invalid(`Invalid query: ${message}`))
  })

  it('more than 100 queries', async () => {
    const queries = (count: number) => Array<Query>(count).fill(q('isNull', 'count'))
    expect((await ask(queries(100))).status).toBe(200)
    expect((await ask(queries(101))).body).toEqual(
      invalid('Invalid query: You can only provide up to 100 queries.'),
    )
  })

  it('more than ten orders', async () => {
    const queries = (count: number) => Array<Query>(count).fill(q('orderAsc', 'count'))
    expect((await ask(queries(10))).status).toBe(200)
    expect((await ask(queries(11))).body).toEqual(invalid('A list has at most 10 orders.'))
  })

  it('more than 500 values', async () => {
    const answer = await ask([q('equal', 'count', ...Array<number>(501).fill(1))])
    expect(answer.body).toEqual(
      invalid('Invalid query: Query on attribute has greater than 500 values: count'),
    )
  })

  it('a value that a unique index has already, in a new document and in a change', async () => {
    const taken = { code: 409, type: 'document_already_exists' }
    const body = { documentId: 'n5', data: { title: 'x', slug: 'banana' } }
    expect((await backend.client().call('POST', path, body)).body).toMatchObject(taken)
    const change = await backend.client().call('PATCH', `${path}/n1`, body, backend.key)
    expect(change.body).toMatchObject(taken)
  })

  it.each<[object, string]>([
    [{ title: 'x', tags: 'a' }, 'Attribute "tags" must be an array'],
    ...[0, 6].map((rate): [object, string] => [
      { title: 'x', rate },
      'Attribute "rate" has invalid format. Value must be a valid range between 1 and 5',
    ]),
    [
      { title: 'x', state: 'maybe' },
      'Attribute "state" has invalid format. Value must be one of (open, closed)',
    ],
    [
      { title: 'x', done: 'yes' },
      'Attribute "done" has invalid type. Value must be a valid boolean',
    ],
  ])('a document of %o', async (data, sentence) => {
    const answer = await backend.client().call('POST', path, { documentId: 'unique()', data })
    expect(answer.body).toEqual(
      refusal(400, 'document_invalid_structure', `Invalid document structure: ${sentence}`),
    )
  })
})

describe('a definition that cannot be used', () => {
  const collection = {
    $id: 'notes',
    databaseId: 'website',
    attributes: [{ key: 'a', type: 'string' }],
  }
  const parse = (change: object) =>
    parseSchema({
      projectId: 'website',
      databases: [{ $id: 'website' }],
      collections: [{ ...collection, ...change }],
    })

  it.each([
    ['a name with a quote', { $id: 'x"' }, 'collections.0.$id: is no valid name'],
    [
      'an enum without elements',
      { attributes: [{ key: 'a', type: 'string', format: 'enum' }] },
      'collections.0.attributes.0: is an enum without elements',
    ],
    [
      'an index of nothing',
      { indexes: [{ key: 'i', type: 'key', attributes: ['b'] }] },
      'collections.0: has an index of an attribute that it does not have',
    ],
  ])('%s is named with its place', (_, change, sentence) => {
    expect(() => parse(change)).toThrow(`appwrite.config.json: ${sentence}`)
  })
})
