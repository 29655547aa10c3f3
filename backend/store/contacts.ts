import type { Collection } from '#backend/config/schema.ts'
import { contactFields, isCodeRecord, type ContactFields } from '#backend/documents/contacts.ts'
import type { Db } from '#backend/store/database.ts'
import { documentColumns, readRow, type DocumentRow } from '#backend/store/documentRows.ts'

/** A message as its notice shows it. */
export interface ContactMessage extends ContactFields {
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/**
 * The records of the contact form, for the owner's notices and for letting them go.
 *
 * @param db - The open database.
 * @param collection - That of the contact form.
 */
export const contactsStore = (db: Db, { databaseId, $id }: Collection) => {
  const inCollection = 'database_id = ? AND collection_id = ?'
  const newest = db.prepare('SELECT max(seq) AS newest FROM documents')
  const following = db.prepare(
    `SELECT ${documentColumns} FROM documents d WHERE ${inCollection} AND seq > ? ORDER BY seq`,
  )
  const isOld = `${inCollection} AND created_at < ?`
  const old = db.prepare(`SELECT count(*) AS count FROM documents WHERE ${isOld}`)
  const removeOld = db.prepare(`DELETE FROM documents WHERE ${isOld}`)
  const mark = db.prepare('SELECT value FROM marks WHERE name = ?')
  const setMark = db.prepare(
    'INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  )
  const markOf = (name: string) => (mark.get(name) as { value: number } | undefined)?.value

  return {
    /** The last record that the owner was told of; none when nothing was ever told. */
    told: () => markOf('contacts told'),
    setTold: (sequence: number) => void setMark.run('contacts told', sequence),
    /** When old records were looked for last; milliseconds since 1970. */
    lookedAt: () => markOf('contacts looked at'),
    setLookedAt: (moment: number) => void setMark.run('contacts looked at', moment),
    /** Since when the clock has made no leap between two looks; milliseconds since 1970. */
    steadySince: () => markOf('clock steady since'),
    setSteadySince: (moment: number) => void setMark.run('clock steady since', moment),
    newest: () => (newest.get() as { newest: number | null }).newest ?? 0,
    /** The messages after a record, oldest first, without sign-up codes. */
    after(sequence: number): { messages: readonly ContactMessage[]; upTo: number } {
      const rows = (following.all(databaseId, $id, sequence) as DocumentRow[]).map(readRow)
      const messages = rows
        .map(({ data, createdAt }) => ({ ...contactFields(data), createdAt }))
        .filter((message) => !isCodeRecord(message))
      return { messages, upTo: rows.at(-1)?.sequence ?? sequence }
    },
    /** How many messages and codes are older than a moment. */
    countBefore: (moment: number): number =>
      (old.get(databaseId, $id, moment) as { count: number }).count,
    /** Removes messages and codes older than a moment; returns how many. */
    removeBefore: (moment: number): number => removeOld.run(databaseId, $id, moment).changes,
  }
}

/** See {@link contactsStore}. */
export type ContactsStore = ReturnType<typeof contactsStore>
