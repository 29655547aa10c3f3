import type { Data } from '#backend/documents/attributes.ts'

/** A stored document. Times are milliseconds since 1970. */
export interface StoredDocument {
  readonly sequence: number
  readonly id: string
  readonly data: Data
  readonly permissions: readonly string[]
  readonly createdAt: number
  readonly updatedAt: number
}

/** A document as the database has it. */
export interface DocumentRow {
  readonly seq: number
  readonly id: string
  readonly data: string
  readonly permissions: string
  readonly created_at: number
  readonly updated_at: number
}

/** Reads a row. */
export const readRow = (row: DocumentRow): StoredDocument => ({
  sequence: row.seq,
  id: row.id,
  data: JSON.parse(row.data) as Data,
  permissions: JSON.parse(row.permissions) as string[],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
