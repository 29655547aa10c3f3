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

/** A document as {@link documentColumns} select it. */
export type DocumentRow = Omit<StoredDocument, 'data' | 'permissions'> & {
  readonly data: string
  readonly permissions: string
}

/** What is read of row `d`. */
export const documentColumns = `d.seq AS sequence, d.id, d.data, d.permissions,
  d.created_at AS createdAt, d.updated_at AS updatedAt`

/** Reads a row. */
export const readRow = (row: DocumentRow): StoredDocument => ({
  ...row,
  data: JSON.parse(row.data) as Data,
  permissions: JSON.parse(row.permissions) as string[],
})
