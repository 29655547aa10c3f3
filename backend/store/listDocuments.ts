import type { Collection } from '#backend/config/schema.ts'
import { defaultPage, totalCap } from '#backend/contract/limits.ts'
import type { Query } from '#backend/documents/querySyntax.ts'
import { beyond, filter, ordering, type Sql } from '#backend/documents/sql.ts'
import type { Db } from '#backend/store/database.ts'
import {
  documentColumns,
  readRow,
  type DocumentRow,
  type StoredDocument,
} from '#backend/store/documentRows.ts'

const numberOf = (queries: readonly Query[], method: string, fallback: number) =>
  Math.min(
    Number(queries.find((query) => query.method === method)?.values[0] ?? fallback),
    Number.MAX_SAFE_INTEGER,
  )

/**
 * Where a list looks: at all documents, or only at those that some roles may read. The readable ones
 * are found first (`CROSS JOIN` holds SQLite to that): a guest may read none of a hundred thousand.
 */
const source = (roles: readonly string[] | undefined): Sql => {
  if (!roles) return { text: 'documents d', values: [] }
  const marks = roles.map(() => '?').join(', ')
  return {
    text: `(SELECT DISTINCT seq FROM document_readers WHERE role IN (${marks})) r
           CROSS JOIN documents d ON d.seq = r.seq`,
    values: roles,
  }
}

const cursorPart = (db: Db, queries: readonly Query[], from: Sql, inCollection: Sql) => {
  const cursor = queries.find((query) => query.method.startsWith('cursor'))
  const backwards = cursor?.method === 'cursorBefore'
  const orders = ordering(queries).map((order) =>
    backwards ? { ...order, descending: !order.descending } : order,
  )
  if (!cursor) return { orders, backwards, where: [] as Sql[] }
  const id = String(cursor.values[0])
  const columns = orders.map((order, index) => `${order.expression.text} AS c${index}`)
  const row = db
    .prepare(
      `SELECT ${columns.join(', ')} FROM ${from.text} WHERE ${inCollection.text} AND d.id = ?`,
    )
    .get(
      ...orders.flatMap((order) => order.expression.values),
      ...from.values,
      ...inCollection.values,
      id,
    ) as Record<string, string | number | null> | undefined
  if (!row) return undefined
  const at = orders.map((_, index) => row[`c${index}`] ?? null)
  return { orders, backwards, where: [beyond(orders, at)] }
}

/**
 * Lists documents.
 *
 * @param db - The open database.
 * @param collection - Whose.
 * @param queries - Checked ones.
 * @param roles - The roles whose readable documents are wanted; nothing for all documents.
 * @param counted - Whether the total is wanted.
 * @returns The page and the total without windows, or nothing when the cursor is unknown.
 */
export const listDocuments = (
  db: Db,
  collection: Collection,
  queries: readonly Query[],
  roles: readonly string[] | undefined,
  counted: boolean,
): { total: number; documents: StoredDocument[] } | undefined => {
  const inCollection: Sql = {
    text: 'd.database_id = ? AND d.collection_id = ?',
    values: [collection.databaseId, collection.$id],
  }
  const from = source(roles)
  const windows = new Set(['limit', 'offset', 'cursorAfter', 'cursorBefore', 'select'])
  const filters = queries
    .filter((query) => !windows.has(query.method) && !query.method.startsWith('order'))
    .map((query) => filter(query, collection))
  const matching = [inCollection, ...filters]
  const cursor = cursorPart(db, queries, from, inCollection)
  if (!cursor) return undefined
  const where = [...matching, ...cursor.where]
  const random = queries.some((query) => query.method === 'orderRandom')
  const order = cursor.orders
    .map((step) => `${step.expression.text} ${step.descending ? 'DESC' : 'ASC'}`)
    .join(', ')
  // Only what the order needs: sorting would carry whole documents along.
  const page = db
    .prepare(
      `SELECT d.seq FROM ${from.text} WHERE ${where.map((part) => part.text).join(' AND ')}
           ORDER BY ${random ? 'random()' : order} LIMIT ? OFFSET ?`,
    )
    .all(
      ...from.values,
      ...where.flatMap((part) => part.values),
      ...(random ? [] : cursor.orders.flatMap((step) => step.expression.values)),
      numberOf(queries, 'limit', defaultPage),
      numberOf(queries, 'offset', 0),
    ) as { seq: number }[]
  const one = db.prepare(`SELECT ${documentColumns} FROM documents d WHERE d.seq = ?`)
  const documents = page.map(({ seq }) => readRow(one.get(seq) as DocumentRow))
  const total = counted
    ? (db
        .prepare(
          `SELECT count(*) AS total FROM (SELECT 1 FROM ${from.text}
               WHERE ${matching.map((part) => part.text).join(' AND ')} LIMIT ${totalCap})`,
        )
        .get(...from.values, ...matching.flatMap((part) => part.values)) as { total: number })
    : { total: 0 }
  return { total: total.total, documents: cursor.backwards ? documents.reverse() : documents }
}
