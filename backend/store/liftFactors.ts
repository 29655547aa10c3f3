import { readAgent } from '#backend/http/agent.ts'
import type { Mailer } from '#backend/mail/mailer.ts'
import { nameFor, type MailLocale } from '#backend/mail/texts.ts'
import { decrypt } from '#backend/secrets/encryption.ts'
import type { Keys } from '#backend/secrets/secrets.ts'
import { inTransaction, openDatabase, type Db } from '#backend/store/database.ts'
import { mailsStore, type MailsStore } from '#backend/store/mails.ts'
import { openStores } from '#backend/store/stores.ts'

/** Whether anybody has an authenticator app or recovery codes, which the keys are needed for. */
export const hasFactors = (db: Db): boolean =>
  db
    .prepare('SELECT 1 FROM authenticators UNION ALL SELECT 1 FROM recovery_codes LIMIT 1')
    .get() !== undefined

const isReadable = (keys: Keys, { owner, secret }: { owner: string; secret: string }) => {
  try {
    return decrypt(keys, owner, secret) !== ''
  } catch {
    return false
  }
}

/**
 * Whether these keys are those of another installation: none of the authenticator apps can be read.
 *
 * @param db - The open database.
 * @param keys - Those of the start.
 */
export const areForeign = (db: Db, keys: Keys): boolean => {
  const some = db.prepare('SELECT user_id AS owner, secret FROM authenticators LIMIT 20').all() as {
    owner: string
    secret: string
  }[]
  return some.length > 0 && !some.some((one) => isReadable(keys, one))
}

/** How people are told that their second factor was lifted. */
interface Telling {
  readonly mailer: (mails: MailsStore) => Mailer
  readonly locale: MailLocale
  readonly now: () => number
}

/**
 * Turns second factors off, also while a server uses the database. It ends every session of these people, so
 * that none that lacked the second factor becomes whole, and tells them by mail (decision A9).
 *
 * @param path - The database.
 * @param email - Whose; left out for everybody's.
 * @param telling - See {@link Telling}.
 * @returns What was done, in a sentence.
 * @throws Error when no account has the address.
 */
export const liftFactors = async (
  path: string,
  email: string | undefined,
  { mailer: openMailer, locale, now }: Telling,
): Promise<string> => {
  const db = openDatabase(path)
  try {
    const rows = (
      email === undefined
        ? db
            .prepare(
              `SELECT id FROM users WHERE mfa = 1 OR id IN
               (SELECT user_id FROM authenticators UNION SELECT user_id FROM recovery_codes)`,
            )
            .all()
        : db.prepare('SELECT id FROM users WHERE email = ?').all(email.toLowerCase())
    ) as { id: string }[]
    if (email !== undefined && rows.length === 0)
      throw new Error(`Nobody has the address "${email}".`)
    const { authenticators, challenges, events, recoveryCodes, sessions, users } = openStores(db)
    const agent = readAgent('')
    inTransaction(db, () => {
      for (const { id } of rows) {
        users.setMfa(id, false, now())
        users.setMailProves(id, true)
        authenticators.remove(id)
        recoveryCodes.replace(id, [])
        challenges.removeAll(id)
        sessions.removeAll(id)
        events.add({ userId: id, event: 'user.update', ip: '', agent, createdAt: now() })
      }
    })
    const mailer = openMailer(mailsStore(db))
    for (const { id } of rows) {
      const user = users.byId(id)
      if (!user) continue
      const to = { name: nameFor(user), address: user.email }
      mailer.send({ kind: 'factorLifted', locale, to })
    }
    await mailer.close()
    return email === undefined
      ? `Turned the second factor of ${rows.length} ${rows.length === 1 ? 'account' : 'accounts'} off, ended their sessions and told them by mail.`
      : `Turned the second factor of ${email} off, ended the sessions and told them by mail.`
  } finally {
    db.close()
  }
}
