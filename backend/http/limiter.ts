import type { RateLimit } from '#backend/contract/limits.ts'

/** What the headers of a limited call tell. */
export interface LimitState {
  readonly limit: number
  readonly remaining: number
  /** Seconds since 1970 when the window ends. */
  readonly reset: number
  readonly exceeded: boolean
}

/** Counts calls. */
export interface Limiter {
  /**
   * Counts one call.
   *
   * @param limit - The rule.
   * @param counters - The counter's name for each of the rule's keys.
   * @returns The tightest of the counters.
   */
  readonly count: (limit: RateLimit, counters: readonly string[]) => LimitState
}

/**
 * Counts calls in fixed windows that end on the clock's whole hour or minute, as the service does.
 * The counts live in memory: a restart, which only the owner can cause, forgives.
 *
 * @param enabled - Off, nothing is counted but the headers are still sent.
 * @param now - Milliseconds since 1970.
 */
export function createLimiter(enabled: boolean, now: () => number): Limiter {
  const counts = new Map<string, { count: number; until: number }>()
  let nextSweep = 0

  const sweep = (time: number) => {
    if (time < nextSweep) return
    for (const [key, { until }] of counts) if (until <= time) counts.delete(key)
    nextSweep = time + 60_000
  }

  return {
    count(limit, counters) {
      const time = now()
      const window = limit.seconds * 1000
      const until = (Math.floor(time / window) + 1) * window
      sweep(time)
      const used = counters.map((name) => {
        if (!enabled) return 1
        const entry = counts.get(name)
        const count = entry?.until === until ? entry.count + 1 : 1
        counts.set(name, { count, until })
        return count
      })
      const most = Math.max(...used)
      return {
        limit: limit.calls,
        remaining: Math.max(0, limit.calls - most),
        reset: until / 1000,
        exceeded: most > limit.calls,
      }
    },
  }
}
