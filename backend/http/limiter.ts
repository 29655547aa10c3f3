import { createHash } from 'node:crypto'
import type { RateLimit } from '#backend/contract/limits.ts'

/** What the headers of a limited call tell. */
export interface LimitState {
  readonly limit: number
  readonly remaining: number
  /** Seconds since 1970 when the window ends. */
  readonly reset: number
  readonly exceeded: boolean
}

/** The rule of one counter. */
type Rule = Pick<RateLimit, 'calls' | 'seconds'>

/** Counts calls. Names may be of any length; what is stored of them has a fixed size. */
export interface Limiter {
  /**
   * Counts one call.
   *
   * @param rule - How many calls in which window.
   * @param names - The counters of this call.
   * @param owner - Who opens them: each may have a share of all counters.
   * @returns The tightest of the counters. A counter beyond the limit of counters counts as used up.
   */
  readonly count: (rule: Rule, names: readonly string[], owner: string) => LimitState
  /** Uncounts a call. */
  readonly giveBack: (rule: Rule, name: string) => void
  /** Forgets a counter. */
  readonly clear: (name: string) => void
  /** How many counters are stored now. */
  readonly size: () => number
}

/** Counters stored at most; about 20 MB. Beyond it none is opened: to forget one would lift its limit. */
export const maxCounters = 100_000

/** Counters that one owner may open. */
export const countersPerOwner = 1_000

const keyOf = (name: string) => createHash('sha256').update(name).digest('base64').slice(0, 24)

/**
 * Counts calls in fixed windows that end on a whole multiple of their length, as the service does.
 * The counts are in memory: a restart, which only the owner can cause, resets them.
 *
 * @param enabled - Off, nothing is counted but the headers are still sent.
 * @param now - Milliseconds since 1970.
 */
export const createLimiter = (enabled: boolean, now: () => number): Limiter => {
  const counts = new Map<string, { count: number; until: number; owner: string }>()
  const owned = new Map<string, number>()
  let nextSweep = 0

  const drop = (key: string, owner: string) => {
    counts.delete(key)
    const left = (owned.get(owner) ?? 1) - 1
    if (left === 0) owned.delete(owner)
    else owned.set(owner, left)
  }
  const sweep = (time: number) => {
    if (time < nextSweep && nextSweep - time <= 60_000) return
    for (const [key, { until, owner }] of counts) if (until <= time) drop(key, owner)
    nextSweep = time + 60_000
  }
  const windowEnd = ({ seconds }: Rule) =>
    (Math.floor(now() / (seconds * 1000)) + 1) * seconds * 1000
  /** How often the counter was used with this call; undefined beyond the limit of counters. */
  const add = (key: string, until: number, owner: string) => {
    const entry = counts.get(key)
    if (entry !== undefined) {
      entry.count = entry.until === until ? entry.count + 1 : 1
      entry.until = until
      return entry.count
    }
    const others = owned.get(owner) ?? 0
    if (counts.size >= maxCounters || others >= countersPerOwner) return undefined
    counts.set(key, { count: 1, until, owner })
    owned.set(owner, others + 1)
    return 1
  }

  return {
    count(rule, names, owner) {
      sweep(now())
      const until = windowEnd(rule)
      const { calls } = rule
      const full = calls + 1
      const used = names.map((name) => (enabled ? (add(keyOf(name), until, owner) ?? full) : 1))
      const most = Math.max(...used)
      return {
        limit: calls,
        remaining: Math.max(0, calls - most),
        reset: until / 1000,
        exceeded: most > calls,
      }
    },
    giveBack(rule, name) {
      const entry = counts.get(keyOf(name))
      if (entry?.until === windowEnd(rule) && entry.count > 0) entry.count -= 1
    },
    clear(name) {
      const key = keyOf(name)
      const entry = counts.get(key)
      if (entry) drop(key, entry.owner)
    },
    size: () => counts.size,
  }
}
