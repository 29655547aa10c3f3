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

  it('meet in one row whatever width and space their name has', () => {
    expect(
      compared([
        having({ 'Battery life': '7' }),
        having({ 'Ｂattery　life': '6' }),
        having({ ' Battery  life ': '5' }),
      ]),
    ).toEqual({ shared: [{ name: 'Battery life', values: ['7', '6', '5'] }], own: [[], [], []] })
  })

  it.each([
    ['mW', 'MW'],
    ['功率（mW）', '功率（MW）'],
    ['-20 °C', '20 °C'],
    ['10²', '102'],
    ['Mbps', 'MBps'],
    ['MBPS', 'Mbps'],
    ['Battery Life', 'Battery life'],
  ])('%j and %j are two names', (one, other) => {
    expect(compared([having({ [one]: '1' }), having({ [other]: '1' })]).shared).toEqual([])
  })

  it('lose no value of a product that writes a name in two ways', () => {
    expect(compared([having({ Range: '1', 'Range ': '2' }), having({ ' Range': '3' })])).toEqual({
      shared: [{ name: 'Range', values: ['1', '3'] }],
      own: [[['Range ', '2']], []],
    })
  })

  it('may be called what the language itself is called', () => {
    expect(compared([having({ constructor: 'a' }), having({})])).toEqual({
      shared: [],
      own: [[['constructor', 'a']], []],
    })
  })

  it.each([
    ['5', '5'],
    ['５６０　km', '560 km'],
    [' Li-Ion ', 'Li-Ion'],
    ['Caf\u00E9', 'Cafe\u0301'],
    ['ＬＦＰ', 'LFP'],
  ])('%j is %j', (one, other) => {
    expect(differs([one, other])).toBe(false)
  })

  it.each([
    ['5', '7'],
    ['2026.10', '2026.1'],
    ['1.10', '1.1'],
    ['8.0 GB', '8 GB'],
    ['560 km', '560km'],
    ['5,000', '5000'],
    ['−20 °C', '20 °C'],
    ['-10 至 40 ℃', '10 至 40 ℃'],
    ['±5', '5'],
    ['>5', '5'],
    ['100 mW', '100 MW'],
    ['1000 Mb/s', '1000 MB/s'],
    ['10²', '102'],
    ['10⁻³', '10-3'],
    ['A-', 'A'],
    ['A+', 'A'],
    ['1 1/2', '11/2'],
    [`5'11`, '511'],
    [`5'11"`, `5"11'`],
    ['1,5', '15'],
    ['1.5', '15'],
    ['50,00', '5000'],
    ['007', '7'],
    ['12345678901234567', '12345678901234568'],
    ['lfp', 'LFP'],
    ['H2O', 'H₂O'],
    ['e-bike', 'ebike'],
    ['5 GB', '5 TB'],
  ])('%j is not %j', (one, other) => {
    expect(differs([one, other])).toBe(true)
  })

  it.each([
    [['5', null], false],
    [['5', null, '7'], true],
    [[null, null], false],
    [[10, 10.5], true],
  ])('what a product does not say is not known to differ: %j differ: %j', (values, different) => {
    expect(differs(values)).toBe(different)
  })
})
