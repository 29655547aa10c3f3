import { halfSessions, sessionsPerUser } from '#backend/contract/limits.ts'
import type { Agent } from '#backend/http/agent.ts'
import type { Db } from '#backend/store/database.ts'

/** What proved who the user is, as the service names it. */
export type Factor = 'password' | 'email' | 'totp' | 'recoverycode'

/** A log-in that is still good. Times are milliseconds since 1970. */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly provider: 'email' | 'token'
  readonly providerUid: string
  readonly factors: readonly Factor[]
  /** When a challenge was last completed in it. */
  readonly mfaUpdatedAt: number | null
  /** When an authenticator app was verified in it. */
  readonly provedAt: number | null
  /** Whether its second factor was missing when it began, and still is. */
  readonly half: boolean
  readonly agent: Agent
  readonly ip: string
  readonly createdAt: number
  readonly expire: number
}

type Row = Omit<Session, 'factors' | 'agent' | 'half'> & {
  readonly half: number
  readonly factors: string
  readonly agent: string
}

const columns = `id, user_id AS userId, provider, provider_uid AS providerUid, factors,
  mfa_updated_at AS mfaUpdatedAt, proved_at AS provedAt, half, agent, ip, created_at AS createdAt, expire`

const read = (row: Row): Session => ({
  ...row,
  half: row.half === 1,
  factors: JSON.parse(row.factors) as Factor[],
  agent: JSON.parse(row.agent) as Agent,
})

/**
 * The sessions. Only a keyed hash of each secret is kept.
 *
 * @param db - The open database.
 */
export const sessionsStore = (db: Db) => {
  const bySecret = db.prepare(
    `SELECT ${columns} FROM sessions WHERE user_id = ? AND secret_hash = ? AND expire > ?`,
  )
  const ofUser = db.prepare(
    `SELECT ${columns} FROM sessions WHERE user_id = ? AND expire > ? ORDER BY created_at, rowid`,
  )
  const insert = db.prepare(
    `INSERT INTO sessions (id, user_id, secret_hash, provider, provider_uid, factors, agent, ip, created_at, expire, half)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const dropOldest = db.prepare(
    `DELETE FROM sessions WHERE user_id = ?1 AND half = ?2 AND id NOT IN
     (SELECT id FROM sessions WHERE user_id = ?1 AND half = ?2
      ORDER BY created_at DESC, rowid DESC LIMIT ?3)`,
  )
  const dropOldestHalf = db.prepare(
    `DELETE FROM sessions WHERE user_id = ?1 AND half = 1 AND ip = ?2 AND id NOT IN
     (SELECT id FROM sessions WHERE user_id = ?1 AND half = 1 AND ip = ?2
      ORDER BY created_at DESC, rowid DESC LIMIT ${halfSessions.perAddress})`,
  )
  const dropExpired = db.prepare('DELETE FROM sessions WHERE user_id = ? AND expire <= ?')
  const setFactors = db.prepare(
    `UPDATE sessions SET factors = ?, mfa_updated_at = ?, proved_at = ?, half = ?, expire = ?
     WHERE id = ?`,
  )
  const remove = db.prepare('DELETE FROM sessions WHERE user_id = ? AND id = ?')
  const removeOthers = db.prepare('DELETE FROM sessions WHERE user_id = ? AND id <> ?')
  const removeHalf = db.prepare('DELETE FROM sessions WHERE user_id = ? AND half = 1')
  const removeAll = db.prepare('DELETE FROM sessions WHERE user_id = ?')

  return {
    find(userId: string, secretHash: string, now: number) {
      const row = bySecret.get(userId, secretHash, now) as Row | undefined
      return row && read(row)
    },
    /** Oldest first, as the service lists them. */
    ofUser: (userId: string, now: number) => (ofUser.all(userId, now) as Row[]).map(read),
    /** Adds a session; beyond the limit the user's oldest go. */
    add(session: Session, secretHash: string) {
      const { id, userId, provider, providerUid, factors, agent, ip, createdAt, expire, half } =
        session
      dropExpired.run(userId, createdAt)
      insert.run(
        id,
        userId,
        secretHash,
        provider,
        providerUid,
        JSON.stringify(factors),
        JSON.stringify(agent),
        ip,
        createdAt,
        expire,
        half ? 1 : 0,
      )
      // Apart: an attacker who knows the password alone must not push the owner's sessions out.
      if (half) {
        dropOldestHalf.run(userId, ip)
        dropOldest.run(userId, 1, halfSessions.perUser)
      } else dropOldest.run(userId, 0, sessionsPerUser)
    },
    /** Replaces what is known of the factors of a session. */
    setFactors({ id, userId, factors, mfaUpdatedAt, provedAt, half, expire }: Session) {
      const proofs = [JSON.stringify(factors), mfaUpdatedAt, provedAt] as const
      setFactors.run(...proofs, half ? 1 : 0, expire, id)
      if (!half) dropOldest.run(userId, 0, sessionsPerUser)
    },
    remove: (userId: string, id: string) => void remove.run(userId, id),
    /** Ends all sessions of a user but one; returns how many. */
    removeOthers: (userId: string, id: string) => removeOthers.run(userId, id).changes,
    /** Ends those that lack a second factor, before none is asked for: they must not become whole. */
    removeHalf: (userId: string) => void removeHalf.run(userId),
    removeAll: (userId: string) => void removeAll.run(userId),
  }
}
