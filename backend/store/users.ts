import { isUniqueViolation, type Db } from '#backend/store/database.ts'

/** An account. Times are milliseconds since 1970. */
export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
  /** The argon2id hash; nothing for an account made by a mailed code. */
  readonly password: string | null
  readonly passwordUpdate: number | null
  readonly status: boolean
  readonly emailVerification: boolean
  /** Whether a log-in asks for a second factor. */
  readonly mfa: boolean
  /** Whether a mailed code is a second factor; not after a reset by mail, until another was used. */
  readonly mailProves: boolean
  /** The hash of what the cookie of the sign-up holds; empty for an account made by a mailed code. */
  readonly madeFrom: string
  readonly prefs: Readonly<Record<string, unknown>>
  readonly targetId: string
  readonly createdAt: number
  readonly updatedAt: number
}

type Row = Omit<User, 'status' | 'emailVerification' | 'mfa' | 'mailProves' | 'prefs'> & {
  readonly status: number
  readonly emailVerification: number
  readonly mfa: number
  readonly mailProves: number
  readonly prefs: string
}

const columns = `id, email, name, password, password_update AS passwordUpdate, status,
  email_verification AS emailVerification, mfa, mail_proves AS mailProves, made_from AS madeFrom, prefs, target_id AS targetId,
  created_at AS createdAt, updated_at AS updatedAt`

const read = (row: Row | undefined): User | undefined =>
  row && {
    ...row,
    status: row.status === 1,
    emailVerification: row.emailVerification === 1,
    mfa: row.mfa === 1,
    mailProves: row.mailProves === 1,
    prefs: JSON.parse(row.prefs) as Record<string, unknown>,
  }

/**
 * The accounts.
 *
 * @param db - The open database.
 */
export const usersStore = (db: Db) => {
  const byId = db.prepare(`SELECT ${columns} FROM users WHERE id = ?`)
  const byEmail = db.prepare(`SELECT ${columns} FROM users WHERE email = ?`)
  const insert = db.prepare(
    `INSERT INTO users (id, email, name, password, password_update, target_id, created_at, updated_at, made_from)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const setPassword = db.prepare(
    'UPDATE users SET password = ?, password_update = ?, updated_at = ? WHERE id = ?',
  )
  const setVerified = db.prepare(
    'UPDATE users SET email_verification = 1, updated_at = ? WHERE id = ?',
  )
  const setPrefs = db.prepare('UPDATE users SET prefs = ?, updated_at = ? WHERE id = ?')
  const setName = db.prepare('UPDATE users SET name = ?, updated_at = ? WHERE id = ?')
  const setEmail = db.prepare(
    'UPDATE users SET email = ?, email_verification = 0, password = ?, updated_at = ? WHERE id = ?',
  )
  const setStatus = db.prepare('UPDATE users SET status = ?, updated_at = ? WHERE id = ?')
  const setMfa = db.prepare('UPDATE users SET mfa = ?, updated_at = ? WHERE id = ?')
  const setMailProves = db.prepare('UPDATE users SET mail_proves = ? WHERE id = ?')
  const dropPassword = db.prepare(
    'UPDATE users SET password = NULL, password_update = NULL, updated_at = ? WHERE id = ?',
  )
  const remove = db.prepare('DELETE FROM users WHERE id = ?')

  return {
    byId: (id: string) => read(byId.get(id) as Row | undefined),
    /** The address has to be in lower case already. */
    byEmail: (email: string) => read(byEmail.get(email) as Row | undefined),
    /** Returns false when the id or the address is taken. */
    add(
      user: Pick<
        User,
        'id' | 'email' | 'name' | 'password' | 'targetId' | 'createdAt' | 'madeFrom'
      >,
    ): boolean {
      const { id, email, name, password, targetId, createdAt, madeFrom } = user
      const passwordUpdate = password === null ? null : createdAt
      try {
        insert.run(
          id,
          email,
          name,
          password,
          passwordUpdate,
          targetId,
          createdAt,
          createdAt,
          madeFrom,
        )
        return true
      } catch (error) {
        if (isUniqueViolation(error)) return false
        throw error
      }
    },
    setPassword: (id: string, hash: string, now: number) =>
      void setPassword.run(hash, now, now, id),
    setVerified: (id: string, now: number) => void setVerified.run(now, id),
    setPrefs: (id: string, prefs: User['prefs'], now: number) =>
      void setPrefs.run(JSON.stringify(prefs), now, id),
    setName: (id: string, name: string, now: number) => void setName.run(name, now, id),
    /** Changes address and password; false when the address is taken, also by the user itself. */
    setEmail(id: string, email: string, hash: string, now: number): boolean {
      if (byEmail.get(email) !== undefined) return false
      setEmail.run(email, hash, now, id)
      return true
    },
    setStatus: (id: string, status: boolean, now: number) =>
      void setStatus.run(status ? 1 : 0, now, id),
    setMfa: (id: string, mfa: boolean, now: number) => void setMfa.run(mfa ? 1 : 0, now, id),
    setMailProves: (id: string, proves: boolean) => void setMailProves.run(proves ? 1 : 0, id),
    dropPassword: (id: string, now: number) => void dropPassword.run(now, id),
    remove: (id: string) => void remove.run(id),
  }
}
