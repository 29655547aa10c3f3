import { describe, expect, it } from 'vitest'
import {
  appendToLog,
  logText,
  logTimestamp,
  mergeLogs,
  neededEntries,
  readLog,
  timeOf,
  compareText,
} from './merge.ts'
import type { Product } from './product.ts'

const product = (price: number, $id = 'a'): Product => ({
  $id,
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
    expect(mergeLogs([], [removal, creation])).toEqual([product(3)])
    expect(mergeLogs([], [removal, edit])).toEqual([])
    const older = [{ id: 'a', s: at(0), p: product(0), r: at(0) }]
    expect(mergeLogs([], [removal, creation, older])).toEqual([product(3)])
    expect(mergeLogs([], [[{ id: 'a', s: at(4) }], removal, creation])).toEqual([])
  })

  it('leaves to the list what a log has without the product, and takes nothing older', () => {
    const list = [product(9)]
    const stamp = { id: 'a', s: at(2), inList: true, r: at(2) } as const
    const older = [{ id: 'a', s: at(1), p: product(2) }]
    const removal = [{ id: 'a', s: at(1) }]
    expect(mergeLogs(list, [[stamp], older, removal])).toBe(list)
    expect(mergeLogs([], [[stamp], older])).toEqual([])
  })

  it('takes nothing from a log that is older than what the page knows', () => {
    const list = [product(9)]
    const creation = [{ id: 'a', s: at(0), p: product(1), r: at(0) }]
    const known = (removed: string, createdAt: string, at: string) =>
      new Map([['a', { removed, createdAt, at }]])
    expect(mergeLogs(list, [creation], known('', at(0), at(1)))).toBe(list)
    expect(mergeLogs([], [creation], known(at(1), at(0), at(0)))).toEqual([])
    expect(mergeLogs(list, [[{ id: 'a', s: at(1) }]], known(at(1), at(2), at(2)))).toBe(list)
  })

  it('adds the created products in the order of their creation', () => {
    const created = (id: string, time: number) => ({
      id,
      s: at(time),
      p: product(1, id),
      r: at(time),
    })
    const log = [created('d', 4), created('b', 1), created('c', 1), created('a', 3)]
    expect(mergeLogs([], [log]).map(({ $id }) => $id)).toEqual(['b', 'c', 'a', 'd'])
    expect(mergeLogs([], [log.toReversed()]).map(({ $id }) => $id)).toEqual(['c', 'b', 'a', 'd'])
  })
})

describe('mergeLogs on a list with others', () => {
  it('leaves a product alone that no log names', () => {
    const list = [product(1, 'b'), product(1)]
    expect(mergeLogs(list, [[{ id: 'a', s: at(1) }]])).toEqual([product(1, 'b')])
    expect(mergeLogs(list, [[{ id: 'a', s: at(1), p: product(2) }]])).toEqual([
      product(1, 'b'),
      product(2),
    ])
  })
})

describe('readLog', () => {
  const removal = { id: 'a', s: at(1) }
  const creation = { id: 'a', s: at(2), p: product(1), r: at(2) }
  const edit = { id: 'a', s: at(3), p: product(2) }

  it('reads removals, creations and edits', () => {
    const log = [removal, creation, edit]
    expect(readLog(JSON.stringify(log))).toEqual(log)
  })

  it('reads what is without its product, beside the rest', () => {
    const stamps = [
      { id: 'b', s: at(4), inList: true, r: undefined },
      { id: 'c', s: at(4), inList: true, r: at(4) },
    ]
    const log = [removal, edit, ...stamps]
    expect(readLog(logText(log))).toEqual(log)
    const brief = logText([removal, creation, ...stamps], true)
    expect(brief).not.toContain('productName')
    expect(readLog(brief)).toEqual([
      removal,
      { id: 'a', s: at(2), inList: true, r: at(2) },
      ...stamps,
    ])
  })

  it.each([
    ['a list of something else', [1, { id: 'a' }]],
    ['an object', { id: 'a' }],
    ['a timestamp that is none', [{ ...removal, s: 'soon' }]],
    ['a product that is damaged', [{ ...edit, p: { $id: 'a' } }]],
    ['the product of another id', [{ ...edit, id: 'b' }]],
  ])('leaves out %s', (_, stored) => {
    expect(readLog(JSON.stringify(stored))).toEqual([])
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

describe('appendToLog of another change', () => {
  const created = { id: 'a', s: at(1), p: product(1), r: at(1) }

  it('puts a removal in the place of the creation', () => {
    expect(appendToLog([created], [{ id: 'a', s: at(2) }])).toStrictEqual([{ id: 'a', s: at(2) }])
  })

  it('adds an edit of a product that this tab has not created', () => {
    const edit = { id: 'b', s: at(2), p: product(2, 'b') }
    expect(appendToLog([created], [edit])).toStrictEqual([created, edit])
  })

  it('puts the last change to a product last', () => {
    const other = { id: 'b', s: at(2) }
    const again = { id: 'a', s: at(3), p: product(3), r: at(3) }
    expect(appendToLog([created, other], [again])).toStrictEqual([other, again])
  })
})

describe('neededEntries', () => {
  const entry = (offset: number) => ({ id: 'a', s: at(offset), p: product(1) })

  it('keeps a young entry and drops an old one', () => {
    expect(neededEntries([entry(1)], [], now)).toHaveLength(1)
    expect(neededEntries([entry(0)], [], now)).toEqual([])
    expect(neededEntries([entry(-1)], [], now)).toEqual([])
  })

  it('drops an entry from more than a day in the future, which a wrong clock has made', () => {
    expect(neededEntries([entry(day - 1)], [], now)).toHaveLength(1)
    expect(neededEntries([entry(day)], [], now)).toEqual([])
  })

  const creation = (offset: number) => ({ ...entry(offset), r: at(offset) })
  const removal = (offset: number) => ({ id: 'a', s: at(offset) })

  it.each([
    ['a change over an older one', entry(-10), [entry(-20)], 1],
    ['a change over one of another product', entry(-10), [{ ...entry(-20), id: 'b' }], 0],
    ['a change under a newer one', entry(-10), [entry(-20), entry(-5)], 0],
    ['a change under a newer removal', entry(-10), [entry(-20), removal(-5)], 0],
    ['a change that itself creates nothing over a removal', entry(-10), [removal(-20)], 0],
    ['a creation over a removal', creation(-10), [removal(-20)], 1],
    ['a removal over a creation', removal(-10), [creation(-20)], 1],
    [
      'a removal over an old creation with a newer change',
      removal(-10),
      [{ ...entry(-5), r: at(-20) }],
      1,
    ],
    ['a removal over a change', removal(-10), [entry(-20)], 0],
    ['a removal under a newer creation', removal(-10), [creation(-5)], 0],
  ])('of old entries, %s', (_, old, others, kept) => {
    expect(
      neededEntries(
        [old],
        others.map((other) => [other]),
        now,
      ),
    ).toHaveLength(kept)
  })
})

it('compareText is below 0 for the lesser, above 0 for the greater, and 0 for equal texts', () => {
  expect([compareText('a', 'b'), compareText('b', 'a'), compareText('a', 'a')]).toEqual([-1, 1, 0])
})
