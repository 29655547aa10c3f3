import type { ContactsStore } from '#backend/store/contacts.ts'

const day = 24 * 3_600_000

/** Between two looks at a running server. */
const lookEvery = day / 4

/** A server that was off for longer cannot be told from a clock that is wrong. */
const longestStep = 10 * day

/**
 * Removes messages and sign-up codes of more days: now, and four times a day. What is removed is gone, so the first look
 * and a clock that made a leap are believed only after a day without a leap, whether the server ran or was started
 * again meanwhile.
 *
 * @param store - The contact records; it remembers the looks as well.
 * @param days - How long they are kept.
 * @param now - Milliseconds since 1970.
 * @param log - Told of what was removed, and why nothing was.
 * @returns Ends it.
 */
export const letContactsGo = (
  store: ContactsStore,
  days: number,
  now: () => number,
  log: (line: string) => void,
) => {
  const look = () => {
    const moment = now()
    const isLeap = Math.abs(moment - (store.lookedAt() ?? 0)) > longestStep
    const since = isLeap ? moment : (store.steadySince() ?? moment)
    store.setLookedAt(moment)
    store.setSteadySince(since)
    const oldest = moment - days * day
    if (moment - since < day) {
      const waiting = since === moment ? store.countBefore(oldest) : 0
      const [clock = ''] = new Date(moment).toISOString().split('T')
      if (waiting > 0)
        log(
          `contact records older than ${days} days: ${waiting} are removed in a day, if the clock is right (${clock}). CONTACT_KEEP_DAYS=never keeps them.`,
        )
      return
    }
    const removed = store.removeBefore(oldest)
    if (removed > 0) log(`contact records older than ${days} days: ${removed} removed`)
  }
  look()
  const timer = setInterval(look, lookEvery).unref()
  return () => clearInterval(timer)
}
