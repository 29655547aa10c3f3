import type { Attribute, Collection } from '#backend/config/schema.ts'
import { ApiError } from '#backend/contract/errors.ts'
import { codePoints, emailMessage, isEmail } from '#backend/http/validators.ts'

/** The attributes of a document by name. */
export type Data = Readonly<Record<string, unknown>>

/** Names that the service keeps itself; a client may send them and they are ignored. */
const systemNames = new Set([
  '$id',
  '$sequence',
  '$collection',
  '$collectionId',
  '$databaseId',
  '$createdAt',
  '$updatedAt',
  '$permissions',
])

const maxInteger = Number.MAX_SAFE_INTEGER
const dateMessage = 'Value must be valid date between 0000-01-01 00:00:00 and 9999-12-31 23:59:59.'
const datePattern =
  /^\d{4}-\d{2}-\d{2}(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Brings a date-time into the service's form, `YYYY-MM-DDTHH:MM:SS.mmm+00:00`.
 *
 * @param value - A date, or a date-time with or without an offset (then UTC).
 * @returns The date-time, or nothing when the value is none.
 */
export const normaliseDate = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined
  const match = datePattern.exec(value)
  if (match === null) return undefined
  const [, clock = '00:00', offset = 'Z'] = match
  const time = Date.parse(`${value.slice(0, 10)}T${clock}${offset}`)
  return Number.isNaN(time) ? undefined : formatDate(time)
}

/** Milliseconds since 1970 in the service's date-time form. */
export const formatDate = (time: number) => new Date(time).toISOString().replace('Z', '+00:00')

/** The sentence that refuses one value of an attribute, or nothing when it is good. */
const fault = (attribute: Attribute, value: unknown): string | undefined => {
  switch (attribute.type) {
    case 'string': {
      const size = attribute.size ?? (attribute.format === 'email' ? 254 : 255)
      if (typeof value !== 'string' || codePoints(value) > size) {
        return `Value must be a valid string and no longer than ${size} chars`
      }
      if (attribute.format === 'email' && !isEmail(value)) return emailMessage
      const words = attribute.format === 'enum' ? (attribute.elements ?? []) : undefined
      return words && !words.includes(value)
        ? `Value must be one of (${words.join(', ')})`
        : undefined
    }
    case 'integer':
    case 'double': {
      const whole = attribute.type === 'integer'
      if (typeof value !== 'number' || (whole && !Number.isSafeInteger(value))) {
        return `Value must be a valid ${whole ? 'integer' : 'float'}`
      }
      const {
        min = whole ? -maxInteger : -Number.MAX_VALUE,
        max = whole ? maxInteger : Number.MAX_VALUE,
      } = attribute
      return value < min || value > max
        ? `Value must be a valid range between ${min.toLocaleString('en-US')} and ${max.toLocaleString('en-US')}`
        : undefined
    }
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'Value must be a valid boolean'
    case 'datetime':
      return normaliseDate(value) === undefined ? dateMessage : undefined
  }
}

const hasFormat = (attribute: Attribute) =>
  attribute.type === 'integer' || attribute.type === 'double' || Boolean(attribute.format)

const checkValue = (attribute: Attribute, value: unknown) => {
  const refuse = (name: string, sentence: string) => {
    const what = hasFormat(attribute) ? 'format' : 'type'
    return invalid(`Attribute "${name}" has invalid ${what}. ${sentence}`)
  }
  if (!attribute.array) {
    const sentence = fault(attribute, value)
    if (sentence !== undefined) throw refuse(attribute.key, sentence)
    return
  }
  if (!Array.isArray(value)) throw invalid(`Attribute "${attribute.key}" must be an array`)
  value.forEach((item, index) => {
    const sentence = fault(attribute, item)
    if (sentence !== undefined) throw refuse(`${attribute.key}['${index}']`, sentence)
  })
}

const invalid = (sentence: string) =>
  new ApiError('document_invalid_structure', `Invalid document structure: ${sentence}`)

const isMissing = (value: unknown) => value === undefined || value === null

/** What an attribute holds when it was not set. */
const fallback = (attribute: Attribute) => (attribute.array ? [] : (attribute.default ?? null))

const stored = (attribute: Attribute, value: unknown): unknown => {
  if (attribute.type !== 'datetime') return value
  return Array.isArray(value) ? value.map(normaliseDate) : normaliseDate(value)
}

/**
 * Checks a whole document against its collection: an unknown name first, then what is missing,
 * then the values; the first fault ends it.
 *
 * @param collection - The definition.
 * @param data - Everything the document would hold.
 * @returns What to store: every attribute of the collection, unset ones at their default.
 * @throws ApiError `document_invalid_structure`.
 */
export const checkDocument = (collection: Collection, data: Data): Data => {
  const known = new Map(collection.attributes.map((attribute) => [attribute.key, attribute]))
  const unknown = Object.keys(data).find((name) => !known.has(name) && !systemNames.has(name))
  if (unknown !== undefined) throw invalid(`Unknown attribute: "${unknown}"`)
  const missing = collection.attributes.find((a) => a.required && isMissing(data[a.key]))
  if (missing) throw invalid(`Missing required attribute "${missing.key}"`)
  return Object.fromEntries(
    collection.attributes.map((attribute) => {
      const value = Object.hasOwn(data, attribute.key) ? data[attribute.key] : undefined
      if (value === undefined) return [attribute.key, fallback(attribute)]
      if (value === null) return [attribute.key, null]
      checkValue(attribute, value)
      return [attribute.key, stored(attribute, value)]
    }),
  )
}

/** A stored document as the collection defines it now: attributes added since are at their default. */
export const readDocument = (collection: Collection, data: Data): Data =>
  Object.fromEntries(
    collection.attributes.map((attribute) => [
      attribute.key,
      Object.hasOwn(data, attribute.key) ? data[attribute.key] : fallback(attribute),
    ]),
  )
