import type { ContactsStore } from '#backend/store/contacts.ts'

const day = 24 * 3_600_000

/** Between two looks at a running server. */
const lookEvery = day / 4

/** A longer time between two looks may be a clock that is wrong. */
const longestGap = 30 * day

/** Looks after which a clock that jumped ahead is believed: a day of running. */
const looksOfADay = day / lookEvery

/**
 * Removes messages and sign-up codes of more days: now, and four times a day. A clock that is a month ahead of
 * the last look may be wrong, and what is removed is gone: then nothing is removed before the server has run
 * for a day.
 *
 * @param store - The contact records.
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
  let looks = 0
  const look = () => {
    const moment = now()
    const gap = moment - (store.lookedAt() ?? moment)
    looks += 1
    if (gap > longestGap && looks <= looksOfADay) {
      if (looks > 1) return
      const [clock = ''] = new Date(moment).toISOString().split('T')
      log(
        `contact records older than ${days} days: none removed yet. The clock says ${clock}, ${Math.floor(gap / day)} days after the last look. If that is right, they are removed when this server has run for a day; "npm run contacts -- --delete-before ${days}d" removes the messages at once.`,
      )
      return
    }
    store.setLookedAt(moment)
    const removed = store.removeBefore(moment - days * day)
    if (removed > 0) log(`contact records older than ${days} days: ${removed} removed`)
  }
  look()
  const timer = setInterval(look, lookEvery).unref()
  return () => clearInterval(timer)
}
