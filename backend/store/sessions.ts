import { sessionsPerUser } from '#backend/contract/limits.ts'
import type { Agent } from '#backend/http/agent.ts'
import type { Db } from '#backend/store/database.ts'

/** A log-in that is still good. Times are milliseconds since 1970. */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly provider: 'email' | 'token'
  readonly providerUid: string
  readonly factor: 'password' | 'email'
  readonly agent: Agent
  readonly ip: string
  readonly createdAt: number
  readonly expire: number
}

interface Row {
  readonly id: string
  readonly user_id: string
  readonly provider: Session['provider']
  readonly provider_uid: string
  readonly factor: Session['factor']
  readonly agent: string
  readonly ip: string
  readonly created_at: number
  readonly expire: number
}

const read = (row: Row): Session => ({
  id: row.id,
  userId: row.user_id,
  provider: row.provider,
  providerUid: row.provider_uid,
  factor: row.factor,
  agent: JSON.parse(row.agent) as Agent,
  ip: row.ip,
  createdAt: row.created_at,
  expire: row.expire,
})

/**
 * The sessions. Only a keyed hash of each secret is kept.
 *
 * @param db - The open database.
 */
export const sessionsStore = (db: Db) => {
  const bySecret = db.prepare(
    'SELECT * FROM sessions WHERE user_id = ? AND secret_hash = ? AND expire > ?',
  )
  const ofUser = db.prepare(
    'SELECT * FROM sessions WHERE user_id = ? AND expire > ? ORDER BY created_at, rowid',
  )
  const insert = db.prepare(
    `INSERT INTO sessions (id, user_id, secret_hash, provider, provider_uid, factor, agent, ip, created_at, expire)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const dropOldest = db.prepare(
    `DELETE FROM sessions WHERE user_id = ? AND id NOT IN
     (SELECT id FROM sessions WHERE user_id = ? ORDER BY created_at DESC, rowid DESC LIMIT ${sessionsPerUser})`,
  )
  const dropExpired = db.prepare('DELETE FROM sessions WHERE user_id = ? AND expire <= ?')
  const remove = db.prepare('DELETE FROM sessions WHERE user_id = ? AND id = ?')
  const removeOthers = db.prepare('DELETE FROM sessions WHERE user_id = ? AND id <> ?')
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
      const { id, userId, provider, providerUid, factor, agent, ip, createdAt, expire } = session
      dropExpired.run(userId, createdAt)
      insert.run(
        id,
        userId,
        secretHash,
        provider,
        providerUid,
        factor,
        JSON.stringify(agent),
        ip,
        createdAt,
        expire,
      )
      dropOldest.run(userId, userId)
    },
    remove: (userId: string, id: string) => void remove.run(userId, id),
    /** Ends all sessions of a user but one; returns how many. */
    removeOthers: (userId: string, id: string) => removeOthers.run(userId, id).changes,
    removeAll: (userId: string) => void removeAll.run(userId),
  }
}

/** See {@link sessionsStore}. */
export type SessionsStore = ReturnType<typeof sessionsStore>
