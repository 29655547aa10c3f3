import type { Agent } from '#backend/http/agent.ts'
import type { Db } from '#backend/store/database.ts'

/** Something that happened to an account. Times are milliseconds since 1970. */
export interface AccountEvent {
  readonly userId: string
  /** As the service names it, for example `session.create`. */
  readonly event: string
  readonly ip: string
  readonly agent: Agent
  readonly createdAt: number
}

type Row = Omit<AccountEvent, 'agent'> & { readonly agent: string }

/** Events of each kind stored for one user; the oldest go first. Apart, so that none washes others out. */
const eventsPerKind = 30

/**
 * What happened to the accounts.
 *
 * @param db - The open database.
 */
export const eventsStore = (db: Db) => {
  const insert = db.prepare(
    'INSERT INTO events (user_id, event, ip, agent, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  const prune = db.prepare(
    `DELETE FROM events WHERE user_id = ?1 AND event = ?2 AND seq NOT IN
     (SELECT seq FROM events WHERE user_id = ?1 AND event = ?2 ORDER BY seq DESC LIMIT ${eventsPerKind})`,
  )
  const newest = db.prepare(
    `SELECT user_id AS userId, event, ip, agent, created_at AS createdAt
     FROM events WHERE user_id = ? ORDER BY seq DESC LIMIT ? OFFSET ?`,
  )
  const count = db.prepare('SELECT count(*) AS total FROM events WHERE user_id = ?')

  return {
    add({ userId, event, ip, agent, createdAt }: AccountEvent) {
      insert.run(userId, event, ip, JSON.stringify(agent), createdAt)
      prune.run(userId, event)
    },
    /** Newest first. */
    newest: (userId: string, limit: number, offset: number): readonly AccountEvent[] =>
      (newest.all(userId, limit, offset) as Row[]).map((row) => ({
        ...row,
        agent: JSON.parse(row.agent) as Agent,
      })),
    count: (userId: string) => (count.get(userId) as { total: number }).total,
  }
}
