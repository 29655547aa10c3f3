import { ApiError } from '#backend/contract/errors.ts'

/** A filter, order, window or selection of a list, checked against its collection. */
export interface Query {
  readonly method: string
  readonly attribute: string
  readonly values: readonly unknown[]
  /** The parts of `and` and `or`. */
  readonly nested: readonly Query[]
}

/** Methods that compare with one value. */
export const single = [
  'lessThan',
  'lessThanEqual',
  'greaterThan',
  'greaterThanEqual',
  'search',
  'notSearch',
]
/** Methods that compare with the start or end of a text. */
export const prefix = ['startsWith', 'notStartsWith', 'endsWith', 'notEndsWith']
/** Methods that take several values. */
export const many = ['equal', 'notEqual', 'contains', 'notContains']
/** Methods that take two values. */
export const pairs = ['between', 'notBetween']
/** Methods without a value. */
export const bare = ['isNull', 'isNotNull']
/** Methods that order. */
export const orders = ['orderAsc', 'orderDesc']
const methods = new Set([
  ...single,
  ...prefix,
  ...many,
  ...pairs,
  ...bare,
  ...orders,
  'orderRandom',
  'limit',
  'offset',
  'cursorAfter',
  'cursorBefore',
  'select',
  'and',
  'or',
])

/** A query that is not carried out. */
export const refuse = (sentence: string) => new ApiError('general_query_invalid', sentence)
/** A query that is written wrongly. */
export const invalid = (sentence: string) => refuse(`Invalid query: ${sentence}`)
/** A word at the start of a sentence. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const phpType = (value: unknown) =>
  value === null ? 'NULL' : typeof value === 'number' ? 'integer' : typeof value

/**
 * Reads a query that was sent.
 *
 * @throws ApiError `general_query_invalid`.
 */
export const shape = (value: unknown): Query => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('Must be an array, got ' + phpType(value))
  }
  const row = value as Record<string, unknown>
  const {
    method,
    attribute = '',
    values = [],
  } = row as Record<'method' | 'attribute' | 'values', unknown>
  if (typeof method !== 'string') {
    throw refuse(`Invalid query method. Must be a string, got ${phpType(method)}`)
  }
  if (!methods.has(method)) throw refuse(`Invalid query method: ${method}`)
  if (typeof attribute !== 'string') {
    throw refuse(`Invalid query attribute. Must be a string, got ${phpType(attribute)}`)
  }
  if (!Array.isArray(values)) {
    throw refuse(`Invalid query values. Must be an array, got ${phpType(values)}`)
  }
  const isGroup = method === 'and' || method === 'or'
  return {
    method,
    attribute,
    values: isGroup ? [] : values,
    nested: isGroup ? values.map(shape) : [],
  }
}
