import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createIdSource, idInAddress, timestampOf } from './ids.ts'

describe('ids', () => {
  it('are unique while the clock stands still or moves back (spec §3.2)', () => {
    const clocks = fc.array(fc.integer({ min: 0, max: 2_000_000_000_000 }), { minLength: 1 })
    fc.assert(
      fc.property(clocks, (times) => {
        let at = 0
        const ids = createIdSource({
          now: () => times[at++ % times.length] ?? 0,
          random: () => 'r',
        })
        const made = Array.from({ length: 50 }, () => ids.product().id)
        expect(new Set(made).size).toBe(50)
        expect(made.every((id) => /^local_\d+_r$/.test(id))).toBe(true)
        const moments = made.map((id) => timestampOf(id) ?? 0)
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('the id of a picture', () => {
  it('ends with the points of its drawing', () => {
    const ids = createIdSource({ now: () => 5.9, random: () => 'r' })
    expect(ids.image('car-1')).toEqual({ id: 'img_5_r.car-1', timestamp: 5 })
    expect(ids.image()).toEqual({ id: 'img_6_r', timestamp: 6 })
  })

  it.each([
    ['img_1767225600000_a', 1_767_225_600_000],
    ['local_7', 7],
    ['my_local_7', null],
    ['local_x', null],
    ['SKU-12', null],
  ])('%j is of the moment %j', (id, moment) => {
    expect(timestampOf(id)).toBe(moment)
  })
})

describe('an id in an address', () => {
  it.each([
    ['local_1_a', 'local_1_a'],
    ['SKU-12', 'SKU-12'],
    ['compare', '~636f6d70617265'],
    ['_', '~5f'],
    ['..', '~2e2e'],
    ['v1.25', '~76312e3235'],
    ['a/b', '~612f62'],
    ['甲，', '~e794b2efbc8c'],
    ['~2e', '~7e3265'],
  ])('%j is %j', (id, part) => {
    expect(idInAddress(id)).toBe(part)
  })
})
