import { describe, expect, it } from 'vitest'
import {
  dimensionOf,
  figureOf,
  figureSize,
  figuresOf,
  keyFigure,
  keepUnits,
  storeOf,
  isLongName,
} from '#domain/catalogue/display.ts'

describe('figures of specifications', () => {
  it.each([
    ['560 km', '560', 'km', ''],
    ['82 kWh 磷酸铁锂', '82', 'kWh', '磷酸铁锂'],
    ['6.0 m³', '6.0', 'm³', ''],
    ['250–800 V', '250–800', 'V', ''],
    ['5 座，第二排可滑动', '5', '座', '第二排可滑动'],
    ['3,000 次（容量 ≥ 80%）', '3,000', '次', '（容量 ≥ 80%）'],
    ['28 dB(A)', '28', 'dB(A)', ''],
    ['4', '4', '', ''],
    ['82 kWh 磷酸铁锂，可换电', '82', 'kWh', '磷酸铁锂 可换电'],
  ])('reads %s as a number', (value, figure, unit, rest) => {
    expect(figureOf('name', value)).toEqual({ name: 'name', figure, unit, rest, text: false })
  })

  it.each([
    ['IP65', 'IP65', ''],
    ['IP69K，1.8 m防摔', 'IP69K', '1.8 m防摔'],
  ])('reads %s as a code', (value, figure, rest) => {
    expect(figureOf('name', value)).toEqual({ name: 'name', figure, unit: '', rest, text: false })
  })

  it.each(['10%–80%，18 分钟', 'ASIL D', '8 性能 + 8 能效', '−30 至 60 ℃', '4K 120 Hz', ''])(
    'keeps %s as text',
    (value) => {
      expect(figureOf('name', value)).toEqual({
        name: 'name',
        figure: keepUnits(value),
        unit: '',
        rest: '',
        text: true,
      })
    },
  )

  it('keeps a number and its unit in one line', () => {
    expect(keepUnits('8 性能 + 8 能效')).toBe('8\u00A0性能 + 8\u00A0能效')
    expect(keepUnits('Battery 8 years or 160,000 km')).toBe(
      'Battery 8\u00A0years or 160,000\u00A0km',
    )
  })

  it('takes the first three numbers, or texts where there is no number', () => {
    const names = (specifications: Record<string, string>) =>
      figuresOf(specifications).map(({ name }) => name)
    expect(names({ a: '1 m', b: '8 + 8', c: 'IP68', d: '4 m', e: '5 m' })).toEqual(['a', 'c', 'd'])
    expect(names({ a: 'ASIL D', b: '5 m', c: 'CAN FD' })).toEqual(['b'])
    expect(names({ a: 'ASIL D', b: 'CAN FD', c: 'Oil', d: 'Hall' })).toEqual(['a', 'b', 'c'])
    expect(names({})).toEqual([])
  })

  it('fits the size to the longest number', () => {
    expect(figureSize(figuresOf({ a: '1 m', b: '1,180 km', c: 'IP68' }))).toBe('long')
    expect(figureSize(figuresOf({ a: '1 m', b: 'IP68' }))).toBe('short')
    expect(figureSize([])).toBe('short')
    expect(figureSize(figuresOf({ a: '100 m' }))).toBe('short')
    expect(figureSize(figuresOf({ a: '1,180', b: '4 m' }))).toBe('long')
    expect(figureSize(figuresOf({ a: '11,800' }))).toBe('longest')
  })

  it('finds the specification of the dimension line', () => {
    expect(dimensionOf({ 续航: '560 km', 车长: '4,820 mm' })).toEqual({
      name: '车长',
      value: '4,820 mm',
    })
    expect(dimensionOf({ ' Length ': '4,820 mm' })).toEqual({ name: ' Length ', value: '4,820 mm' })
    expect(dimensionOf({ Range: '560 km' })).toBeNull()
  })

  it('finds what a leader prints: the energy, else how long it lasts', () => {
    expect(storeOf({ 续航: '560 km', 电池: '82 kWh' })).toEqual({ name: '电池', value: '82 kWh' })
    expect(storeOf({ 续航: '1,180 km', 纯电续航: '210 km' })).toEqual({
      name: '纯电续航',
      value: '210 km',
    })
    expect(storeOf({ 'Flight time': '34 min' })).toEqual({ name: 'Flight time', value: '34 min' })
    expect(storeOf({ ' Battery ': '82 kWh' })).toEqual({ name: ' Battery ', value: '82 kWh' })
    expect(storeOf({ 功率: '7 kW' })).toBeNull()
  })
})

describe('isLongName', () => {
  it('is true above 60 characters', () => {
    expect([isLongName('a'.repeat(60)), isLongName('a'.repeat(61))]).toEqual([false, true])
  })
})

describe('the figure of a line', () => {
  it.each([
    [{ 核心: '4', 最高频率: '2.8 GHz' }, '2.8'],
    [{ Safety: 'ASIL D', Buses: 'CAN FD' }, 'ASIL D'],
  ])('is the first with a unit, else the first: %o', (specifications, figure) => {
    expect(keyFigure(specifications)?.figure).toBe(figure)
  })
})
