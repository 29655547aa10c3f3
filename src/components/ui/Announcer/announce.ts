/** A sentence that is said. */
export interface Announcement {
  readonly id: number
  readonly text: string
}

/**
 * Milliseconds without another sentence after which what waits is said. A field that takes the focus has it by then, and
 * Orca is through with the texts of a page that changed its language: among so many it hears none.
 */
const saidAfter = 700
/** Milliseconds that a sentence stays. Nobody who reads the page later meets it. */
const staysFor = 10_000

let waiting: readonly string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0
let said: readonly Announcement[] = []
const listeners = new Set<() => void>()

const change = (next: readonly Announcement[]) => {
  said = next
  for (const listener of listeners) listener()
}

const say = () => {
  count += 1
  const one = { id: count, text: waiting.join(' ') }
  waiting = []
  change([...said, one])
  setTimeout(() => change(said.filter((other) => other !== one)), staysFor)
}

/**
 * Has a screen reader say a sentence politely, each time it is called. Sentences of one moment are said as one: beside a
 * move of the focus only the last of several is heard. One that another begins with is said once.
 */
export const announce = (text: string): void => {
  waiting = [...waiting.filter((other) => !text.startsWith(other)), text]
  clearTimeout(timer)
  timer = setTimeout(say, saidAfter)
}

/** What the region of the layout contains. */
export const announcements = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly Announcement[] => said,
}
