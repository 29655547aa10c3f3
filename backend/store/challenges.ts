import { codeTries } from '#backend/contract/limits.ts'
import type { Db } from '#backend/store/database.ts'

/** A question for a second factor that waits for its code. Times are milliseconds since 1970. */
export interface Challenge {
  readonly id: string
  readonly userId: string
  readonly factor: 'totp' | 'email' | 'recoverycode'
  /** The keyed hash of a mailed code; nothing where the code is not made by the server. */
  readonly codeHash: string | null
  readonly createdAt: number
  readonly expire: number
}

/**
 * The challenges that wait for a code.
 *
 * @param db - The open database.
 */
export const challengesStore = (db: Db) => {
  const find = db.prepare(
    `SELECT id, user_id AS userId, factor, code_hash AS codeHash, created_at AS createdAt, expire
     FROM challenges WHERE user_id = ? AND id = ? AND expire > ?`,
  )
  const insert = db.prepare(
    `INSERT INTO challenges (id, user_id, factor, code_hash, created_at, expire)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const remove = db.prepare('DELETE FROM challenges WHERE id = ?')
  const removeAll = db.prepare('DELETE FROM challenges WHERE user_id = ?')
  const removeMailed = db.prepare("DELETE FROM challenges WHERE user_id = ? AND factor = 'email'")
  const dropExpired = db.prepare('DELETE FROM challenges WHERE expire <= ?')
  const countTry = db.prepare('UPDATE challenges SET tries = tries + 1 WHERE id = ?')
  const dropTried = db.prepare(
    `DELETE FROM challenges WHERE id = ? AND factor = 'email' AND tries >= ${codeTries}`,
  )

  return {
    find: (userId: string, id: string, now: number) =>
      find.get(userId, id, now) as Challenge | undefined,
    /** Adds a challenge. A newly mailed code makes the older one invalid. */
    add({ id, userId, factor, codeHash, createdAt, expire }: Challenge) {
      dropExpired.run(createdAt)
      if (factor === 'email') removeMailed.run(userId)
      insert.run(id, userId, factor, codeHash, createdAt, expire)
    },
    removeAll: (userId: string) => void removeAll.run(userId),
    remove: (id: string) => void remove.run(id),
    /** Counts a wrong code; the last allowed try of a mailed code kills it. */
    wrongCode(id: string) {
      countTry.run(id)
      dropTried.run(id)
    },
  }
}
