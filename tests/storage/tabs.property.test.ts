import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Simulation, type Step } from './simulation.ts'
import type { Fault } from './simulatedBrowser.ts'

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('full' as const, 'crashBefore' as const, 'crashAfter' as const),
      at: fc.integer({ min: 1, max: 5 }),
    }),
  },
)

const kind = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Step['kind'][]>('add', 'addWithPicture') },
  { weight: 5, arbitrary: fc.constantFrom<Step['kind'][]>('price', 'picture', 'remove', 'undo') },
  { weight: 1, arbitrary: fc.constantFrom<Step['kind'][]>('clear', 'restart', 'leave') },
  { weight: 6, arbitrary: fc.constant<Step['kind']>('deliver') },
  { weight: 2, arbitrary: fc.constantFrom<Step['kind'][]>('settle', 'wait', 'waitLong') },
)

const step: fc.Arbitrary<Step> = fc.record({ tab: fc.nat(2), pick: fc.nat(7), kind, fault })

const runs = Number(process.env['STORAGE_RUNS'] ?? 400)
const seed = Number(process.env['STORAGE_SEED'] ?? Date.now() % 2_147_483_647)

describe('two or three tabs, late delivery, full disk and crashes at any write', () => {
  it(`keeps every promise (seed ${seed}, ${runs} runs; STORAGE_SEED and STORAGE_RUNS repeat and extend)`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 3 }),
        fc.array(step, { maxLength: 40 }),
        fc.constantFrom('crash' as const, 'rest' as const),
        async (tabs, steps, how) => {
          const run = new Simulation(tabs)
          for (const each of steps) await run.step(each)
          const { products, images, logs } = await run.finish(how)

          const ids = products.map(({ $id }) => $id)
          const named = new Set(products.map(({ imageId }) => imageId).filter((id) => id !== ''))
          const promised = [...run.fates].filter(([, fate]) => !(fate.fragile && run.crashed))
          const lost = promised.filter(
            ([id, { status }]) => status === 'present' && !ids.includes(id),
          )
          const risen = promised.filter(([id, { status }]) => status === 'gone' && ids.includes(id))
          const orphans = Object.keys(images).filter((id) => !named.has(id))
          const pictureless = [...named].filter((id) => !Object.hasOwn(images, id))

          expect({ complaints: run.complaints, lost, risen, orphans, logs }).toEqual({
            complaints: [],
            lost: [],
            risen: [],
            orphans: [],
            logs: [],
          })
          expect(new Set(ids).size).toBe(ids.length)
          if (!run.crashed) expect(pictureless).toEqual([])
        },
      ),
      { numRuns: runs, seed, verbose: fc.VerbosityLevel.Verbose },
    )
  })

  it('keeps an addition that another tab has not seen when that tab frees space', async () => {
    const none = { kind: 'none' } as const
    const steps: readonly Step[] = [
      { tab: 0, pick: 0, kind: 'add', fault: none },
      { tab: 0, pick: 0, kind: 'waitLong', fault: none },
      { tab: 2, pick: 0, kind: 'price', fault: none },
      { tab: 0, pick: 0, kind: 'add', fault: none },
      { tab: 2, pick: 0, kind: 'addWithPicture', fault: { kind: 'full', at: 1 } },
    ]
    const run = new Simulation(3)
    for (const each of steps) await run.step(each)
    const { products } = await run.finish('crash')
    expect(products).toHaveLength(3)
  })
})
