import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import zh from '#locales/zh/common.ts'
import { loadPinyinMatcher, loadSimplifier } from '#services/catalogue/searchAids.ts'
import { piecesOf } from './found.ts'
import { blankProduct, specificationsFrom, type Product } from './product.ts'
import {
  fold,
  foldTerms,
  narrows,
  searchInSteps,
  searchProducts,
  type PinyinMatcher,
} from './search.ts'

const product = (over: Partial<Product>): Product => ({ ...blankProduct('car'), ...over })

const names = (products: readonly Product[]) => products.map(({ productName }) => productName)

describe('fold', () => {
  it.each([
    ['Robot', 'robot'],
    ['ＲＯＢＯＴ', 'robot'],
    ['Röbot', 'robot'],
    ['무인기', '무인기'],
    ['无人机 A2', '无人机 a2'],
    ['「Ａ」。', '「a」。'],
  ])('of %j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('foldTerms', () => {
  it('are the words between any spaces', () => {
    expect(foldTerms('  A2　无人机\n x ')).toEqual(['a2', '无人机', 'x'])
    expect(foldTerms(' ')).toEqual([])
  })

  it('end before what ends a clause', () => {
    expect(foldTerms('知远。 Robot, A2？！ 3.5 C++ .')).toEqual([
      '知远',
      'robot',
      'a2',
      '3.5',
      'c++',
      '.',
    ])
  })
})

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
    ['iphone15', 'iPhone 15 Pro', true],
    ['iphone 15', 'iPhone15 Pro', true],
    ['iphone-15', 'iPhone 15 Pro', true],
    ['wifi', 'Ｗｉ－Ｆｉ 7', true],
    ['wi-fi', 'Wi‑Fi 7 路由器', true],
    ['wi–fi7', 'WiFi 7 路由器', true],
    ['bike', 'e-bike', true],
    ['drivers', 'Driver’s seat', true],
    ['12v', '12 V 电源', true],
    ['12 v', '12V 电源', true],
    ['5g', '5G 手机', true],
    ['x1', '手机X100', true],
    ['A15', 'A15 Pro', true],
    ['5000mAh', '5,000 mAh', true],
    ['5000', '电池 5,000 mAh', true],
    ['5,000', '5000mAh', true],
    ['128GB', '存储 128 GB', true],
    ['strasse', 'Straße', true],
    ['straße', 'STRASSE', true],
    ['lodz orsted thor', 'Łódź Ørsted Þór', true],
    ['software', 'soft\u00ADware', true],
    ['3-5', '续航 3–5 小时', true],
    ['"nova" 13.3"', '“Nova” 13.3″', true],
    ['c++', 'C++ 工具', true],
    ['at&t', 'AT&T 手机', true],
    ['远40', '知远 40', true],
    ['电视', '电 视', true],
    ['手机黑色', '黑色手机', true],
    ['黑色手机', '手机，黑色', true],
    ['手机黑色5g', '5G 黑色手机', true],
    ['5g', '5 games', false],
    ['35', '3-5 小时', false],
    ['7', '6.7英寸', false],
    ['thea', 'the art', false],
    ['obot', 'Robot', false],
    ['a2', 'A1', false],
    ['x1', 'Box 100 pieces', false],
    ['x1', 'Model X 100', false],
    ['x1', 'Box-100', false],
    ['A15', 'Comes with a 15 W charger', false],
    ['a4', 'It has a 4-inch screen', false],
    ['s24', 'lasts 24 hours', false],
    ['2v', '12 V', false],
    ['5000', '50,00', false],
    ['6.7寸', '6.7英寸', false],
    ['手机壳', '手机架 相机壳', false],
    ['手机壳', '手机，壳另售', false],
    ['无人机', '无人驾驶飞机', false],
    ['手机白色', '黑色手机', false],
    ['色黑机手', '黑色手机', false],
  ])('by %j finds %j, and marks it: %j', async (query, productName, found) => {
    const aids = { pinyin: await loadPinyinMatcher(), categories: zh.category }
    const one = [product({ productName })]
    expect(searchProducts(one, query, aids)).toEqual(found ? one : [])
    if (found) expect(piecesOf(productName, query, aids).some((piece) => piece.found)).toBe(true)
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
