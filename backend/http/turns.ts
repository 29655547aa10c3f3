import { setImmediate as nextTurn } from 'node:timers/promises'
import { ApiError } from '#backend/contract/errors.ts'

/** Jobs that one network may have waiting. */
const waitingPerNetwork = 100

/** Does jobs in turn for each network. */
export interface Turns {
  /**
   * Does a job once it is the turn of a network.
   *
   * @throws ApiError `general_rate_limit_exceeded` when too much of this network waits already.
   */
  readonly run: <T>(network: string, job: () => T | Promise<T>) => Promise<T>
}

/**
 * Makes a queue of long jobs: the flood of one network delays others by one job each.
 *
 * @param atOnce - Jobs done at the same time.
 */
export const createTurns = (atOnce: number): Turns => {
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  const next = () => {
    const [first] = waiting
    if (first === undefined || running >= atOnce) return
    const [network, jobs] = first
    const start = jobs.shift()
    // Last again in the order of the map: the other networks come first.
    waiting.delete(network)
    if (jobs.length > 0) waiting.set(network, jobs)
    running += 1
    start?.()
  }

  return {
    async run(network, job) {
      const jobs = waiting.get(network) ?? []
      if (jobs.length >= waitingPerNetwork) throw new ApiError('general_rate_limit_exceeded')
      await new Promise<void>((resolve) => {
        jobs.push(resolve)
        waiting.set(network, jobs)
        next()
      })
      try {
        // What came meanwhile is answered first.
        await nextTurn()
        return await job()
      } finally {
        running -= 1
        next()
      }
    },
  }
}
