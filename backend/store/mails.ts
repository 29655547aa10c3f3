import { mailsKept } from '#backend/contract/limits.ts'
import type { Db } from '#backend/store/database.ts'

/** A mail as the outbox keeps it. */
export interface StoredMail {
  readonly id: string
  readonly kind: string
  readonly locale: 'zh' | 'en'
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly link: string | null
  readonly code: string | null
  /** The whole RFC 822 message. */
  readonly message: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

const columns =
  'id, kind, locale, recipient, subject, text, link, code, message, created_at AS createdAt'

/**
 * The outbox behind the mailbox page.
 *
 * @param db - The open database.
 */
export const mailsStore = (db: Db) => {
  const insert = db.prepare(
    `INSERT INTO mails (id, kind, locale, recipient, subject, text, link, code, message, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const prune = db.prepare(
    `DELETE FROM mails WHERE seq <= (SELECT max(seq) FROM mails) - ${mailsKept}`,
  )
  const newest = db.prepare(`SELECT ${columns} FROM mails ORDER BY seq DESC LIMIT ?`)
  const one = db.prepare(`SELECT ${columns} FROM mails WHERE id = ?`)

  return {
    add(mail: StoredMail) {
      const { id, kind, locale, recipient, subject, text, link, code, message, createdAt } = mail
      insert.run(id, kind, locale, recipient, subject, text, link, code, message, createdAt)
      prune.run()
    },
    /** Newest first. */
    newest: (limit: number) => newest.all(limit) as StoredMail[],
    byId: (id: string) => one.get(id) as StoredMail | undefined,
  }
}

/** See {@link mailsStore}. */
export type MailsStore = ReturnType<typeof mailsStore>
