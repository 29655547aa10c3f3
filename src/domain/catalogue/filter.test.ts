import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  filterCount,
  isSameFilter,
  noFilter,
  passes,
  priceRange,
  readFilter,
  waysBack,
  writeFilter,
} from './filter.ts'
import { blankProduct, type Product } from './product.ts'

const product = (over: Partial<Product>): Product => ({
  ...blankProduct('car'),
  price: 10,
  ...over,
})

const read = (search: string) => readFilter(new URLSearchParams(search))

describe('a filter (decision P16)', () => {
  it.each([
    [noFilter, product({ stockQuantity: 0 }), true],
    [{ ...noFilter, inStock: true }, product({}), true],
    [{ ...noFilter, inStock: true }, product({ stockQuantity: 0 }), false],
    [{ ...noFilter, inStock: true }, product({ available: false }), false],
    [{ ...noFilter, from: 10 }, product({}), true],
    [{ ...noFilter, from: 10.01 }, product({}), false],
    [{ ...noFilter, to: 10 }, product({}), true],
    [{ ...noFilter, to: 9.99 }, product({}), false],
    [{ inStock: true, from: 5, to: 15 }, product({}), true],
  ])('%j lets %j through: %j', (filter, one, through) => {
    expect(passes(one, filter)).toBe(through)
  })

  it('counts stock and price once each', () => {
    expect(filterCount(noFilter)).toBe(0)
    expect(filterCount({ inStock: true, from: 1, to: 2 })).toBe(2)
    expect(filterCount({ ...noFilter, to: 2 })).toBe(1)
  })

  it('takes the ends of a price in either order', () => {
    expect(priceRange(500, 100)).toEqual({ from: 100, to: 500 })
    expect(priceRange(null, 100)).toEqual({ from: null, to: 100 })
  })

  it('is the same in an address after writing and reading', () => {
    const price = fc.option(
      fc.integer({ min: 1, max: 100_000_000_000 }).map((cents) => cents / 100),
    )
    fc.assert(
      fc.property(fc.boolean(), price, price, (inStock, from, to) => {
        const filter = { inStock, ...priceRange(from, to) }
        const params = new URLSearchParams()
        writeFilter(params, filter)
        expect(isSameFilter(readFilter(params), filter)).toBe(true)
      }),
    )
  })

  it.each([
    ['', noFilter],
    ['?stock=in&from=100&to=500', { inStock: true, from: 100, to: 500 }],
    ['?from=500&to=99.5', { inStock: false, from: 99.5, to: 500 }],
    ['?stock=1&from=-5&to=1e3', noFilter],
    ['?from=0&to=9999999999', noFilter],
    ['?from=1.234&to=', noFilter],
  ])('reads %j as %j', (search, filter) => {
    expect(read(search)).toEqual(filter)
  })
})

describe('what to leave out when nothing is found', () => {
  const cheap = product({ $id: 'cheap', price: 10, stockQuantity: 0 })
  const dear = product({ $id: 'dear', price: 900 })
  const dearest = product({ $id: 'dearest', price: 950 })
  const all = [cheap, dear, dearest]

  it('is each filter that hides products by itself, the one that brings back most first', () => {
    expect(waysBack(all, null, { inStock: true, from: null, to: 100 })).toEqual([
      { without: 'price', count: 2 },
      { without: 'stock', count: 1 },
    ])
  })

  it('is the search, where only that hides something', () => {
    expect(waysBack(all, new Set([cheap]), { ...noFilter, inStock: true })).toEqual([
      { without: 'search', count: 2 },
      { without: 'stock', count: 1 },
    ])
    expect(waysBack(all, new Set(), { ...noFilter, from: 500 })).toEqual([
      { without: 'search', count: 2 },
    ])
  })

  it('is nothing alone, where it takes two', () => {
    expect(waysBack([cheap], new Set(), { inStock: true, from: null, to: null })).toEqual([])
  })
})
