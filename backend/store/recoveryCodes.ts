import type { Db } from '#backend/store/database.ts'

/**
 * The recovery codes. Only a keyed hash of each is stored, and a used one is removed.
 *
 * @param db - The open database.
 */
export const recoveryCodesStore = (db: Db) => {
  const count = db.prepare('SELECT count(*) AS total FROM recovery_codes WHERE user_id = ?')
  const insert = db.prepare('INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)')
  const remove = db.prepare('DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?')
  const removeAll = db.prepare('DELETE FROM recovery_codes WHERE user_id = ?')

  return {
    count: (userId: string) => (count.get(userId) as { total: number }).total,
    /** Puts new codes in place of all older ones. */
    replace(userId: string, hashes: readonly string[]) {
      removeAll.run(userId)
      for (const hash of hashes) insert.run(userId, hash)
    },
    /** Uses a code up; false when the user has no such code. */
    spend: (userId: string, hash: string) => remove.run(userId, hash).changes === 1,
  }
}
