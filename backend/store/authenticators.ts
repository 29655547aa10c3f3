import type { Db } from '#backend/store/database.ts'

/** An authenticator app of a user. */
export interface Authenticator {
  /** Encrypted. */
  readonly secret: string
  /** Whether the user proved with a code that the app has the secret. */
  readonly verified: boolean
}

/**
 * The authenticator apps, at most one for each user.
 *
 * @param db - The open database.
 */
export const authenticatorsStore = (db: Db) => {
  const find = db.prepare('SELECT secret, verified FROM authenticators WHERE user_id = ?')
  const put = db.prepare('INSERT OR REPLACE INTO authenticators (user_id, secret) VALUES (?, ?)')
  const setVerified = db.prepare('UPDATE authenticators SET verified = 1 WHERE user_id = ?')
  const useStep = db.prepare(
    `UPDATE authenticators SET used_step = ?1
     WHERE user_id = ?2 AND (used_step < ?1 OR used_step > ?3)`,
  )
  const remove = db.prepare('DELETE FROM authenticators WHERE user_id = ?')

  return {
    of(userId: string): Authenticator | undefined {
      const row = find.get(userId) as { secret: string; verified: number } | undefined
      return row && { secret: row.secret, verified: row.verified === 1 }
    },
    /** Sets an authenticator that is not verified yet, in place of an older one. */
    put: (userId: string, secret: string) => void put.run(userId, secret),
    setVerified: (userId: string) => void setVerified.run(userId),
    /**
     * Uses the code of a step; false when it or a later one was used before. A step after `newest` was
     * used while the server's clock was ahead, and does not count.
     */
    useStep: (userId: string, step: number, newest: number) =>
      useStep.run(step, userId, newest).changes === 1,
    /** Returns false when there was none. */
    remove: (userId: string) => remove.run(userId).changes === 1,
  }
}
