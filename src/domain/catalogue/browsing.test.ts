import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { previewOf } from './preview.ts'
import { noFilter, priceRange } from './filter.ts'
import { specificationsFrom, type Product } from './product.ts'
import {
  defaultQuery,
  parseCatalogueQuery,
  serialiseCatalogueQuery,
  tidyQueryText,
  createSorter,
  nextOrder,
  sortKeys,
  widened,
} from './browsing.ts'

const product = (over: Partial<Product>): Product => ({
  $id: over.productName ?? 'p',
  createdAt: '2026-01-01T00:00:00.000Z',
  productId: 1,
  productName: 'p',
  description: '',
  price: 1,
  stockQuantity: 1,
  category: 'car',
  available: true,
  imageId: '',
  imageUrl: '',
  specifications: specificationsFrom([]),
  ...over,
})

const names = (products: readonly Product[]) => products.map(({ productName }) => productName)

describe('order (decision P6)', () => {
  it('puts numbers in names by value and keeps equals as they are, both ways', () => {
    const list = ['A10', 'a2', 'A2', 'A1'].map((productName) => product({ productName }))
    const sort = createSorter('en')
    expect(names(sort(list, { sort: 'name', dir: 'asc' }))).toEqual(['A1', 'a2', 'A2', 'A10'])
    expect(names(sort(list, { sort: 'name', dir: 'desc' }))).toEqual(['A10', 'a2', 'A2', 'A1'])
  })

  it('takes dates as moments, whatever their offset', () => {
    const dates = ['2026-05-01T08:00:00+08:00', '2026-05-01T01:00:00Z', '2026-04-30T21:30:00-04:00']
    const list = dates.map((createdAt) => product({ productName: createdAt, createdAt }))
    const newest = createSorter('zh')(list, { sort: 'date', dir: 'desc' })
    expect(names(newest)).toEqual([dates[2], dates[1], dates[0]])
  })

  it.each(sortKeys)('by %s is made once for a list and a direction', (sort) => {
    const list = ['b', 'a'].map((productName, at) =>
      product({ productName, price: at, createdAt: String(at) }),
    )
    const sorter = createSorter('en')
    const ascending = sorter(list, { sort, dir: 'asc' })
    const descending = sorter(list, { sort, dir: 'desc' })
    expect(sorter(list, { sort, dir: 'asc' })).toBe(ascending)
    expect(sorter(list, { sort, dir: 'desc' })).toBe(descending)
    expect(names(descending)).toEqual(names(ascending).toReversed())
    expect(names(ascending)).toEqual(sort === 'name' ? ['a', 'b'] : ['b', 'a'])
  })

  it('is stable and idempotent in every order (spec §2.36)', () => {
    const prices = fc.array(fc.record({ price: fc.integer({ min: 0, max: 3 }), at: fc.nat(3) }))
    fc.assert(
      fc.property(
        prices,
        fc.constantFrom(...sortKeys),
        fc.constantFrom('asc', 'desc'),
        (rows, key, dir) => {
          const list = rows.map(({ price, at }, index) =>
            product({
              $id: String(index),
              price,
              productName: `n${String(price)}`,
              createdAt: `2026-01-0${String(at + 1)}`,
            }),
          )
          const sort = createSorter('zh')
          const order = { sort: key, dir } as const
          const once = sort(list, order)
          expect(sort(once, order)).toEqual(once)
          const measure = ({ price, createdAt }: Product) =>
            key === 'date' ? createdAt : String(price)
          for (let at = 1; at < once.length; at += 1) {
            const [a, b] = [once[at - 1], once[at]] as [Product, Product]
            if (measure(a) === measure(b)) expect(Number(a.$id)).toBeLessThan(Number(b.$id))
            else expect(measure(a) < measure(b)).toBe(dir === 'asc')
          }
        },
      ),
    )
  })

  it('reverses at a second click and starts again at another (spec §2.36)', () => {
    const first = nextOrder({ sort: 'date', dir: 'desc' }, 'price')
    expect(first).toEqual({ sort: 'price', dir: 'asc' })
    expect(nextOrder(first, 'price')).toEqual({ sort: 'price', dir: 'desc' })
    expect(nextOrder({ sort: 'price', dir: 'desc' }, 'price')).toEqual(first)
    expect(nextOrder(first, 'date')).toEqual({ sort: 'date', dir: 'desc' })
    expect(nextOrder({ sort: 'name', dir: 'desc' }, 'date')).toEqual({ sort: 'date', dir: 'desc' })
  })
})

