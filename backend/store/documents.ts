import type { Collection } from '#backend/config/schema.ts'
import { defaultPage, totalCap } from '#backend/contract/limits.ts'
import type { Data } from '#backend/documents/attributes.ts'
import { parsePermission } from '#backend/documents/permissions.ts'
import type { Query } from '#backend/documents/queries.ts'
import { beyond, filter, ordering, type Sql } from '#backend/documents/sql.ts'
import { inTransaction, isUniqueViolation, type Db } from '#backend/store/database.ts'

/** A stored document. Times are milliseconds since 1970. */
export interface StoredDocument {
  readonly sequence: number
  readonly id: string
  readonly data: Data
  readonly permissions: readonly string[]
  readonly createdAt: number
  readonly updatedAt: number
}

interface Row {
  readonly seq: number
  readonly id: string
  readonly data: string
  readonly permissions: string
  readonly created_at: number
  readonly updated_at: number
}

const read = (row: Row): StoredDocument => ({
  sequence: row.seq,
  id: row.id,
  data: JSON.parse(row.data) as Data,
  permissions: JSON.parse(row.permissions) as string[],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const readersOf = (permissions: readonly string[]) =>
  permissions.flatMap((text) => {
    const permission = parsePermission(text)
    return permission?.action === 'read' ? [permission.role] : []
  })

const numberOf = (queries: readonly Query[], method: string, fallback: number) =>
  Math.min(
    Number(queries.find((query) => query.method === method)?.values[0] ?? fallback),
    Number.MAX_SAFE_INTEGER,
  )

/** How the attributes of a collection are read in SQL. */
const kindIn = (collection: Collection) => (key: string) => {
  const attribute = collection.attributes.find((candidate) => candidate.key === key)
  return { isArray: attribute?.array ?? false, isDate: attribute?.type === 'datetime' }
}

/**
 * The documents of all collections.
 *
 * @param db - The open database.
 */
export function documentsStore(db: Db) {
  const one = db.prepare(
    'SELECT * FROM documents WHERE database_id = ? AND collection_id = ? AND id = ?',
  )
  const insert = db.prepare(
    `INSERT INTO documents (database_id, collection_id, id, data, permissions, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING seq`,
  )
  const change = db.prepare(
    'UPDATE documents SET data = ?, permissions = ?, updated_at = ? WHERE seq = ?',
  )
  const remove = db.prepare('DELETE FROM documents WHERE seq = ?')
  const addReader = db.prepare('INSERT OR IGNORE INTO document_readers (seq, role) VALUES (?, ?)')
  const dropReaders = db.prepare('DELETE FROM document_readers WHERE seq = ?')

  /** Undefined instead of an exception where an id or a unique index is taken. */
  function unlessTaken<T>(work: () => T): T | undefined {
    try {
      return inTransaction(db, work)
    } catch (error) {
      if (isUniqueViolation(error)) return undefined
      throw error
    }
  }

  const find = (collection: Collection, id: string) => {
    const row = one.get(collection.databaseId, collection.$id, id) as Row | undefined
    return row && read(row)
  }

  function cursorPart(queries: readonly Query[], readable: Sql) {
    const cursor = queries.find((query) => query.method.startsWith('cursor'))
    const backwards = cursor?.method === 'cursorBefore'
    const orders = ordering(queries).map((order) =>
      backwards ? { ...order, descending: !order.descending } : order,
    )
    if (!cursor) return { orders, backwards, where: [] as Sql[] }
    const id = String(cursor.values[0])
    const columns = orders.map((order, index) => `${order.expression.text} AS c${index}`)
    const row = db
      .prepare(`SELECT ${columns.join(', ')} FROM documents d WHERE ${readable.text} AND d.id = ?`)
      .get(...orders.flatMap((order) => order.expression.values), ...readable.values, id) as
      Record<string, string | number | null> | undefined
    if (!row) return undefined
    const at = orders.map((_, index) => row[`c${index}`] ?? null)
    return { orders, backwards, where: [beyond(orders, at)] }
  }

  return {
    find,
    /** Returns nothing when the id, or a value of a unique index, is taken. */
    add(
      collection: Collection,
      id: string,
      data: Data,
      permissions: readonly string[],
      now: number,
    ): StoredDocument | undefined {
      return unlessTaken(() => {
        const { seq } = insert.get(
          collection.databaseId,
          collection.$id,
          id,
          JSON.stringify(data),
          JSON.stringify(permissions),
          now,
          now,
        ) as { seq: number }
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
    /**
     * Lists documents.
     *
     * @param collection - Whose.
     * @param queries - Checked ones.
     * @param roles - The roles whose readable documents are wanted; nothing for all documents.
     * @param counted - Whether the total is wanted.
     * @returns The page and the total without windows, or nothing when the cursor is unknown.
     */
    list(
      collection: Collection,
      queries: readonly Query[],
      roles: readonly string[] | undefined,
      counted: boolean,
    ): { total: number; documents: StoredDocument[] } | undefined {
      const inCollection: Sql = {
        text: 'd.database_id = ? AND d.collection_id = ?',
        values: [collection.databaseId, collection.$id],
      }
      const marks = (roles ?? []).map(() => '?').join(', ')
      const readable: Sql = roles
        ? {
            text: `${inCollection.text} AND d.seq IN (SELECT seq FROM document_readers WHERE role IN (${marks}))`,
            values: [...inCollection.values, ...roles],
          }
        : inCollection
      const windows = new Set(['limit', 'offset', 'cursorAfter', 'cursorBefore', 'select'])
      const filters = queries
        .filter((query) => !windows.has(query.method) && !query.method.startsWith('order'))
        .map((query) => filter(query, kindIn(collection)))
      const matching = [readable, ...filters]
      const cursor = cursorPart(queries, readable)
      if (!cursor) return undefined
      const where = [...matching, ...cursor.where]
      const random = queries.some((query) => query.method === 'orderRandom')
      const order = cursor.orders
        .map((step) => `${step.expression.text} ${step.descending ? 'DESC' : 'ASC'}`)
        .join(', ')
      const rows = db
        .prepare(
          `SELECT * FROM documents d WHERE ${where.map((part) => part.text).join(' AND ')}
           ORDER BY ${random ? 'random()' : order} LIMIT ? OFFSET ?`,
        )
        .all(
          ...where.flatMap((part) => part.values),
          ...(random ? [] : cursor.orders.flatMap((step) => step.expression.values)),
          numberOf(queries, 'limit', defaultPage),
          numberOf(queries, 'offset', 0),
        ) as Row[]
      const documents = rows.map(read)
      const total = counted
        ? (db
            .prepare(
              `SELECT count(*) AS total FROM (SELECT 1 FROM documents d
               WHERE ${matching.map((part) => part.text).join(' AND ')} LIMIT ${totalCap})`,
            )
            .get(...matching.flatMap((part) => part.values)) as { total: number })
        : { total: 0 }
      return { total: total.total, documents: cursor.backwards ? documents.reverse() : documents }
    },
  }
}

/** See {@link documentsStore}. */
export type DocumentsStore = ReturnType<typeof documentsStore>
