import type { Schema } from '#backend/config/schema.ts'
import type { Db } from '#backend/store/database.ts'

/** Prefix that tells these indexes from the database's own. */
const prefix = 'schema_'

/**
 * Makes the database keep the indexes of the schema, unique ones included, and drop those that are
 * no longer in it. Names were checked when the schema was read, so they can stand in SQL.
 *
 * @param db - The open database.
 * @param schema - The project's definition.
 */
export const syncIndexes = (db: Db, schema: Schema) => {
  const wanted = new Map(
    schema.collections.flatMap((collection) =>
      collection.indexes
        .filter((index) => index.type !== 'fulltext')
        .map((index): [string, string] => {
          const { databaseId, $id } = collection
          const columns = index.attributes.map((key) => `json_extract(data, '$."${key}"')`)
          const name = `${prefix}${databaseId}_${$id}_${index.key}`
          const kind = index.type === 'unique' ? 'UNIQUE INDEX' : 'INDEX'
          return [
            name,
            `CREATE ${kind} IF NOT EXISTS "${name}" ON documents (${columns.join(', ')})
             WHERE database_id = '${databaseId}' AND collection_id = '${$id}'`,
          ]
        }),
    ),
  )
  const present = db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE '${prefix}%'`)
    .all() as { name: string }[]
  for (const { name } of present) if (!wanted.has(name)) db.exec(`DROP INDEX "${name}"`)
  for (const statement of wanted.values()) db.exec(statement)
}