/** Letters of many scripts, signs that addresses give a meaning, and half a surrogate pair. */
const textUnit = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('&', '=', '+', '%', '#', ' ', '\n', '\0', '\ud83d', '\udc69'),
)

describe('the address', () => {
  it('says the same after writing and reading', () => {
    const query = fc.record({
      q: fc.string({ unit: textUnit, maxLength: 120 }).map(tidyQueryText),
      sort: fc.constantFrom(...sortKeys),
      dir: fc.constantFrom('asc' as const, 'desc' as const),
      filter: fc
        .tuple(fc.boolean(), fc.option(fc.integer({ min: 1, max: 9e8 })))
        .map(([inStock, from]) => ({ inStock, ...priceRange(from, 0.5) })),
      compared: fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(query, (each) => {
        expect(parseCatalogueQuery(`?${serialiseCatalogueQuery(each)}`)).toEqual(each)
      }),
    )
  })

  it('says nothing of what is the default', () => {
    expect(serialiseCatalogueQuery(defaultQuery)).toBe('')
    expect(serialiseCatalogueQuery({ ...defaultQuery, q: 'a b', sort: 'price', dir: 'asc' })).toBe(
      'q=a+b&sort=price',
    )
    expect(serialiseCatalogueQuery({ ...defaultQuery, sort: 'price' })).toBe('sort=price&dir=desc')
  })

  it('with an order alone is what the first click on it shows', () => {
    for (const sort of sortKeys) {
      const other = sort === 'name' ? 'price' : 'name'
      const clicked = nextOrder({ sort: other, dir: 'asc' }, sort)
      expect(parseCatalogueQuery(`?sort=${sort}`)).toEqual({ ...defaultQuery, ...clicked })
    }
  })

  it('keeps 100 units of a search text, and no half of a character', () => {
    expect(tidyQueryText('a'.repeat(101))).toBe('a'.repeat(100))
    expect(tidyQueryText(`${'a'.repeat(99)}😀`)).toBe(`${'a'.repeat(99)}\ufffd`)
    expect(parseCatalogueQuery(`?q=${'a'.repeat(101)}`).q).toHaveLength(100)
  })

  it('ignores what is not on the lists', () => {
    expect(parseCatalogueQuery('?sort=__proto__&dir=up&q=x')).toEqual({
      ...defaultQuery,
      q: 'x',
    })
  })

  it('loses one narrowing at a time, or all', () => {
    const narrow = { ...defaultQuery, q: 'a', filter: { inStock: true, from: 1, to: null } }
    expect(widened(narrow, 'search')).toEqual({ ...narrow, q: '' })
    expect(widened(narrow, 'stock').filter).toEqual({ inStock: false, from: 1, to: null })
    expect(widened(narrow, 'price').filter).toEqual({ ...noFilter, inStock: true })
    expect(widened({ ...narrow, sort: 'name' }, 'all')).toEqual({ ...defaultQuery, sort: 'name' })
  })
})

describe('the preview', () => {
  it('cuts at 100 characters as people count them (spec §2.42, §9.5)', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(previewOf(family.repeat(100))).toBe(family.repeat(100))
    expect(previewOf(family.repeat(101))).toBe(`${family.repeat(100)}…`)
    expect(previewOf('短')).toBe('短')
    expect(previewOf(` ${'a'.repeat(98)} b`)).toBe(` ${'a'.repeat(98)}…`)
    expect(previewOf('a b', 2)).toBe('a…')
    expect(previewOf('🇨🇳'.repeat(150))).toBe(`${'🇨🇳'.repeat(100)}…`)
  })

  it('cuts the same way in a browser without segments', () => {
    vi.stubGlobal('Intl', {})
    for (const character of ['短', '👨‍👩‍👧‍👦', '🇨🇳', '👍🏽', 'e\u0301', '❤️'])
      expect(previewOf(character.repeat(101))).toBe(`${character.repeat(100)}…`)
    vi.unstubAllGlobals()
  })
})
