import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import { createProductStore } from '#services/catalogue/store.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { createFakePictures, fakePicture } from '#tests/fakes/products.ts'
import type { ProductsPort } from '#services/products.ts'
import { type Fault, type SimulatedTab, SimulatedBrowser } from './simulatedBrowser.ts'
import { clearAll, undoLast } from '#tests/support/catalogue.ts'

/** One step of a run. */
export interface Step {
  readonly tab: number
  readonly pick: number
  readonly fault: Fault
  readonly kind:
    | 'add'
    | 'addWithPicture'
    | 'price'
    | 'picture'
    | 'remove'
    | 'clear'
    | 'undo'
    | 'deliver'
    | 'settle'
    | 'wait'
    | 'waitLong'
    | 'leave'
    | 'restart'
}

/** A page with the product store on it; the caller moves its timers. */
export interface Running {
  readonly process: SimulatedTab
  readonly store: ProductsPort
  /** Work that waits, with the time at which it is due. */
  readonly timers: Map<() => void, number>
  leave: () => void
}

/** Opens a page of a browser. */
export const openPage = (browser: SimulatedBrowser, random: () => string): Running => {
  const process = browser.open()
  const timers: Running['timers'] = new Map()
  const store = createProductStore({
    open: () => ({ area: process.area, persistence: 'browser' }),
    now: () => browser.now,
    random,
    listen: (onNotice) => {
      process.onNotice = onNotice
    },
    leaving: (left) => queueMicrotask(() => (running.leave = left)),
    later: (work, milliseconds) => {
      timers.set(work, browser.now + milliseconds)
      return () => timers.delete(work)
    },
    pause: () => Promise.resolve(),
    pictures: createFakePictures(),
    readSheets: () => Promise.resolve([]),
    reporter: createFakeReporter(),
    samples: { load: () => Promise.resolve([]) },
  })
  const running: Running = { process, timers, store, leave: () => {} }
  store.subscribe(() => {})
  return running
}

/** Does the work of a page that is due. */
export const runTimers = ({ timers }: Running, now: number) => {
  for (const [work, at] of [...timers]) {
    if (at > now || !timers.delete(work)) continue
    work()
  }
}

/** What has to be true of a product at the end. `fragile`: only if no process crashes at all. */
interface Fate {
  status: 'present' | 'gone' | 'unknown'
  by: number
  fragile: boolean
}

const draft: ProductDraft = {
  productName: '样品',
  description: 'sample',
  price: 1,
  stockQuantity: 1,
  category: 'car',
  available: true,
  specifications: {},
}

// A call, so that the compiler does not take an earlier answer for a lasting one.
const isGone = (process: SimulatedTab): boolean => process.dead

/** Drives several tabs over one storage and records what each tab was told is stored. */
export class Simulation {
  readonly browser = new SimulatedBrowser()
  readonly fates = new Map<string, Fate>()
  readonly complaints: string[] = []
  crashed = false
  private readonly tabs: (Running | null)[]
  private random = 0

  constructor(count: number) {
    this.tabs = Array.from({ length: count }, () => this.start())
  }

  private start(): Running {
    const random = () => `r${String((this.random += 1)).padStart(9, '0')}`
    return openPage(this.browser, random)
  }

  private pass(milliseconds: number) {
    this.browser.settle()
    this.browser.now += milliseconds
    for (const tab of this.tabs) if (tab !== null) runTimers(tab, this.browser.now)
    this.browser.settle()
  }

  private operate(store: ProductsPort, { kind, pick }: Step): Promise<unknown> {
    const { products } = store.snapshot()
    const chosen: Product | undefined = products[pick % Math.max(1, products.length)]
    const id = chosen?.$id ?? 'nobody'
    if (kind === 'add') return store.add(draft)
    if (kind === 'addWithPicture') return store.add(draft, fakePicture)
    if (kind === 'price') return store.updatePrice(id, pick + 2)
    if (kind === 'picture') return store.replaceImage(id, fakePicture)
    if (kind === 'remove') return store.remove(id)
    if (kind === 'clear') return clearAll(store)
    return undoLast(store)
  }

  async step(step: Step) {
    this.browser.now += 1
    const index = step.tab % this.tabs.length
    const tab = this.tabs[index] ?? (this.tabs[index] = this.start())
    await Promise.resolve()
    const { process } = tab
    process.arm(step.fault)
    if (step.kind === 'settle') this.browser.settle()
    else if (step.kind === 'wait') this.pass(3_000)
    else if (step.kind === 'waitLong') this.pass(11 * 60_000)
    else if (step.kind === 'deliver') process.deliver()
    else if (step.kind === 'leave' || step.kind === 'restart') {
      if (step.kind === 'leave') {
        this.pass(step.pick % 2 === 0 ? 0 : 400)
        tab.leave()
      } else this.crashed = true
      process.dead = true
      this.browser.tabs.delete(process)
    } else await this.change(tab, index, step)
    // Without space a log has timestamps alone: until others have the list, nothing else has the products.
    if (process.met && step.fault.kind === 'full')
      for (const fate of this.fates.values()) if (fate.by === index) fate.fragile = true
    process.arm({ kind: 'none' })
    if (process.dead) {
      if (step.kind !== 'leave') this.crashed = true
      this.tabs[index] = null
    }
  }

  private async change(tab: Running, index: number, step: Step) {
    const { process, store } = tab
    store.reload()
    if (isGone(process)) return
    const seen = new Set(store.snapshot().products.map(({ $id }) => $id))
    const refused = await this.operate(store, step).then(
      () => false,
      () => true,
    )
    const after = new Set(isGone(process) ? [] : store.snapshot().products.map(({ $id }) => $id))
    if (isGone(process)) {
      // Cut off in the middle: no other tab received its change.
      for (const [id, fate] of this.fates)
        if (seen.has(id) || step.kind === 'undo') fate.status = 'unknown'
      return
    }
    const same = after.size === seen.size && [...after].every((id) => seen.has(id))
    if (refused && !same) this.complaints.push(`a refused ${step.kind} changed something`)
    if (refused) return
    const fragile = process.met
    const blind = process.inbox.length > 0
    for (const id of after) if (!seen.has(id)) this.decide(id, 'present', index, blind, fragile)
    for (const id of seen) if (!after.has(id)) this.decide(id, 'gone', index, blind, fragile)
  }

  private decide(
    id: string,
    status: 'present' | 'gone',
    by: number,
    blind: boolean,
    fragile: boolean,
  ) {
    const before = this.fates.get(id)
    // Two tabs that could not see each other disagreed about it: either outcome is fair.
    const disputed = blind && before !== undefined && before.by !== by && before.status !== status
    this.fates.set(id, { status: disputed ? 'unknown' : status, by, fragile })
  }

  /** Ends every process, starts one much later, and answers what storage then holds. */
  async finish(how: 'crash' | 'rest') {
    if (how === 'rest') this.pass(3_000)
    else {
      for (const tab of this.tabs) if (tab !== null) this.browser.tabs.delete(tab.process)
      this.crashed = true
    }
    this.browser.tabs.clear()
    this.browser.now += 2 * 3_600_000
    this.start()
    await Promise.resolve()
    this.browser.tabs.clear()
    const { truth } = this.browser
    return {
      products: JSON.parse(truth.get('local_products') ?? '[]') as Product[],
      images: JSON.parse(truth.get('local_images') ?? '{}') as Record<string, unknown>,
      logs: [...truth.keys()].filter((key) => key.startsWith('local_catalogue_log_')),
    }
  }
}
