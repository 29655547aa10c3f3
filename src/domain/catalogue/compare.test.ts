import { describe, expect, it } from 'vitest'
import { choose, compared, differs, readCompared } from './compare.ts'
import { specificationsFrom } from './product.ts'

const having = (rows: Readonly<Record<string, string>>) => ({
  specifications: specificationsFrom(Object.entries(rows)),
})

describe('the choice of products to compare (decision P16)', () => {
  it('takes three, each once, and refuses a fourth', () => {
    expect(choose([], 'a', true)).toEqual(['a'])
    expect(choose(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c'])
    expect(choose(['a', 'b', 'c'], 'd', true)).toBeNull()
    expect(choose(['a', 'b', 'c'], 'b', true)).toEqual(['a', 'c', 'b'])
    expect(choose(['a', 'b', 'c'], 'b', false)).toEqual(['a', 'c'])
  })

  it.each([
    ['', []],
    ['?id=a&id=b&id=a&id=c&id=d', ['a', 'b', 'c']],
    ['?id=&id=a%2Cb', ['a,b']],
  ])('reads %j as %j', (search, ids) => {
    expect(readCompared(new URLSearchParams(search), 'id')).toEqual(ids)
  })
})

describe('specifications side by side', () => {
  it('have a row each where several products have them, first what all have', () => {
    expect(
      compared([
        having({ 天窗: '全景', 续航: '560 km', 座位: '5' }),
        having({ 座位: '5', 拖挂: '1.2 t' }),
        having({ 续航: '410 km', 座位: '7', 充电: '9分钟' }),
      ]),
    ).toEqual({
      shared: [
        { name: '座位', values: ['5', '5', '7'] },
        { name: '续航', values: ['560 km', null, '410 km'] },
      ],
      own: [[['天窗', '全景']], [['拖挂', '1.2 t']], [['充电', '9分钟']]],
    })
  })

  it('meet in one row whatever case, width and space their name has', () => {
    expect(
      compared([having({ 'Wi-Fi': '7' }), having({ 'ＷＩ－ＦＩ': '6' }), having({ wifi: '5' })]),
    ).toEqual({ shared: [{ name: 'Wi-Fi', values: ['7', '6', '5'] }], own: [[], [], []] })
  })

  it('lose no value of a product that writes a name in two ways', () => {
    expect(compared([having({ Range: '1', range: '2' }), having({ RANGE: '3' })])).toEqual({
      shared: [{ name: 'Range', values: ['1', '3'] }],
      own: [[['range', '2']], []],
    })
  })

  it('may be called what the language itself is called', () => {
    expect(compared([having({ constructor: 'a' }), having({})])).toEqual({
      shared: [],
      own: [[['constructor', 'a']], []],
    })
  })

  it.each([
    [['5', '5'], false],
    [['560 km', '560km'], false],
    [['ＬＦＰ', 'lfp'], false],
    [['5', '7'], true],
    [['5', null], false],
    [['5', null, '7'], true],
    [[null, null], false],
    [[10, 10.5], true],
  ])('%j differ: %j', (values, different) => {
    expect(differs(values)).toBe(different)
  })
})
