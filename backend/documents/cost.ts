import type { Attribute, Collection } from '#backend/config/schema.ts'
import { defaultPage, queryCost } from '#backend/contract/limits.ts'
import { prefix, refuse, type Query } from '#backend/documents/querySyntax.ts'

/** Characters of an attribute without its own size: an address, a date. */
const usualSize = 320

const sizeOf = ({ type, size = usualSize, array }: Attribute) =>
  (type === 'string' ? size : 20) * (array ? 10 : 1)

/** Reading a value out of a document takes longer in a long document. */
const weightOf = ({ attributes }: Collection) =>
  Math.max(1, attributes.reduce((sum, attribute) => sum + sizeOf(attribute), 0) / 1000)

const textMethods = ['contains', 'notContains', 'search', 'notSearch', ...prefix]

/** What one document costs a filter, in comparisons. */
const filterCost = ({ method, values, nested }: Query): number => {
  if (method === 'and' || method === 'or') {
    return nested.reduce((sum, part) => sum + filterCost(part), 0)
  }
  if (!textMethods.includes(method)) return 3 + values.length / 100
  return values.reduce<number>((sum, value) => sum + 4 + String(value).length / 32, 3)
}

const isWindow = ({ method }: Query) =>
  method === 'limit' || method === 'offset' || method === 'select' || method.startsWith('cursor')

/**
 * Refuses a list that would keep everybody else waiting: the database answers one question at a time. For
 * every caller but the server key.
 *
 * @param collection - What is listed.
 * @param queries - See `readQueries`.
 * @param documents - How many it looks through.
 * @throws ApiError `general_query_invalid`.
 */
export const checkCost = (collection: Collection, queries: readonly Query[], documents: number) => {
  const orders = queries.filter(({ method }) => method.startsWith('order')).length
  const hasCursor = queries.some(({ method }) => method.startsWith('cursor'))
  const filters = queries
    .filter((query) => !isWindow(query) && !query.method.startsWith('order'))
    .reduce((sum, query) => sum + filterCost(query), 0)
  // A cursor compares each order with all orders before it.
  const sorting = hasCursor ? ((orders + 1) * (orders + 2)) / 2 : orders
  const limit = Number(queries.find(({ method }) => method === 'limit')?.values[0] ?? defaultPage)
  const looking = documents * (queryCost.document + filters + sorting)
  const sending = Math.min(limit, documents) * queryCost.sent
  if ((looking + sending) * weightOf(collection) > queryCost.most) {
    throw refuse('The list would take too long. Ask for less, or with the server key.')
  }
}
