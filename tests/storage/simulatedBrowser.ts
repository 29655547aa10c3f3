import type { StorageArea } from '#services/catalogue/storageArea.ts'

interface Mutation {
  readonly key: string
  readonly value: string | null
  readonly from: SimulatedTab
}

/** What the next writes of a tab meet. `at` counts the writes of one step, from 1. */
export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'full' | 'crashBefore' | 'crashAfter'; readonly at: number }

const fullError = () => Object.assign(new Error('full'), { name: 'QuotaExceededError', code: 22 })

/**
 * One process with its own copy of storage, as browsers have it: it sees its own writes at once and
 * those of others only when they are delivered. A key it has itself written since is not touched by
 * an older write of another process.
 */
export class SimulatedTab {
  dead = false
  /** A fault met during this step, if any. */
  met = false
  readonly inbox: Mutation[] = []
  readonly texts: Map<string, string>
  readonly browser: SimulatedBrowser
  onNotice: (notice: { key: string | null; newValue: string | null }) => void = () => {}
  private readonly pending = new Map<string, number>()
  private fault: Fault = { kind: 'none' }
  private writes = 0

  constructor(browser: SimulatedBrowser) {
    this.browser = browser
    this.texts = new Map(browser.truth)
  }

  arm(fault: Fault) {
    this.fault = fault
    this.writes = 0
    this.met = false
  }

  private write(key: string, value: string | null) {
    if (this.dead) throw new Error('this process is gone')
    this.writes += 1
    const { fault } = this
    const due = fault.kind !== 'none' && fault.at === this.writes
    if (due) this.met = true
    if (due && fault.kind === 'full' && value !== null) throw fullError()
    if (value !== null && this.unitsWith(key, value) > this.browser.capacity) throw fullError()
    if (due && fault.kind === 'crashBefore') this.die()
    if ((this.texts.get(key) ?? null) !== value) {
      if (value === null) this.texts.delete(key)
      else this.texts.set(key, value)
      this.pending.set(key, (this.pending.get(key) ?? 0) + 1)
      this.browser.publish({ key, value, from: this })
    }
    if (due && fault.kind === 'crashAfter') this.die()
  }

  /** A shorter text always fits: browsers refuse growth alone. */
  private unitsWith(key: string, value: string): number {
    if (value.length <= (this.texts.get(key) ?? '').length) return 0
    const others = [...this.texts].filter(([other]) => other !== key)
    return others.reduce((sum, [, text]) => sum + text.length, value.length)
  }

  die(): never {
    this.dead = true
    this.browser.tabs.delete(this)
    throw new Error('crash')
  }

  readonly area: StorageArea = {
    get: (key) => this.texts.get(key) ?? null,
    set: (key, text) => this.write(key, text),
    remove: (key) => this.write(key, null),
    keys: () => [...this.texts.keys()],
  }

  /**
   * Takes the oldest waiting writes of any process, own ones included, as browsers deliver them. A page that was
   * busy is told of several only when it sees the last of them.
   */
  deliver(count = 1) {
    if (this.dead) return
    const taken = this.inbox.splice(0, count)
    const notices = taken.filter((mutation) => this.take(mutation))
    for (const { key, value } of notices) this.onNotice({ key, newValue: value })
  }

  /** Whether the write is one of another process. */
  private take({ key, value, from }: Mutation): boolean {
    const pending = this.pending.get(key) ?? 0
    if (from === this) this.pending.set(key, pending - 1)
    else if (pending === 0) {
      if (value === null) this.texts.delete(key)
      else this.texts.set(key, value)
    }
    return from !== this
  }
}

/** The browser: the disk, and the processes that see its changes with a delay. */
export class SimulatedBrowser {
  readonly truth = new Map<string, string>()
  readonly tabs = new Set<SimulatedTab>()
  now = Date.UTC(2026, 0, 1)
  /** Most units of all texts together. */
  capacity = Infinity
  /** How often each key was written. */
  readonly writes = new Map<string, number>()

  open(): SimulatedTab {
    const tab = new SimulatedTab(this)
    this.tabs.add(tab)
    return tab
  }

  publish(mutation: Mutation) {
    this.writes.set(mutation.key, (this.writes.get(mutation.key) ?? 0) + 1)
    if (mutation.value === null) this.truth.delete(mutation.key)
    else this.truth.set(mutation.key, mutation.value)
    for (const tab of this.tabs) tab.inbox.push(mutation)
  }

  /** Delivers everything to everybody, until nobody writes any more. */
  settle() {
    for (let round = 0; round < 1_000; round += 1) {
      const waiting = [...this.tabs].find((tab) => tab.inbox.length > 0)
      if (waiting === undefined) return
      waiting.deliver()
    }
    throw new Error('the tabs never come to rest')
  }
}
