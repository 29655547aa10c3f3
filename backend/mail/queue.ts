import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** How a job ended: also `failed` when it was dropped, and `refused` when the mail server wants it never. */
export type JobEnd = 'done' | 'refused' | 'failed'

/** Runs jobs after the calls that asked for them were answered. */
export interface MailQueue {
  /**
   * Adds a job. A job that throws is tried again a little later.
   *
   * @param onEnd - Told once how the job ended.
   * @returns False when the queue is full; the job is dropped.
   */
  readonly add: (job: () => unknown, onEnd?: (end: JobEnd) => void) => boolean
  /** Resolves when nothing waits any more. */
  readonly idle: () => Promise<void>
  /** Tries what still waits once more, without delays between tries. */
  readonly close: () => Promise<void>
}

/** Jobs under way and waiting. */
const maxJobs = 1000

/** Milliseconds before the second and the third try. */
const delays = [1_000, 10_000] as const

/** Whether the mail server refused for good, as SMTP's 5xx replies do. */
const isPermanent = (error: unknown) => {
  const { responseCode } = error as { readonly responseCode?: number }
  return responseCode !== undefined && responseCode >= 500
}

/**
 * Makes a queue in memory. Mails hold secrets, so what waits is not written to the disk: a server
 * that is killed loses it, and the visitor asks again.
 *
 * @param onFailure - Told when a job failed for good.
 */
export const createMailQueue = (onFailure: (error: unknown) => void): MailQueue => {
  const closing = new AbortController()
  const jobs = new Set<Promise<void>>()

  const run = async (job: () => unknown, onEnd?: (end: JobEnd) => void) => {
    for (const delay of [...delays, undefined]) {
      try {
        await job()
        break
      } catch (error) {
        if (delay === undefined || closing.signal.aborted || isPermanent(error)) {
          onFailure(error)
          onEnd?.(isPermanent(error) ? 'refused' : 'failed')
          return
        }
        await wait(delay, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      }
    }
    onEnd?.('done')
  }

  const idle = async () => {
    while (jobs.size > 0) await Promise.all(jobs)
  }

  return {
    add(job, onEnd) {
      if (jobs.size >= maxJobs) {
        onFailure(new Error('The mail queue is full.'))
        onEnd?.('failed')
        return false
      }
      // In a later turn of the event loop: the response does not wait for any of the job.
      const running: Promise<void> = nextTurn()
        .then(() => run(job, onEnd))
        .finally(() => jobs.delete(running))
      jobs.add(running)
      return true
    },
    idle,
    close() {
      closing.abort()
      return idle()
    },
  }
}
