import { describe, expect, it } from 'vitest'
import {
  afterCopy,
  changedProducts,
  noCopies,
  readCopies,
  reminderOf,
  withKnown,
} from './copies.ts'
import { blankProduct, type Product } from './product.ts'
import { loadingCatalogue, mayBeCopied } from './snapshot.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 25)

const products = (count: number, created = now): readonly Product[] =>
  Array.from({ length: count }, (_, at) => ({
    ...blankProduct('car'),
    $id: `p${String(at)}`,
    createdAt: new Date(created).toISOString(),
  }))

const [a, b, c] = products(3) as [Product, Product, Product]
const dearer = (product: Product) => ({ ...product, price: product.price + 1 })

describe('the reminder', () => {
  it('has nothing to say without products of one’s own', () => {
    expect(reminderOf(noCopies, [], now)).toBeNull()
    const known = withKnown(noCopies, [a, b], [a, dearer(b)])
    expect(reminderOf(known, [a], now)).toBeNull()
    // What is different here by now does not exist elsewhere.
    expect(reminderOf(known, [a, dearer(b)], now)).toEqual({ at: null, changes: 1, firm: false })
  })

  it('counts what was added, changed and removed since the copy', () => {
    const copied = afterCopy(noCopies, [a, b], now)
    expect(reminderOf(copied, [a, b], now)).toEqual({ at: now, changes: 0, firm: false })
    expect(reminderOf(copied, [dearer(a), c], now)).toEqual({ at: now, changes: 3, firm: false })
    // Taken back: nothing is missing.
    expect(reminderOf(copied, [{ ...a }, b], now)).toEqual({ at: now, changes: 0, firm: false })
  })

  it.each([
    [19, 0, false],
    [20, 0, true],
    [1, 7 * day - 1, false],
    [1, 7 * day, true],
    [0, 30 * day, false],
  ])('with %i changes after %i ms is firm: %s', (changes, age, firm) => {
    const copied = afterCopy(noCopies, [], now - age)
    const present = changes === 0 ? [] : products(changes, now)
    expect(reminderOf(copied, present, now)?.firm ?? false).toBe(firm)
  })

  it('counts the days from the oldest product when there is no copy', () => {
    expect(reminderOf(noCopies, products(1, now - 7 * day), now)?.firm).toBe(true)
    expect(reminderOf(noCopies, products(1, now - 7 * day + 1), now)?.firm).toBe(false)
  })

  it('is quiet once put away, and until the next copy only', () => {
    const away = { ...afterCopy(noCopies, [], now - 8 * day), quietUntil: now + 1 }
    expect(reminderOf(away, [a], now)?.firm).toBe(false)
    expect(reminderOf(away, [a], now + 1)?.firm).toBe(true)
    expect(afterCopy(away, [a], now).quietUntil).toBe(0)
  })
})

it('what is remembered is read back, and damage is nothing', () => {
  const file = { id: 'x', name: 'a.json', print: 'p' }
  const written = { ...afterCopy(noCopies, [a], now), file }
  expect(readCopies(JSON.stringify(written))).toEqual(written)
  for (const text of [null, '', '{', '[]', '{"at":"x"}']) expect(readCopies(text)).toEqual(noCopies)
})

it('the products that a step brought in are told from those that were there', () => {
  expect(changedProducts([a, b], [a, dearer(b), c])).toEqual([dearer(b), c])
})

it('nothing lesser replaces a copy', () => {
  const ready = { ...loadingCatalogue, phase: 'ready', products: [a] } as const
  expect(mayBeCopied(ready)).toBe(true)
  expect(
    [
      loadingCatalogue,
      { ...ready, products: [] },
      { ...ready, phase: 'unreadable' as const },
      { ...ready, quarantine: { records: 1, saved: true } },
      { ...ready, persistence: 'session' as const },
      { ...ready, readOnly: true },
    ].map(mayBeCopied),
  ).toEqual([false, false, false, false, false, false])
})
