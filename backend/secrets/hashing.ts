import { ApiError } from '#backend/contract/errors.ts'

/** Hashes made at the same time; each keeps a core busy for some 40 ms. */
const atOnce = 2

/** Hashes that one network may have waiting. */
const waitingPerNetwork = 100

/** Makes password hashes, in turn for each network. */
export interface Hashing {
  /**
   * Does work that hashes a password once it is the turn of a network.
   *
   * @throws ApiError `general_rate_limit_exceeded` when too much of this network waits already.
   */
  readonly run: <T>(network: string, work: () => Promise<T>) => Promise<T>
}

/** Makes the queue of hashes: the flood of one network delays others by one hash each. */
export const createHashing = (): Hashing => {
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
    async run(network, work) {
      const jobs = waiting.get(network) ?? []
      if (jobs.length >= waitingPerNetwork) throw new ApiError('general_rate_limit_exceeded')
      await new Promise<void>((resolve) => {
        jobs.push(resolve)
        waiting.set(network, jobs)
        next()
      })
      try {
        return await work()
      } finally {
        running -= 1
        next()
      }
    },
  }
}
