import { readFileSync } from 'node:fs'
import * as v from 'valibot'

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

// Names of indexes stand in SQL, so that a name may hold neither quotes nor spaces.
const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, 'is no valid name'))
const flag = v.optional(v.boolean(), false)
const enabled = v.optional(v.boolean(), true)

const attribute = v.pipe(
  v.looseObject({
    key: name,
    type: v.picklist(['string', 'integer', 'double', 'boolean', 'datetime']),
    required: flag,
    array: flag,
    size: v.exactOptional(v.number()),
    format: v.exactOptional(v.string()),
    elements: v.exactOptional(v.array(v.string())),
    min: v.exactOptional(v.number()),
    max: v.exactOptional(v.number()),
    default: v.exactOptional(v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  }),
  v.check(
    ({ format, elements }) => format !== 'enum' || elements !== undefined,
    'is an enum without elements',
  ),
)

const index = v.object({
  key: name,
  type: v.picklist(['key', 'unique', 'fulltext']),
  attributes: v.array(v.string()),
})

const collection = v.pipe(
  v.object({
    $id: name,
    $permissions: v.optional(v.array(v.string()), []),
    databaseId: name,
    enabled,
    documentSecurity: flag,
    attributes: v.optional(v.array(attribute), []),
    indexes: v.optional(v.array(index), []),
  }),
  v.check(({ attributes, indexes }) => {
    const known = attributes.map(({ key }) => key)
    return indexes.flatMap((one) => one.attributes).every((key) => known.includes(key))
  }, 'has an index of an attribute that it does not have'),
)

const definition = v.object({
  projectId: name,
  projectName: v.exactOptional(v.string()),
  databases: v.array(v.object({ $id: name, enabled })),
  collections: v.array(collection),
})

/**
 * Reads a definition in the Appwrite CLI's format.
 *
 * @param value - The parsed JSON.
 * @returns The schema the backend works by.
 * @throws Error with one sentence naming the first fault.
 */
export const parseSchema = (value: unknown): Schema => {
  const { success, output, issues } = v.safeParse(definition, value)
  if (success) return { projectName: output.projectId, ...output }
  const [fault] = issues
  throw new Error(`appwrite.config.json: ${v.getDotPath(fault) ?? 'the file'}: ${fault.message}`)
}

/**
 * Reads the project's own definition, the same file that the Appwrite CLI pushes.
 *
 * @throws Error when the file is missing, no JSON, or not usable.
 */
export const readSchema = (): Schema =>
  parseSchema(
    JSON.parse(readFileSync(new URL('../../appwrite.config.json', import.meta.url), 'utf8')),
  )
