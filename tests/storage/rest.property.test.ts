import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankProduct, type Product } from '#domain/catalogue/product.ts'
import { undoLast } from '#tests/support/catalogue.ts'
import { openPage, runTimers, type Running } from './simulation.ts'
import { SimulatedBrowser } from './simulatedBrowser.ts'

/** A table of 25,000 units: a change of a dozen such products does not fit into the log of a tab. */
const table = Object.fromEntries(
  Array.from({ length: 50 }, (_, at) => [`row ${String(at)}`, 'x'.repeat(500)]),
)

const productOf = (at: number, prefix: string, isLarge = true): Product => ({
  ...blankProduct('car'),
  $id: `${prefix}_${String(at)}`,
  createdAt: '2026-01-01T00:00:00.000Z',
  productId: at,
  productName: `${prefix} ${String(at)}`,
  specifications: isLarge ? table : {},
})

const many = (prefix: string) => Array.from({ length: 14 }, (_, at) => productOf(at, prefix))

interface Step {
  readonly tab: number
  readonly pick: number
  readonly kind: 'price' | 'all' | 'some' | 'remove' | 'undo' | 'import' | 'hear' | 'work' | 'wait'
}

const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.nat(2),
  pick: fc.nat(30),
  kind: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom('price' as const, 'all' as const, 'some' as const),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom('remove' as const, 'undo' as const, 'import' as const),
    },
    { weight: 5, arbitrary: fc.constantFrom('hear' as const, 'wait' as const, 'work' as const) },
  ),
})

const byId = (products: readonly Product[]) =>
  new Map(products.map((product) => [product.$id, product]))

/** Three tabs of one browser, and what is to be of each product: its last change that was confirmed. */
class Tabs {
  readonly browser = new SimulatedBrowser()
  readonly wanted: Map<string, Product>
  private readonly tabs: readonly Running[]
  private names = 0
  changes = 0

  constructor(spare: number) {
    const products = [...many('a'), productOf(20, 'small', false)]
    this.wanted = byId(products)
    this.browser.truth.set('local_catalogue_version', '1')
    this.browser.truth.set('local_products', JSON.stringify(products))
    this.browser.capacity = JSON.stringify(products).length + spare
    this.tabs = [1, 2, 3].map(() => openPage(this.browser, () => `r${String((this.names += 1))}`))
  }

  private change({ store }: Running, { kind, pick }: Step): Promise<unknown> {
    const { products } = store.snapshot()
    const ids = products.map(({ $id }) => $id)
    const id = ids[pick % Math.max(1, ids.length)] ?? 'nobody'
    if (kind === 'price') return store.updatePrice(id, pick + 1)
    if (kind === 'all') return store.setAvailable(ids, pick % 2 === 0)
    if (kind === 'some') return store.setAvailable(ids.slice(pick % 5, 5), pick % 2 === 0)
    if (kind === 'remove') return store.removeAll(pick === 0 ? ids : [id])
    if (kind === 'undo') return undoLast(store)
    const text = JSON.stringify(many(`new${String((this.names += 1))}`))
    return store.planImport(text).then((plan) => store.applyImport(plan))
  }

  async step(step: Step) {
    const { browser } = this
    browser.now += 1
    const tab = this.tabs[step.tab]
    if (tab === undefined) throw new Error('no such tab')
    if (step.kind === 'hear') tab.process.deliver(1 + step.pick)
    else if (step.kind === 'wait') browser.now += step.pick * 100
    else if (step.kind === 'work') runTimers(tab, browser.now)
    else {
      tab.store.reload()
      const before = byId(tab.store.snapshot().products)
      await this.change(tab, step).then(
        () => (this.changes += 1),
        () => {},
      )
      const after = byId(tab.store.snapshot().products)
      for (const id of before.keys()) if (!after.has(id)) this.wanted.delete(id)
      for (const [id, product] of after) {
        // A tab that has not heard of a removal changes what is gone.
        const isChange = before.get(id) !== product
        const isThere = this.wanted.has(id) || !before.has(id)
        if (isChange && isThere) this.wanted.set(id, product)
      }
    }
  }

  /** Lets every notice and every timer have its time; answers how often the list was written meanwhile. */
  rest(): number {
    const { browser, tabs } = this
    browser.writes.clear()
    for (let second = 0; second < 160; second += 1) {
      browser.settle()
      browser.now += second < 30 ? 500 : 5_000
      for (const tab of tabs) runTimers(tab, browser.now)
    }
    return browser.writes.get('local_products') ?? 0
  }

  /** What each tab shows, and what is stored. */
  shown(): readonly Map<string, Product>[] {
    const { truth } = this.browser
    const stored = JSON.parse(truth.get('local_products') ?? '[]') as Product[]
    return [stored, ...this.tabs.map(({ store }) => store.snapshot().products)].map(byId)
  }

  logs(): readonly string[] {
    return [...this.browser.truth.keys()].filter((key) => key.includes('_log_'))
  }
}

const brief = (products: ReadonlyMap<string, Product>) =>
  [...products.values()]
    .map(({ $id, price, available }) => `${$id} ${String(price)} ${String(available)}`)
    .sort()

const runs = Number(process.env['STORAGE_RUNS'] ?? 60)
const seed = Number(process.env['STORAGE_SEED'] ?? Date.now() % 2_147_483_647)

describe('three tabs, changes of all sizes, notices and timers early and late, a full storage', () => {
  it(`come to rest on the newest change of each product (seed ${seed}, ${runs} runs; STORAGE_SEED and STORAGE_RUNS repeat and extend)`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 25 }),
        fc.constantFrom(Infinity, 400_000, 2_000, 0),
        async (steps, spare) => {
          const tabs = new Tabs(spare)
          for (const each of steps) await tabs.step(each)
          expect(tabs.rest()).toBeLessThanOrEqual(8 + 4 * tabs.changes)
          const wanted = brief(tabs.wanted)
          expect(tabs.shown().map(brief)).toEqual([wanted, wanted, wanted, wanted])
          expect(tabs.logs()).toEqual([])
        },
      ),
      { numRuns: runs, seed, verbose: fc.VerbosityLevel.Verbose },
    )
  })

  const first: Step = { tab: 0, pick: 14, kind: 'price' }
  it('come to rest after a price in one and a change of all in another', async () => {
    const tabs = new Tabs(Infinity)
    await tabs.step(first)
    await tabs.step({ ...first, kind: 'wait', pick: 9 })
    await tabs.step({ tab: 1, pick: 1, kind: 'all' })
    expect(tabs.rest()).toBeLessThanOrEqual(8)
    const wanted = brief(tabs.wanted)
    expect(tabs.shown().map(brief)).toEqual([wanted, wanted, wanted, wanted])
  })
})
