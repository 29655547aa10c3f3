import { accountGuards, type AccountGuard } from '#backend/contract/limits.ts'
import { LimitExceeded } from '#backend/contract/errors.ts'
import { inTransaction, type Db } from '#backend/store/database.ts'

/** A try that was counted before it was known whether it is wrong. */
export interface CountedTry {
  /** Uncounts it: it was right, or was never made. */
  readonly giveBack: () => void
}

/** Networks remembered for one user; the ones that were not used for longest go first. */
const networksPerUser = 5

/** In the place of a network: the tries from all networks that the user is not known to use. */
const everywhere = ''

/**
 * Counts the tries against each account in the database: no flood of other calls can wash them away,
 * and neither can a restart. Tries are counted by network first. Those from networks in which the
 * user never completed a log-in have a total as well, so that they cannot lock the user out.
 *
 * @param db - The open database.
 * @param enabled - Off, nothing is counted.
 * @param now - Milliseconds since 1970.
 */
export const guardsStore = (db: Db, enabled: boolean, now: () => number) => {
  const dropOthers = db.prepare('DELETE FROM guards WHERE user_id = ? AND name = ? AND until <> ?')
  const find = db.prepare(
    'SELECT count FROM guards WHERE user_id = ? AND name = ? AND network = ? AND until = ?',
  )
  const add = db.prepare(
    `INSERT INTO guards (user_id, name, network, until, count) VALUES (?, ?, ?, ?, 1)
     ON CONFLICT (user_id, name, network) DO UPDATE SET count = count + 1`,
  )
  const subtract = db.prepare(
    `UPDATE guards SET count = count - 1
     WHERE user_id = ? AND name = ? AND network = ? AND until = ? AND count > 0`,
  )
  const clear = db.prepare('DELETE FROM guards WHERE user_id = ? AND name = ?')
  const isKnown = db.prepare('SELECT 1 FROM networks WHERE user_id = ? AND network = ?')
  const setKnown = db.prepare(
    'INSERT OR REPLACE INTO networks (user_id, network, seen_at) VALUES (?, ?, ?)',
  )
  const forget = db.prepare('DELETE FROM networks WHERE user_id = ?')
  const dropKnown = db.prepare(
    `DELETE FROM networks WHERE user_id = ? AND network NOT IN
     (SELECT network FROM networks WHERE user_id = ? ORDER BY seen_at DESC LIMIT ${networksPerUser})`,
  )

  const countOf = (userId: string, name: string, network: string, until: number) =>
    (find.get(userId, name, network, until) as { count: number } | undefined)?.count ?? 0

  return {
    /**
     * Counts a try before it is made.
     *
     * @param userId - Whose account is tried.
     * @param name - Which guard.
     * @param from - The network, or the name of a reserve that is counted like one that is known.
     * @throws LimitExceeded when there were too many in this window.
     */
    count(
      userId: string,
      name: AccountGuard,
      from: string | { readonly reserve: string },
    ): CountedTry {
      if (!enabled) return { giveBack: () => undefined }
      const { own, total, seconds } = accountGuards[name]
      const until = (Math.floor(now() / (seconds * 1000)) + 1) * seconds * 1000
      const network = typeof from === 'string' ? from : from.reserve
      const counters = inTransaction(db, () => {
        // A window that does not end when this one ends is over, or was of a clock that was set back.
        dropOthers.run(userId, name, until)
        const known = typeof from !== 'string' || isKnown.get(userId, network) !== undefined
        const isFull =
          countOf(userId, name, network, until) >= own ||
          (!known && countOf(userId, name, everywhere, until) >= total)
        if (isFull) return undefined
        const used = known ? [network] : [network, everywhere]
        for (const counter of used) add.run(userId, name, counter, until)
        return used
      })
      if (counters === undefined) throw new LimitExceeded(own, until / 1000)
      return {
        giveBack() {
          for (const counter of counters) subtract.run(userId, name, counter, until)
        },
      }
    },
    /** Forgets what one guard counted for a user. */
    clear: (userId: string, name: AccountGuard) => void clear.run(userId, name),
    /** Remembers that a user completed a log-in from a network. */
    setKnown(userId: string, network: string) {
      setKnown.run(userId, network, now())
      dropKnown.run(userId, userId)
    },
    /** Forgets the networks of a user, whose account has another owner now. */
    forgetNetworks: (userId: string) => void forget.run(userId),
  }
}
