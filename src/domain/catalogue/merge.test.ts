import { describe, expect, it } from 'vitest'
import { appendToLog, logTimestamp, mergeLogs, neededEntries, timeOf } from './merge.ts'
import type { Product } from './product.ts'

const product = (price: number): Product => ({
  $id: 'a',
  createdAt: '2026-01-01T00:00:00.000Z',
  productId: 1,
  productName: 'A',
  description: 'd',
  price,
  stockQuantity: 1,
  category: 'car',
  available: true,
  imageId: '',
  imageUrl: '',
  specifications: {},
})

const now = Date.UTC(2026, 0, 1)
const day = 86_400_000
const at = (offset: number, tab = 'tab1') => logTimestamp(now + offset, tab)

describe('logTimestamp', () => {
  it('orders by time, then by tab, and keeps the time', () => {
    expect(at(1, 'z') < at(2, 'a')).toBe(true)
    expect(at(1, 'a') < at(1, 'b')).toBe(true)
    expect(timeOf(at(7))).toBe(now + 7)
  })
})

describe('mergeLogs', () => {
  it('returns the same list when the logs add nothing', () => {
    const list = [product(1)]
    expect(mergeLogs(list, [[{ id: 'a', s: at(0), p: product(1) }]])).toBe(list)
  })

  it('takes the newest change, whatever the order of the logs', () => {
    const older = [{ id: 'a', s: at(1), p: product(2) }]
    const newer = [{ id: 'a', s: at(2), p: product(3) }]
    expect(mergeLogs([product(1)], [newer, older])[0]?.price).toBe(3)
    expect(mergeLogs([product(1)], [older, newer])[0]?.price).toBe(3)
  })

  it('lets a removal win over a later edit, and a later creation win over the removal', () => {
    const removal = [{ id: 'a', s: at(1) }]
    const edit = [{ id: 'a', s: at(2), p: product(2) }]
    const creation = [{ id: 'a', s: at(3), p: product(3), r: at(3) }]
    expect(mergeLogs([product(1)], [removal, edit])).toEqual([])
    expect(mergeLogs([product(1)], [removal, edit, creation])).toEqual([product(3)])
  })
})

describe('appendToLog', () => {
  it('keeps the creation of a product that is edited afterwards', () => {
    const created = [{ id: 'a', s: at(1), p: product(1), r: at(1) }]
    const edited = appendToLog(created, [{ id: 'a', s: at(2), p: product(2) }])
    expect(edited).toEqual([{ id: 'a', s: at(2), p: product(2), r: at(1) }])
    expect(mergeLogs([], [edited])).toEqual([product(2)])
  })
})

describe('neededEntries', () => {
  const entry = (offset: number) => ({ id: 'a', s: at(offset), p: product(1) })

  it('keeps a young entry and drops an old one', () => {
    expect(neededEntries([entry(1)], [], now)).toHaveLength(1)
    expect(neededEntries([entry(-1)], [], now)).toEqual([])
  })

  it('drops an entry from more than a day in the future, which a wrong clock has made', () => {
    expect(neededEntries([entry(day - 1)], [], now)).toHaveLength(1)
    expect(neededEntries([entry(day + 1)], [], now)).toEqual([])
  })

  it('keeps an old entry that overrides an older one in another log', () => {
    const older = [{ id: 'a', s: at(-20, 'tab2') }]
    expect(neededEntries([entry(-10)], [older], now)).toHaveLength(1)
    expect(neededEntries([entry(-10)], [[{ id: 'b', s: at(-20, 'tab2') }]], now)).toEqual([])
  })

  it('drops an old entry that another log overrides, although it overrides a third', () => {
    const older = [{ id: 'a', s: at(-20, 'tab2') }]
    const newer = [{ id: 'a', s: at(-5, 'tab3') }]
    expect(neededEntries([entry(-10)], [older, newer], now)).toEqual([])
  })
})
