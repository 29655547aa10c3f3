import { readFileSync } from 'node:fs'

/** An attribute as the Appwrite CLI's `appwrite.config.json` writes it. */
export interface Attribute {
  readonly key: string
  readonly type: 'string' | 'integer' | 'double' | 'boolean' | 'datetime'
  readonly required: boolean
  readonly array: boolean
  /** Characters, for strings. */
  readonly size?: number
  readonly format?: string
  /** The words of an enum. */
  readonly elements?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly default?: string | number | boolean | null
}

/** An index of a collection. `unique` is enforced, `fulltext` allows `search`. */
interface Index {
  readonly key: string
  readonly type: 'key' | 'unique' | 'fulltext'
  readonly attributes: readonly string[]
}

/** A collection with its attributes in the order of the file. */
export interface Collection {
  readonly $id: string
  readonly $permissions: readonly string[]
  readonly databaseId: string
  readonly enabled: boolean
  readonly documentSecurity: boolean
  readonly attributes: readonly Attribute[]
  readonly indexes: readonly Index[]
}

/** What the backend takes from the project's one definition. */
export interface Schema {
  readonly projectId: string
  readonly projectName: string
  readonly databases: readonly { readonly $id: string; readonly enabled: boolean }[]
  readonly collections: readonly Collection[]
}

/** A definition that cannot be used; the message is one sentence for the person who starts it. */
class SchemaError extends Error {}

const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/
const types = new Set(['string', 'integer', 'double', 'boolean', 'datetime'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fail: (sentence: string) => never = (sentence) => {
  throw new SchemaError(`appwrite.config.json: ${sentence}`)
}

const listOf = (value: unknown, what: string): Record<string, unknown>[] => {
  if (!Array.isArray(value) || !value.every(isObject)) fail(`"${what}" is not a list of objects.`)
  return value
}

const keyOf = (value: unknown, what: string): string => {
  if (typeof value !== 'string' || !keyPattern.test(value)) fail(`${what} has no valid name.`)
  return value
}

const attribute = (row: Record<string, unknown>, collection: string): Attribute => {
  const key = keyOf(row['key'], `An attribute of "${collection}"`)
  const type = row['type']
  if (typeof type !== 'string' || !types.has(type)) {
    fail(`"${collection}.${key}" has a type that the embedded backend does not keep.`)
  }
  if (type === 'string' && row['format'] === 'enum' && !Array.isArray(row['elements'])) {
    fail(`"${collection}.${key}" is an enum without elements.`)
  }
  return {
    ...row,
    key,
    required: row['required'] === true,
    array: row['array'] === true,
  } as Attribute
}

const collection = (row: Record<string, unknown>): Collection => {
  const $id = keyOf(row['$id'], 'A collection')
  const attributes = listOf(row['attributes'] ?? [], `${$id}.attributes`).map((a) =>
    attribute(a, $id),
  )
  const known = new Set(attributes.map((a) => a.key))
  const indexes = listOf(row['indexes'] ?? [], `${$id}.indexes`).map((index) => {
    const of = index['attributes']
    if (!Array.isArray(of) || !of.every((key) => typeof key === 'string' && known.has(key))) {
      fail(`An index of "${$id}" names an attribute that the collection does not have.`)
    }
    return {
      key: keyOf(index['key'], `An index of "${$id}"`),
      type: index['type'],
      attributes: of,
    } as Index
  })
  const permissions = row['$permissions'] ?? []
  if (!Array.isArray(permissions)) fail(`"${$id}.$permissions" is not a list.`)
  return {
    $id,
    $permissions: permissions as string[],
    databaseId: keyOf(row['databaseId'], `The database of "${$id}"`),
    enabled: row['enabled'] !== false,
    documentSecurity: row['documentSecurity'] === true,
    attributes,
    indexes,
  }
}

/**
 * Reads a definition in the Appwrite CLI's format.
 *
 * @param value - The parsed JSON.
 * @returns The schema the backend works by.
 * @throws SchemaError with one sentence naming the first fault.
 */
export const parseSchema = (value: unknown): Schema => {
  if (!isObject(value)) fail('The file holds no object.')
  const root = value
  const projectId = keyOf(root['projectId'], 'The project')
  const projectName = typeof root['projectName'] === 'string' ? root['projectName'] : projectId
  return {
    projectId,
    projectName,
    databases: listOf(root['databases'], 'databases').map((row) => ({
      $id: keyOf(row['$id'], 'A database'),
      enabled: row['enabled'] !== false,
    })),
    collections: listOf(root['collections'], 'collections').map(collection),
  }
}

/**
 * Reads the project's own definition, the same file that the Appwrite CLI pushes.
 *
 * @param path - The file; the repository's root by default.
 * @returns The schema.
 * @throws SchemaError when the file is missing, no JSON, or not usable.
 */
export const readSchema = (
  path: URL | string = new URL('../../appwrite.config.json', import.meta.url),
) => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return fail('The file cannot be read.')
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return fail('The file is no valid JSON.')
  }
  return parseSchema(value)
}
