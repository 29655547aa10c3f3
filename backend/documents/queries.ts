import type { Attribute, Collection } from '#backend/config/schema.ts'
import { queryLimits } from '#backend/contract/limits.ts'
import { normaliseDate } from '#backend/documents/attributes.ts'
import {
  bare,
  capital,
  invalid,
  many,
  orders,
  pairs,
  prefix,
  refuse,
  shape,
  single,
  type Query,
} from '#backend/documents/querySyntax.ts'

const systemTypes: Readonly<Record<string, Attribute['type']>> = {
  $id: 'string',
  $sequence: 'integer',
  $createdAt: 'datetime',
  $updatedAt: 'datetime',
}

const attributeOf = (collection: Collection, key: string): Pick<Attribute, 'type' | 'array'> => {
  const type = Object.hasOwn(systemTypes, key) ? systemTypes[key] : undefined
  if (type !== undefined) return { type, array: false }
  const attribute = collection.attributes.find((candidate) => candidate.key === key)
  if (!attribute) throw invalid(`Attribute not found in schema: ${key}`)
  return attribute
}

const fits = (type: Attribute['type'], value: unknown) => {
  if (type === 'string') return typeof value === 'string'
  if (type === 'boolean') return typeof value === 'boolean'
  if (type === 'datetime') return normaliseDate(value) !== undefined
  return typeof value === 'number' && (type === 'double' || Number.isInteger(value))
}

const checkWindow = (query: Query, least: number) => {
  const [value] = query.values
  if (!Number.isSafeInteger(value) || (value as number) < least) {
    throw invalid(
      `Invalid ${query.method}: Value must be a valid range between ${least} and 9,223,372,036,854,775,807`,
    )
  }
}

/** Names that a selection may have beside those of attributes. */
const selectable: readonly unknown[] = ['*', '$permissions', '$databaseId', '$collectionId']

const checkSelection = (collection: Collection, query: Query) => {
  for (const name of query.values) {
    if (!selectable.includes(name)) attributeOf(collection, String(name))
  }
}

const checkCount = (query: Query) => {
  const { method, values } = query
  if (values.length > queryLimits.values) {
    throw invalid(
      `Query on attribute has greater than ${queryLimits.values} values: ${query.attribute}`,
    )
  }
  if (many.includes(method) && values.length === 0) {
    throw invalid(`${capital(method)} queries require at least one value.`)
  }
  if ([...single, ...prefix].includes(method) && values.length !== 1) {
    throw invalid(`${capital(method)} queries require exactly one value.`)
  }
  if (pairs.includes(method) && values.length !== 2) {
    throw invalid(`${capital(method)} queries require exactly two values.`)
  }
}

const checkFilter = (collection: Collection, query: Query) => {
  const { method, attribute, values } = query
  const { type, array } = attributeOf(collection, attribute)
  checkCount(query)
  if (array && !['contains', 'notContains', ...bare].includes(method)) {
    throw invalid(`Cannot query ${method} on attribute "${attribute}" because it is an array.`)
  }
  if (!array && ['contains', 'notContains', ...prefix].includes(method) && type !== 'string') {
    throw invalid(
      `Cannot query ${method} on attribute "${attribute}" because it is not an array or string.`,
    )
  }
  if (!values.every((value) => fits(type, value))) {
    throw invalid(`Query value is invalid for attribute "${attribute}"`)
  }
  const isIndexed = collection.indexes.some(
    (index) => index.type === 'fulltext' && index.attributes.includes(attribute),
  )
  if (['search', 'notSearch'].includes(method) && !isIndexed) {
    throw refuse(`Searching by attribute "${attribute}" requires a fulltext index.`)
  }
}

const check = (collection: Collection, query: Query): void => {
  const { method } = query
  if (method === 'limit') {
    checkWindow(query, 1)
    return
  }
  if (method === 'offset') {
    checkWindow(query, 0)
    return
  }
  if (method === 'orderRandom') return
  if (method === 'select') {
    checkSelection(collection, query)
    return
  }
  if (method === 'cursorAfter' || method === 'cursorBefore') {
    if (typeof query.values[0] !== 'string')
      throw invalid('Invalid cursor: Value must be a valid id')
    return
  }
  if (method === 'and' || method === 'or') {
    if (query.nested.length < 2)
      throw invalid(`${capital(method)} queries require at least two queries`)
    query.nested.forEach((part) => check(collection, part))
    return
  }
  if (orders.includes(method)) {
    // An order without an attribute is the order of insertion.
    if (query.attribute !== '') attributeOf(collection, query.attribute)
    return
  }
  checkFilter(collection, query)
}

/**
 * Reads the `queries` of a list and checks them against the collection.
 *
 * @param collection - What is listed.
 * @param sent - The parameter: JSON texts of `{method, attribute, values}`.
 * @returns The queries in their order.
 * @throws ApiError `general_query_invalid` with the first fault.
 */
export const readQueries = (collection: Collection, sent: unknown): readonly Query[] => {
  if (sent === undefined) return []
  const texts = Array.isArray(sent) ? (sent as unknown[]) : [sent]
  if (texts.length > queryLimits.queries) {
    throw invalid(`You can only provide up to ${queryLimits.queries} queries.`)
  }
  const queries = texts.map((text) => {
    if (typeof text !== 'string' || text.length > queryLimits.length) throw invalid('Syntax error')
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      throw invalid('Syntax error')
    }
    return shape(value)
  })
  for (const query of queries) check(collection, query)
  if (queries.filter(({ method }) => orders.includes(method)).length > queryLimits.orders) {
    throw refuse(`A list has at most ${queryLimits.orders} orders.`)
  }
  return queries
}

/** The attribute names that `select` asks for, or nothing for all. */
export const selection = (queries: readonly Query[]): ReadonlySet<string> | undefined => {
  const names = queries
    .filter((query) => query.method === 'select')
    .flatMap((query) => query.values)
  return names.length === 0 || names.includes('*') ? undefined : new Set(names.map(String))
}
