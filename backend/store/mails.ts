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

type Row = Omit<StoredMail, 'createdAt'> & { readonly created_at: number }

const read = ({ created_at, ...row }: Row): StoredMail => ({
  id: row.id,
  kind: row.kind,
  locale: row.locale,
  recipient: row.recipient,
  subject: row.subject,
  text: row.text,
  link: row.link,
  code: row.code,
  message: row.message,
  createdAt: created_at,
})

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
  const newest = db.prepare('SELECT * FROM mails ORDER BY seq DESC LIMIT ?')
  const one = db.prepare('SELECT * FROM mails WHERE id = ?')

  return {
    add(mail: StoredMail) {
      const { id, kind, locale, recipient, subject, text, link, code, message, createdAt } = mail
      insert.run(id, kind, locale, recipient, subject, text, link, code, message, createdAt)
      prune.run()
    },
    /** Newest first. */
    newest: (limit: number) => (newest.all(limit) as Row[]).map(read),
    byId(id: string) {
      const row = one.get(id) as Row | undefined
      return row && read(row)
    },
  }
}

/** See {@link mailsStore}. */
export type MailsStore = ReturnType<typeof mailsStore>
