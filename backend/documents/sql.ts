import type { Collection } from '#backend/config/schema.ts'
import { normaliseDate } from '#backend/documents/attributes.ts'
import type { Query } from '#backend/documents/querySyntax.ts'

/** A piece of SQL with the values for its question marks. */
export interface Sql {
  readonly text: string
  readonly values: readonly (string | number | null)[]
}

/** One step of an order: an expression and its direction. */
export interface Order {
  readonly expression: Sql
  readonly descending: boolean
}

const systemColumns: Readonly<Record<string, string>> = {
  $id: 'd.id',
  $sequence: 'd.seq',
  $createdAt: 'd.created_at',
  $updatedAt: 'd.updated_at',
}

const sql = (text: string, values: Sql['values'] = []): Sql => ({ text, values })

/**
 * The expression that reads an attribute of row `d`. Names were checked against the schema, whose
 * names hold neither quotes nor brackets; the path is bound anyway.
 */
const column = (attribute: string): Sql => {
  const system = Object.hasOwn(systemColumns, attribute) ? systemColumns[attribute] : undefined
  return system === undefined ? sql('json_extract(d.data, ?)', [`$."${attribute}"`]) : sql(system)
}

/** A checked query value in the form in which the column holds it. */
const bind = (attribute: string, value: unknown): string | number => {
  if (attribute === '$createdAt' || attribute === '$updatedAt') return Date.parse(String(value))
  return typeof value === 'boolean' ? Number(value) : (value as string | number)
}

const all = (values: Sql['values']) => values.map(() => '?').join(', ')
/** SQL that compares a text with the value of one question mark. */
type Comparison = (text: string, value: string) => string

/** Counts code points, as SQLite does. */
const length = (value: string) => Array.from(value).length

const starts: Comparison = (text, value) => `lower(substr(${text}, 1, ${length(value)})) = lower(?)`

const ends: Comparison = (text, value) =>
  value === '' ? `${text} >= ?` : `lower(substr(${text}, ${-length(value)})) = lower(?)`

const holds: Comparison = (text) => `instr(lower(${text}), lower(?)) > 0`

/**
 * Compares a text with each of the values, without regard to the case of ASCII letters. Not LIKE: over a text
 * that nearly matches in many places, its time grows with the square of the length.
 */
const anyOf = (query: Query, comparison: Comparison): Sql => {
  const target = column(query.attribute)
  const texts = query.values.map(String)
  return sql(
    `(${texts.map((value) => comparison(target.text, value)).join(' OR ')})`,
    texts.flatMap((value) => [...target.values, value]),
  )
}

/** Array attributes are searched element by element, texts by part. */
const contains = (query: Query, isArray: boolean): Sql => {
  if (!isArray) return anyOf(query, holds)
  const target = column(query.attribute)
  const values = query.values.map((value) => bind(query.attribute, value))
  return sql(
    `EXISTS (SELECT 1 FROM json_each(${target.text.replace('json_extract(d.data, ?)', 'd.data, ?')}) WHERE value IN (${all(values)}))`,
    [...target.values, ...values],
  )
}

const not = (inner: Sql): Sql => sql(`NOT (${inner.text})`, inner.values)

const comparisons: Readonly<Record<string, string>> = {
  lessThan: '<',
  lessThanEqual: '<=',
  greaterThan: '>',
  greaterThanEqual: '>=',
}

/**
 * Turns a checked filter into SQL over row `d`.
 *
 * @param query - See `readQueries`.
 * @param collection - Tells dates and arrays from other attributes.
 */
export const filter = (query: Query, collection: Collection): Sql => {
  const { method, attribute } = query
  if (method === 'and' || method === 'or') {
    const parts = query.nested.map((part) => filter(part, collection))
    return sql(
      `(${parts.map((part) => part.text).join(method === 'and' ? ' AND ' : ' OR ')})`,
      parts.flatMap((part) => part.values),
    )
  }
  const declared = collection.attributes.find(({ key }) => key === attribute)
  const isArray = declared?.array ?? false
  const target = column(attribute)
  const values = query.values.map((value) =>
    declared?.type === 'datetime' ? (normaliseDate(value) ?? null) : bind(attribute, value),
  )
  switch (method) {
    case 'equal':
      return sql(`${target.text} IN (${all(values)})`, [...target.values, ...values])
    case 'notEqual':
      return sql(`${target.text} NOT IN (${all(values)})`, [...target.values, ...values])
    case 'isNull':
      return sql(`${target.text} IS NULL`, target.values)
    case 'isNotNull':
      return sql(`${target.text} IS NOT NULL`, target.values)
    case 'between':
      return sql(`${target.text} BETWEEN ? AND ?`, [...target.values, ...values])
    case 'notBetween':
      return sql(`${target.text} NOT BETWEEN ? AND ?`, [...target.values, ...values])
    case 'startsWith':
      return anyOf(query, starts)
    case 'notStartsWith':
      return not(anyOf(query, starts))
    case 'endsWith':
      return anyOf(query, ends)
    case 'notEndsWith':
      return not(anyOf(query, ends))
    case 'contains':
    case 'search':
      return contains(query, isArray)
    case 'notContains':
    case 'notSearch':
      return not(contains(query, isArray))
    default:
      return sql(`${target.text} ${comparisons[method] ?? '='} ?`, [...target.values, ...values])
  }
}

/**
 * The order of a list, the order of insertion last, so that it is always the same.
 *
 * @param queries - See `readQueries`.
 */
export const ordering = (queries: readonly Query[]): readonly Order[] => {
  const asked = queries
    .filter((query) => query.method === 'orderAsc' || query.method === 'orderDesc')
    .map((query) => ({
      expression: column(query.attribute === '' ? '$sequence' : query.attribute),
      descending: query.method === 'orderDesc',
    }))
  const last = asked.at(-1)?.descending ?? false
  return [...asked, { expression: sql('d.seq'), descending: last }]
}

/** The rows with a later value in an order. SQLite sorts NULL first, and no comparison with it is true. */
const laterThan = (
  { expression: { text, values }, descending }: Order,
  value: Sql['values'][number],
) => {
  if (value === null) return descending ? sql('FALSE') : sql(`${text} IS NOT NULL`, values)
  return descending
    ? sql(`(${text} < ? OR ${text} IS NULL)`, [...values, value, ...values])
    : sql(`${text} > ?`, [...values, value])
}

/**
 * The rows beyond a cursor: those that come later in the order than the cursor's own values.
 *
 * @param orders - See {@link ordering}; already turned round for `cursorBefore`.
 * @param at - The cursor row's value for each order.
 */
export const beyond = (orders: readonly Order[], at: readonly (string | number | null)[]): Sql => {
  const steps = orders.map((order, index) => {
    const equal = orders.slice(0, index).map((earlier) => `${earlier.expression.text} IS ?`)
    const ahead = laterThan(order, at[index] ?? null)
    return sql(`(${[...equal, ahead.text].join(' AND ')})`, [
      ...orders
        .slice(0, index)
        .flatMap(({ expression }, i) => [...expression.values, at[i] ?? null]),
      ...ahead.values,
    ])
  })
  return sql(
    `(${steps.map((step) => step.text).join(' OR ')})`,
    steps.flatMap((step) => step.values),
  )
}
