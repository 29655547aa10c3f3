import { Query } from 'appwrite'
import { beforeAll, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '#tests/backend/support/client.ts'
import { documentsOf, rowsSchema } from '#tests/backend/rows/schema.ts'

/** Rows of Appwrite's own end-to-end tests: orders, windows and filters, as the SDK writes them. */

const path = documentsOf('listed')
const rows = [
  { $id: 'a', title: 'Captain America', year: 1944, tags: ['hero', 'war'], note: 'first' },
  { $id: 'b', title: 'Spider Man', year: 2002, tags: ['hero'] },
  { $id: 'c', title: 'Spider Man Homecoming', year: 2017 },
]

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend({ schema: rowsSchema })
  for (const { $id, ...data } of rows) {
    backend.advance(1000)
    await backend.client().call('POST', path, { documentId: $id, data })
  }
  return () => backend.server.close()
})

const list = async (queries: readonly string[]) => {
  const search = queries.map((query, n) => `queries[${n}]=${encodeURIComponent(query)}`).join('&')
  const { status, body } = await backend.client().call('GET', `${path}?${search}`)
  const { total, documents = [] } = body as { total?: number; documents?: { $id: string }[] }
  return { status, body, total, ids: documents.map(({ $id }) => $id).join('') }
}

it.each([
  ['upwards', [Query.orderAsc('year')], 'abc'],
  ['downwards', [Query.orderDesc('year')], 'cba'],
  ['downwards by the time it was made', [Query.orderDesc('$createdAt')], 'cba'],
  ['limited', [Query.orderAsc('year'), Query.limit(2)], 'ab'],
  ['from the second', [Query.orderAsc('year'), Query.offset(1)], 'bc'],
  ['the second alone', [Query.orderAsc('year'), Query.limit(1), Query.offset(1)], 'b'],
  ['after a document', [Query.cursorAfter('a')], 'bc'],
  ['after a document, downwards', [Query.orderDesc('year'), Query.cursorAfter('b')], 'a'],
  ['before a document', [Query.cursorBefore('c')], 'ab'],
  ['right before a document', [Query.limit(1), Query.cursorBefore('c')], 'b'],
])('D06 a list %s has exactly its documents, and the whole total', async (_, queries, ids) => {
  expect(await list(queries)).toMatchObject({ status: 200, total: 3, ids })
})

it.each([['equal("title"'], ['{"method":"frobnicate"}'], ['[]']])(
  'D07 the query %s is 400',
  async (query) => {
    const { body } = await list([query])
    expect(body).toMatchObject({
      code: 400,
      type: 'general_query_invalid',
      message: expect.stringMatching(/^Invalid query/) as string,
    })
  },
)

it.each([
  ['equal', Query.equal('title', 'Spider Man'), 'b'],
  ['equal to one of several', Query.equal('year', [1944, 2017]), 'ac'],
  ['notEqual', Query.notEqual('year', 1944), 'bc'],
  ['greaterThan', Query.greaterThan('$createdAt', '2026-01-02T03:30:01.000+00:00'), 'bc'],
  ['contains, in a list, exactly', Query.contains('tags', ['hero']), 'ab'],
  ['contains, in a list, no part of a word', Query.contains('tags', ['her']), ''],
  ['contains, in a text', Query.contains('title', 'Home'), 'c'],
  ['isNull', Query.isNull('note'), 'bc'],
  ['search', Query.search('title', 'Homecoming'), 'c'],
])('D08 %s finds exactly its documents', async (_, query, ids) => {
  expect(await list([query])).toMatchObject({ status: 200, total: ids.length, ids })
})

it('D09 more than 500 values are 400', async () => {
  const { body } = await list([Query.equal('year', Array<number>(501).fill(1))])
  expect(body).toMatchObject({ code: 400, type: 'general_query_invalid' })
})
