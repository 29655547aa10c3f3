import type { Attribute, Collection } from '#backend/config/schema.ts'
import { defaultPage, queryCost, queryLimits } from '#backend/contract/limits.ts'
import { prefix, refuse, type Query } from '#backend/documents/querySyntax.ts'

/** Characters of an attribute without its own size: an address, a date. */
const usualSize = 320

const sizeOf = ({ type, size = usualSize, array }: Attribute) =>
  (type === 'string' ? size : 20) * (array ? 10 : 1)

/** Reading a value out of a document takes longer in a long document. */
const weightOf = ({ attributes }: Collection) =>
  Math.max(1, attributes.reduce((sum, attribute) => sum + sizeOf(attribute), 0) / 1000)

const textMethods = ['contains', 'notContains', 'search', 'notSearch', ...prefix]

/** The filters of a list, without the `and` and `or` around them. */
const leaves = (query: Query): readonly Query[] =>
  query.nested.length === 0 ? [query] : query.nested.flatMap(leaves)

const isText = ({ method }: Query) => textMethods.includes(method)
/** An order without an attribute is the order of insertion. */
const readsData = ({ attribute }: Query) => attribute !== '' && !attribute.startsWith('$')

const isWindow = ({ method }: Query) =>
  method === 'limit' || method === 'offset' || method === 'select' || method.startsWith('cursor')

const sumOf = <T>(list: readonly T[], cost: (one: T) => number) =>
  list.reduce((sum, one) => sum + cost(one), 0)

/** What a filter costs for each document. */
const filterCost = (filter: Query) =>
  isText(filter)
    ? sumOf(filter.values, (value) => queryCost.searched + String(value).length / 32)
    : queryCost.compared + filter.values.length / 100

/** What a filter costs before it looks at a document; the values of most are compared as one list. */
const preparing = (filter: Query) =>
  queryCost.prepared * (isText(filter) ? 1 + filter.values.length : 1 + filter.values.length / 30)

/**
 * Refuses a list that would keep everybody else waiting: the database answers one question at a time.
 *
 * @param collection - What is listed.
 * @param queries - See `readQueries`.
 * @param documents - How many it looks through.
 * @param readsAll - Whether the caller may read all, so that none is looked up by its roles.
 * @throws ApiError `general_query_invalid`.
 */
export const checkCost = (
  collection: Collection,
  queries: readonly Query[],
  documents: number,
  readsAll: boolean,
) => {
  const orders = queries.filter(({ method }) => method.startsWith('order'))
  const filters = queries
    .filter((query) => !isWindow(query) && !orders.includes(query))
    .flatMap(leaves)
  const values = sumOf(filters, (filter) => Math.max(1, filter.values.length))
  if (values > queryLimits.values) {
    throw refuse(`All filters together have more than ${queryLimits.values} values.`)
  }
  const hasCursor = queries.some(({ method }) => method.startsWith('cursor'))
  // A cursor compares each order with all orders before it.
  const beyond = hasCursor ? ((orders.length + 1) * (orders.length + 2)) / 2 : 0
  const parsings = [filters, [...filters, ...orders]].filter((list) => list.some(readsData))
  const looking =
    (readsAll ? queryCost.counted : queryCost.found) +
    parsings.length * queryCost.parsed +
    sumOf(filters, filterCost) +
    orders.length * queryCost.sorted +
    beyond * queryCost.compared
  const windowOf = (window: string, usual: number) =>
    Number(queries.find(({ method }) => method === window)?.values[0] ?? usual)
  const sent = Math.min(windowOf('limit', defaultPage), documents)
  const kept = Math.min(sent + windowOf('offset', 0), documents) * orders.length
  const all = documents * looking + kept * queryCost.kept + sent * queryCost.sent
  const cost = all * weightOf(collection) + sumOf(filters, preparing)
  if (cost > queryCost.most) throw refuse('The list would take too long. Ask for less.')
}
