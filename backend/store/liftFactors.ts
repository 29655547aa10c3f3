import { openDatabase, type Db } from '#backend/store/database.ts'

/** Whether anybody has an authenticator app or recovery codes, which the keys are needed for. */
export const hasFactors = (db: Db): boolean =>
  db
    .prepare('SELECT 1 FROM authenticators UNION ALL SELECT 1 FROM recovery_codes LIMIT 1')
    .get() !== undefined

/**
 * Turns second factors off, also while a server uses the database.
 *
 * @param path - The database.
 * @param email - Whose; left out for everybody's.
 * @returns What was done, in a sentence.
 * @throws Error when no account has the address.
 */
export const liftFactors = (path: string, email?: string): string => {
  const db = openDatabase(path)
  try {
    const rows = (
      email === undefined
        ? db.prepare('SELECT id FROM users').all()
        : db.prepare('SELECT id FROM users WHERE email = ?').all(email.toLowerCase())
    ) as { id: string }[]
    if (email !== undefined && rows.length === 0)
      throw new Error(`Nobody has the address "${email}".`)
    for (const { id } of rows) {
      db.prepare('UPDATE users SET mfa = 0, mail_proves = 1 WHERE id = ?').run(id)
      for (const table of ['authenticators', 'recovery_codes', 'challenges']) {
        db.prepare(`DELETE FROM ${table} WHERE user_id = ?`).run(id)
      }
    }
    return email === undefined
      ? `Turned the second factor of ${rows.length} accounts off.`
      : `Turned the second factor of ${email} off.`
  } finally {
    db.close()
  }
}
