import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMegabytes } from '#domain/format.ts'
import { entrySize, shownUsage, storageLevel, storageUsage } from './storage.ts'

const capacity = 5_242_880
const hundredth = 10_485.76

describe('the figures of storage', () => {
  it.each([
    [1_000_000, 20, { used: 1_000_000, undo: 20, left: 4_242_880 }],
    [capacity - 1, 20, { used: capacity - hundredth, undo: 20, left: hundredth }],
    [capacity, 20, { used: capacity, undo: 20, left: 0 }],
    [capacity + 9, capacity + 9, { used: capacity, undo: capacity, left: 0 }],
  ])('of %i used units and %i of undo are what is there', (used, undo, shown) => {
    expect(shownUsage({ used, capacity, undo, level: 'ok' })).toEqual({
      ...shown,
      left: expect.closeTo(shown.left) as number,
    })
  })

  it('say less than the limit exactly while something is left', () => {
    fc.assert(
      fc.property(fc.nat(2 * capacity), (used) => {
        const shown = shownUsage({ used, capacity, undo: 0, level: 'ok' })
        expect(shown.left > 0).toBe(used < capacity)
        expect(formatMegabytes(shown.used, 'en') === '5 MB').toBe(used >= capacity)
      }),
    )
  })
})

describe('the use of storage', () => {
  it('counts key and value of an entry, and nothing for one that is not there', () => {
    expect([entrySize('ab', '汉字c'), entrySize('ab', ''), entrySize('ab', null)]).toEqual([
      5, 2, 0,
    ])
  })

  it('warns from 80 %, is critical from 95 %', () => {
    expect([0.799, 0.8, 0.949, 0.95, 1].map(storageLevel)).toEqual([
      'ok',
      'warning',
      'warning',
      'critical',
      'critical',
    ])
    expect(storageUsage(2_621_440)).toEqual({
      used: 2_621_440,
      capacity: 5_242_880,
      undo: 0,
      level: 'ok',
    })
  })
})
