import type { Collection } from '#backend/config/schema.ts'
import { queryCost } from '#backend/contract/limits.ts'
import type { Data } from '#backend/documents/attributes.ts'
import { parsePermission } from '#backend/documents/permissions.ts'
import type { Query } from '#backend/documents/querySyntax.ts'
import { inTransaction, isUniqueViolation, type Db } from '#backend/store/database.ts'
import {
  documentColumns,
  readRow,
  type DocumentRow,
  type StoredDocument,
} from '#backend/store/documentRows.ts'
import { listDocuments } from '#backend/store/listDocuments.ts'

const readersOf = (permissions: readonly string[]) =>
  permissions.flatMap((text) => {
    const permission = parsePermission(text)
    return permission?.action === 'read' ? [permission.role] : []
  })

/**
 * The documents of all collections.
 *
 * @param db - The open database.
 */
export const documentsStore = (db: Db) => {
  const one = db.prepare(
    `SELECT ${documentColumns} FROM documents d WHERE database_id = ? AND collection_id = ? AND id = ?`,
  )
  const insert = db.prepare(
    `INSERT INTO documents (database_id, collection_id, id, data, permissions, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const change = db.prepare(
    'UPDATE documents SET data = ?, permissions = ?, updated_at = ? WHERE seq = ?',
  )
  const remove = db.prepare('DELETE FROM documents WHERE seq = ?')
  const addReader = db.prepare('INSERT OR IGNORE INTO document_readers (seq, role) VALUES (?, ?)')
  const dropReaders = db.prepare('DELETE FROM document_readers WHERE seq = ?')

  /** Undefined instead of an exception where an id or a unique index is taken. */
  const unlessTaken = <T>(work: () => T): T | undefined => {
    try {
      return inTransaction(db, work)
    } catch (error) {
      if (isUniqueViolation(error)) return undefined
      throw error
    }
  }

  const find = (collection: Collection, id: string) => {
    const row = one.get(collection.databaseId, collection.$id, id) as DocumentRow | undefined
    return row && readRow(row)
  }

  return {
    find,
    /**
     * How many documents a list looks through. Beyond what is too many for any list, it does not count.
     *
     * @param roles - See `listDocuments`.
     */
    count(collection: Collection, roles: readonly string[] | undefined): number {
      const [from, values] = roles
        ? [`document_readers WHERE role IN (${roles.map(() => '?').join(', ')})`, roles]
        : [
            'documents WHERE database_id = ? AND collection_id = ?',
            [collection.databaseId, collection.$id],
          ]
      const row = db
        .prepare(
          `SELECT count(*) AS total FROM (SELECT 1 FROM ${from} LIMIT ${Math.ceil(queryCost.most / queryCost.counted)})`,
        )
        .get(...values) as { total: number }
      return row.total
    },
    /** Returns nothing when the id, or a value of a unique index, is taken. */
    add(
      collection: Collection,
      id: string,
      data: Data,
      permissions: readonly string[],
      now: number,
    ): StoredDocument | undefined {
      return unlessTaken(() => {
        // Not `get` with RETURNING: after one violated index it would refuse every later document.
        const { lastInsertRowid } = insert.run(
          collection.databaseId,
          collection.$id,
          id,
          JSON.stringify(data),
          JSON.stringify(permissions),
          now,
          now,
        )
        const seq = Number(lastInsertRowid)
        for (const role of readersOf(permissions)) addReader.run(seq, role)
        return { sequence: seq, id, data, permissions, createdAt: now, updatedAt: now }
      })
    },
    /** Returns nothing when a value of a unique index is taken. */
    change(
      document: StoredDocument,
      data: Data,
      permissions: readonly string[],
      now: number,
    ): StoredDocument | undefined {
      return unlessTaken(() => {
        change.run(JSON.stringify(data), JSON.stringify(permissions), now, document.sequence)
        dropReaders.run(document.sequence)
        for (const role of readersOf(permissions)) addReader.run(document.sequence, role)
        return { ...document, data, permissions, updatedAt: now }
      })
    },
    remove: (document: StoredDocument) => void remove.run(document.sequence),
    list: (
      collection: Collection,
      queries: readonly Query[],
      roles: readonly string[] | undefined,
      counted: boolean,
    ) => listDocuments(db, collection, queries, roles, counted),
  }
}
