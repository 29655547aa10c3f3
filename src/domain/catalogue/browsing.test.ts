import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import zh from '#locales/zh/common.ts'
import { loadPinyinMatcher, loadSimplifier } from '#services/catalogue/searchAids.ts'
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
import { narrows, searchInSteps, searchProducts, type PinyinMatcher } from './search.ts'

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

describe('search (decision P6)', () => {
  const list = [
    product({ productName: 'Café ROBOT' }),
    product({ productName: '无人机 A2', description: '折叠' }),
    product({ productName: 'ＫＥＹ' }),
  ]
  it.each([
    ['cafe', ['Café ROBOT']],
    ['ｒｏｂｏｔ', ['Café ROBOT']],
    ['key', ['ＫＥＹ']],
    ['无人', ['无人机 A2']],
    ['折叠 a2', ['无人机 A2']],
    ['折叠 b', []],
    ['[.*', []],
  ])('a search for %j finds %j', (query, found) => {
    expect(names(searchProducts(list, query))).toEqual(found)
  })

  it.each([
    ['Wi-Fi 7 路由器', 'wifi'],
    ['Wi‑Fi 7 路由器', 'wi-fi'],
    ['WiFi 7 路由器', 'wi-fi'],
    ['WiFi 7 路由器', 'wi–fi7'],
    ['iPhone 15 Pro', 'iphone15'],
    ['iPhone15 Pro', 'iphone 15'],
    ['iPhone 15 Pro', 'iphone-15'],
    ['12 V 电源', '12v'],
    ['12V 电源', '12 v'],
    ['20000 mAh 充电宝', '20000mah'],
    ['Driver’s seat', "driver's"],
    ["Driver's seat", 'driver’s'],
    ["Driver's seat", 'drivers'],
    ['“Nova” 13.3″', '"nova" 13.3"'],
    ['Ｗｉ－Ｆｉ 7', 'wifi'],
    ['续航 3–5 小时', '3-5'],
    ['e-bike', 'ebike'],
    ['soft\u00ADware', 'software'],
    ['Model X1', 'x1'],
    ['Model X 100', 'x1'],
    ['手机X 100', 'x1'],
    ['知远 40', '远40'],
    ['Straße', 'strasse'],
    ['STRASSE', 'straße'],
    ['Łódź Ørsted Þór', 'lodz orsted thor'],
    ['黑色手机', '手机黑色'],
    ['5G 黑色手机', '手机黑色5g'],
    ['黑色，折叠屏手机', '折叠屏手机黑色'],
  ])('finds %j by %j', (productName, query) => {
    expect(names(searchProducts([product({ productName })], query))).toEqual([productName])
  })

  it.each([
    ['5 games', '5g'],
    ['3-5 小时', '35'],
    ['the art', 'thea'],
    ['A1', 'a2'],
    ['Box 100 pieces', 'x1'],
    ['Box-100', 'x1'],
    ['lasts 24 hours', 's24'],
    ['12 V', '2v'],
    ['无人驾驶飞机', '无人机'],
    ['黑色手机', '手机白色'],
    ['黑色手机', '色黑机手'],
  ])('does not find %j by %j', (productName, query) => {
    expect(searchProducts([product({ productName })], query)).toEqual([])
  })

  it.each([
    ['128gb', ['A']],
    ['存储 128', ['A']],
    ['存储128gb', ['A']],
    ['手机', ['A', 'B']],
    ['phone', ['A', 'B']],
    ['ph', ['A', 'B']],
    ['hone', []],
    ['shouji', ['A', 'B']],
    ['手机 128gb', ['A']],
    ['汽车', ['C']],
  ])('finds by specifications and categories: %j finds %j', async (query, found) => {
    const [phone, rows] = ['phone' as const, specificationsFrom([['存储', '128GB']])]
    const mixed = [
      product({ productName: 'A', category: phone, specifications: rows }),
      product({ productName: 'B', category: phone }),
      product({ productName: 'C' }),
    ]
    const aids = { pinyin: await loadPinyinMatcher(), categories: zh.category }
    expect(names(searchProducts(mixed, query, aids))).toEqual(found)
  })

  it('takes a hyphen or a quote alone for nothing', () => {
    expect(searchProducts(list, '- "')).toBe(list)
  })

  it('what a longer query matches, one that it narrows matches as well', () => {
    const units = fc.string({
      unit: fc.constantFrom('a', 'b', '1', '2', '-', "'", ' ', 'Ａ', '–', '无', '無'),
      maxLength: 12,
    })
    fc.assert(
      fc.property(units, units, units, (productName, start, end) => {
        const one = [product({ productName })]
        if (searchProducts(one, start + end).length === 1 && narrows(start + end, start)) {
          expect(searchProducts(one, start)).toHaveLength(1)
        }
      }),
    )
  })

  it('takes traditional characters for simplified ones, both ways', async () => {
    const simplify = await loadSimplifier()
    const both = [product({ productName: '无人机' }), product({ productName: '無人機 電池' })]
    expect(searchProducts(both, '無人機')).toEqual([both[1]])
    for (const query of ['無人機', '无人机', '无人機']) {
      expect(searchProducts(both, query, { simplify })).toEqual(both)
    }
    expect(searchProducts(both, '电池', { simplify })).toEqual([both[1]])
  })

  it('gives the same array back for an empty query', () => {
    expect(searchProducts(list, '  ')).toBe(list)
  })

  it('finds the same with pauses', () => {
    const many = Array.from({ length: 100 }, (_, at) => product({ productName: `A${String(at)}` }))
    const steps = searchInSteps(many, 'a1')
    let pauses = 0
    let step = steps.next()
    while (step.done !== true) {
      pauses += 1
      step = steps.next()
    }
    expect(pauses).toBe(20)
    expect([...(step.value ?? [])]).toEqual(searchProducts(many, 'a1'))
    expect(searchInSteps(many, ' ').next()).toEqual({ done: true, value: null })
  })

  it('spells names by initials and syllables with a pinyin matcher', async () => {
    const pinyin = await loadPinyinMatcher()
    for (const query of ['wrj', 'wuren', 'RJ', 'wurenji a2', 'wrja2']) {
      expect(names(searchProducts(list, query, { pinyin }))).toEqual(['无人机 A2'])
    }
    expect(searchProducts(list, 'wrx', { pinyin })).toEqual([])
  })

  it('asks the pinyin matcher about Latin words only', () => {
    const asked: string[] = []
    const pinyin: PinyinMatcher = (_, term) => {
      asked.push(term)
      return [0, 0]
    }
    expect(names(searchProducts(list.slice(0, 1), 'wrj', { pinyin }))).toEqual(['Café ROBOT'])
    expect(searchProducts(list, '飞', { pinyin })).toEqual([])
    expect(asked).toEqual(['wrj'])
  })
})

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
