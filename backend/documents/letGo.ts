import type { ContactsStore } from '#backend/store/contacts.ts'

const day = 24 * 3_600_000

/** Between two looks at a running server. */
const lookEvery = day / 4

/** A server that was off for longer cannot be told from a clock that is wrong. */
const longestStep = 10 * day

/**
 * Removes messages and sign-up codes of more days: now, and four times a day. What is removed is gone, so a clock that
 * made a leap is believed only after a day without another, whether the server ran or was started again meanwhile.
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
    const step = moment - (store.lookedAt() ?? moment)
    const isLeap = Math.abs(step) > longestStep
    const since = isLeap ? moment : (store.steadySince() ?? moment - step)
    store.setLookedAt(moment)
    store.setSteadySince(since)
    if (isLeap) {
      const [clock = ''] = new Date(moment).toISOString().split('T')
      log(
        `contact records older than ${days} days: none removed yet. The clock says ${clock}, ${Math.floor(step / day)} days after the last look. If that is right, they are removed in a day; "npm run contacts -- --delete-before ${days}d" removes the messages at once.`,
      )
    }
    if (moment - since < day) return
    const removed = store.removeBefore(moment - days * day)
    if (removed > 0) log(`contact records older than ${days} days: ${removed} removed`)
  }
  look()
  const timer = setInterval(look, lookEvery).unref()
  return () => clearInterval(timer)
}
