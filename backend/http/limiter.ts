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
   * @returns The tightest of the counters.
   */
  readonly count: (rule: Rule, names: readonly string[]) => LimitState
  /** What {@link Limiter.count} would say if the call were counted, without counting it. */
  readonly peek: (rule: Rule, name: string) => LimitState
  /** Forgets a counter. */
  readonly clear: (name: string) => void
  /** How many counters are stored now. */
  readonly size: () => number
}

/** Counters stored at most; about 5 MB. Beyond it the one that was not used for longest is forgotten. */
export const maxCounters = 20_000

const keyOf = (name: string) => createHash('sha256').update(name).digest('base64').slice(0, 24)

/**
 * Counts calls in fixed windows that end on a whole multiple of their length, as the service does.
 * The counts are in memory: a restart, which only the owner can cause, resets them.
 *
 * @param enabled - Off, nothing is counted but the headers are still sent.
 * @param now - Milliseconds since 1970.
 */
export const createLimiter = (enabled: boolean, now: () => number): Limiter => {
  const counts = new Map<string, { count: number; until: number }>()
  let nextSweep = 0

  const sweep = (time: number) => {
    if (time < nextSweep) return
    for (const [key, { until }] of counts) if (until <= time) counts.delete(key)
    nextSweep = time + 60_000
  }
  const windowEnd = ({ seconds }: Rule) =>
    (Math.floor(now() / (seconds * 1000)) + 1) * seconds * 1000
  const next = (key: string, until: number) => {
    const entry = counts.get(key)
    return entry?.until === until ? entry.count + 1 : 1
  }
  const stateOf = ({ calls }: Rule, used: number, until: number): LimitState => ({
    limit: calls,
    remaining: Math.max(0, calls - used),
    reset: until / 1000,
    exceeded: used > calls,
  })
  const store = (key: string, count: number, until: number) => {
    if (counts.size >= maxCounters && !counts.has(key)) {
      const [oldest = ''] = counts.keys()
      counts.delete(oldest)
    }
    // Last again in the order of the map.
    counts.delete(key)
    counts.set(key, { count, until })
  }

  return {
    count(rule, names) {
      sweep(now())
      const until = windowEnd(rule)
      const used = names.map((name) => {
        if (!enabled) return 1
        const key = keyOf(name)
        const count = next(key, until)
        store(key, count, until)
        return count
      })
      return stateOf(rule, Math.max(...used), until)
    },
    peek(rule, name) {
      const until = windowEnd(rule)
      return stateOf(rule, enabled ? next(keyOf(name), until) : 1, until)
    },
    clear: (name) => void counts.delete(keyOf(name)),
    size: () => counts.size,
  }
}
