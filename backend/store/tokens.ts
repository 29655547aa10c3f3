import { codeTries } from '#backend/contract/limits.ts'
import { equalInConstantTime } from '#backend/secrets/secrets.ts'
import type { Db } from '#backend/store/database.ts'

/** What a mailed secret is for: confirming an address, setting a new password, or logging in. */
export type TokenKind = 'verification' | 'recovery' | 'code'

/** A mailed secret that is still good. Times are milliseconds since 1970. */
export interface Token {
  readonly id: string
  readonly userId: string
  readonly kind: TokenKind
  readonly createdAt: number
  readonly expire: number
}

type Row = Token & { readonly secretHash: string }

/**
 * The mailed secrets. Only a keyed hash of each is kept.
 *
 * @param db - The open database.
 */
export const tokensStore = (db: Db) => {
  const live = db.prepare(
    `SELECT id, user_id AS userId, kind, secret_hash AS secretHash, created_at AS createdAt, expire
     FROM tokens WHERE user_id = ? AND kind = ? AND expire > ?`,
  )
  const insert = db.prepare(
    'INSERT INTO tokens (id, user_id, kind, secret_hash, created_at, expire) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const remove = db.prepare('DELETE FROM tokens WHERE id = ?')
  const removeKind = db.prepare('DELETE FROM tokens WHERE user_id = ? AND kind = ?')
  const dropExpired = db.prepare('DELETE FROM tokens WHERE expire <= ?')
  const countTry = db.prepare(
    "UPDATE tokens SET tries = tries + 1 WHERE user_id = ? AND kind = 'code'",
  )
  const dropTried = db.prepare(
    `DELETE FROM tokens WHERE user_id = ? AND kind = 'code' AND tries >= ${codeTries}`,
  )

  return {
    find: (userId: string, kind: TokenKind, secretHash: string, now: number): Token | undefined =>
      (live.all(userId, kind, now) as Row[]).find((token) =>
        equalInConstantTime(token.secretHash, secretHash),
      ),
    /** Adds a secret. A new code makes the older one invalid; older links stay valid. */
    add(token: Token, secretHash: string) {
      dropExpired.run(token.createdAt)
      if (token.kind === 'code') removeKind.run(token.userId, token.kind)
      insert.run(token.id, token.userId, token.kind, secretHash, token.createdAt, token.expire)
    },
    /** Removes every secret of these kinds that a user has. */
    removeAll(userId: string, kinds: readonly TokenKind[]) {
      for (const kind of kinds) removeKind.run(userId, kind)
    },
    remove: (id: string) => void remove.run(id),
    /** Counts a wrong try of a mailed code; the last allowed one kills it. */
    wrongCode(userId: string) {
      countTry.run(userId)
      dropTried.run(userId)
    },
  }
}
