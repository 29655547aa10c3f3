import type { Attribute, Collection } from '#backend/config/schema.ts'
import { defaultPage, queryCost, queryLimits } from '#backend/contract/limits.ts'
import { prefix, refuse, type Query } from '#backend/documents/querySyntax.ts'
import { beyond, filter, ordering } from '#backend/documents/sql.ts'

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
const isOrder = ({ method }: Query) => method.startsWith('order')
const isCursor = ({ method }: Query) => method.startsWith('cursor')

const isWindow = ({ method }: Query) =>
  method === 'limit' || method === 'offset' || method === 'select' || method.startsWith('cursor')

const sumOf = <T>(list: readonly T[], cost: (one: T) => number) =>
  list.reduce((sum, one) => sum + cost(one), 0)

/** What a filter costs for each document. */
const filterCost = (filter: Query) =>
  isText(filter)
    ? sumOf(filter.values, (value) => queryCost.searched + String(value).length / 32)
    : queryCost.compared + filter.values.length / 100

/** Everything in a list that becomes SQL, as it is compiled. */
const compiled = (collection: Collection, filters: readonly Query[], queries: readonly Query[]) => {
  const orders = ordering(queries)
  return [
    ...filters.map((query) => filter(query, collection)),
    ...orders.map(({ expression }) => expression),
    ...(queries.some(isCursor) ? [beyond(orders, Array<number>(orders.length).fill(0))] : []),
  ]
}

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
  const orders = queries.filter(isOrder)
  const asked = queries.filter((query) => !isWindow(query) && !isOrder(query))
  const filters = asked.flatMap(leaves)
  const values = sumOf(filters, (filter) => Math.max(1, filter.values.length))
  if (values > queryLimits.values) {
    throw refuse(`All filters together have more than ${queryLimits.values} values.`)
  }
  // A cursor compares each order with all orders before it.
  const steps = queries.some(isCursor) ? ((orders.length + 1) * (orders.length + 2)) / 2 : 0
  const parsings = [filters, [...filters, ...orders]].filter((list) => list.some(readsData))
  const looking =
    (readsAll ? queryCost.counted : queryCost.found) +
    parsings.length * queryCost.parsed +
    sumOf(filters, filterCost) +
    orders.length * queryCost.sorted +
    steps * queryCost.compared
  const windowOf = (window: string, usual: number) =>
    Number(queries.find(({ method }) => method === window)?.values[0] ?? usual)
  const sent = Math.min(windowOf('limit', defaultPage), documents)
  const kept = Math.min(sent + windowOf('offset', 0), documents) * orders.length
  const all = documents * looking + kept * queryCost.kept + sent * queryCost.sent
  const preparing = sumOf(compiled(collection, asked, queries), ({ text }) => text.length)
  const cost = all * weightOf(collection) + preparing * queryCost.prepared
  if (cost > queryCost.most) throw refuse('The list would take too long. Ask for less.')
}
