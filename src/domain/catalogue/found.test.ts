import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadPinyinMatcher, loadSimplifier } from '#services/catalogue/searchAids.ts'
import { blankProduct, type Category } from './product.ts'
import { excerptOf, groupFound, piecesOf } from './found.ts'
import { searchProducts, termsOf } from './search.ts'

/** A text with brackets around what was found. */
const marked = (...args: Parameters<typeof piecesOf>) =>
  piecesOf(...args)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('')

describe('words that a search has found', () => {
  it.each([
    ['Robot A2', 'robot', '[Robot] A2'],
    ['Robot A2', 'a2 ROB', '[Rob]ot [A2]'],
    ['Ｗｉ-Ｆｉ 6E', 'wifi', '[Ｗｉ-Ｆｉ] 6E'],
    ['Cafe\u0301 röbot', 'café robot', '[Cafe\u0301] [röbot]'],
    ['iPhone 15 case', 'iphone15', '[iPhone 15] case'],
    ['12 V battery', '12v', '[12 V] battery'],
    ['Tools of all', 'ofa', 'Tools of all'],
    ['无人机 A2', '人机', '无[人机] A2'],
    ['3-5 games', '3-5', '[3-5] games'],
    ['a.b (c)', '. (c', 'a[.]b [(c])'],
    ['5€ ½ 🚗 car', '🚗', '5€ ½ [🚗] car'],
    ['Robot', '- "', 'Robot'],
    ['Robot', '', 'Robot'],
    ['', 'x', ''],
    ['Große Straße 5', 'strasse', 'Große [Straße] 5'],
    ['İzmir ﬁn Łódź', 'izmir fin lodz', '[İzmir] [ﬁn] [Łódź]'],
    ['Model X100, Box 100', 'x1', 'Model [X1]00, Box 100'],
    ['5,000 mAh', '5000mah', '[5,000 mAh]'],
    ['e-bike', 'bike', 'e-[bike]'],
    ['黑色折叠屏手机', '手机黑色', '[黑色]折叠屏[手机]'],
    ['5G 黑色手机', '手机5g', '[5G] 黑色[手机]'],
  ])('in %j by %j: %j', (text, query, result) => {
    expect(marked(text, query)).toBe(result)
  })

  it('are found by pinyin, and by traditional characters', async () => {
    const aids = { pinyin: await loadPinyinMatcher(), simplify: await loadSimplifier() }
    expect(marked('知远 无人机', 'wuren', aids)).toBe('知远 [无人]机')
    expect(marked('无人机', '無人機', aids)).toBe('[无人机]')
  })

  it('are at least one wherever the search matches a name', async () => {
    const pinyin = await loadPinyinMatcher()
    const product = { ...blankProduct('car'), productName: '知远 40 Wi-Fi “Pro”' }
    for (const query of ['zhiyuan', '40', '知远40', 'wifi', '"pro"', 'zy']) {
      expect(searchProducts([product], query, { pinyin })).toEqual([product])
      expect(marked(product.productName, query, { pinyin })).toContain('[')
    }
  })
})

it('a text keeps all its characters, and has a mark where the search finds it', () => {
  const units = fc.string({
    unit: fc.constantFrom(...Array.from('aX1 2-\'".*[(ßİﬁ手机黑色無\u0301😀\n')),
    maxLength: 12,
  })
  fc.assert(
    fc.property(units, units, (productName, query) => {
      const product = { ...blankProduct('car'), productName }
      const pieces = piecesOf(productName, query)
      expect(pieces.map(({ text }) => text).join('')).toBe(productName)
      const isFound = searchProducts([product], query).length === 1
      const isSaid = termsOf(query, {}).length > 0
      if (isFound && isSaid) expect(pieces.some(({ found }) => found)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('hyphens before a Chinese word are no part of it', () => {
  const found = piecesOf('黑色手机', '--手机')
  expect(found).toEqual([
    { text: '黑色', found: false },
    { text: '手机', found: true },
  ])
})

describe('an excerpt', () => {
  const excerpt = (description: string, query: string) =>
    excerptOf({ ...blankProduct('car'), description }, query)

  it('begins a little before the first word when that comes late', () => {
    const text = `${'a'.repeat(70)} ${'b'.repeat(19)} found here`
    expect(excerpt(text, 'found')).toBe(`…${'b'.repeat(19)} found here`)
  })

  it.each([
    ['。雷达贴着地形飞，梯田果园不必提前打点。', '…雷达贴着地形飞，梯田果园不必提前打点。found'],
    ['切合。同时连接电脑、手机和主机，一按切。', '…同时连接电脑、手机和主机，一按切。found'],
    ['ike. Corners to keep ', '…Corners to keep found'],
    ['一按切换。」手机和主机都能用', '…手机和主机都能用found'],
    [
      '。硬盘仓不用工具就能打开，正面两个接口都支持',
      '…硬盘仓不用工具就能打开，正面两个接口都支持found',
    ],
    [' Pairs with three devices at once; the ', '…devices at once; the found'],
    [' shows your position. The 10,000 mAh ', '…The 10,000 mAh found'],
    // One word without an end is cut.
    ['字', `…${'字'.repeat(20)}found`],
  ])('begins with a word or clause in place of %j', (kept, shown) => {
    expect(excerpt(`${'字'.repeat(60)}${kept}found`, 'found')).toBe(shown)
  })

  it.each(['', '\u0301'])('of 60 characters and no more before the word is whole', (mark) => {
    const text = `${`字${mark}`.repeat(60)}found`
    expect(excerpt(text, 'found')).toBe(text)
  })

  it.each(['found early', 'nothing of it', ''])('of %j is all of it', (text) => {
    expect(excerpt(text, 'found')).toBe(text)
  })
})

it.each([
  ['128gb', '存储 128GB'],
  ['flat 128', '存储 128GB'],
  ['flat', 'A flat one.'],
  ['phone', 'A flat one.'],
])('what has %j below its name says %j', (query, said) => {
  const product = {
    ...blankProduct('phone'),
    productName: 'Phone',
    description: 'A flat one.',
    specifications: { 颜色: '黑', 存储: '128GB' },
  }
  expect(excerptOf(product, query)).toBe(said)
})

describe('groups of what was found', () => {
  const product = (category: Category, productName: string, day: number) => ({
    ...blankProduct(category),
    $id: productName,
    productName,
    description: 'fast',
    createdAt: `2026-01-0${String(day)}T00:00:00Z`,
  })

  it('are in the order of the site, names with the word first, then descriptions, then the newest', () => {
    const found = [
      { ...product('car', 'Four', 4), description: '', specifications: { Charging: 'fast' } },
      product('drone', 'One', 1),
      product('car', 'Two', 2),
      product('car', 'Fast', 1),
      product('car', 'Three', 3),
    ]
    expect(
      groupFound(found, 'fast').map(({ category, products }) => [
        category,
        ...products.map(({ productName }) => productName),
      ]),
    ).toEqual([
      ['car', 'Fast', 'Three', 'Two', 'Four'],
      ['drone', 'One'],
    ])
    expect(groupFound([], 'fast')).toEqual([])
  })
})
