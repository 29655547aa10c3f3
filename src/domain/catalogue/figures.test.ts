import { describe, expect, it } from 'vitest'
import { arrange, dimensionOf, figureOf, figuresOf, keepUnits } from '#domain/catalogue/figures.ts'

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

  it('finds the specification of the dimension line', () => {
    expect(dimensionOf({ 续航: '560 km', 车长: '4,820 mm' })).toEqual({
      name: '车长',
      value: '4,820 mm',
    })
    expect(dimensionOf({ ' Length ': '4,820 mm' })).toEqual({ name: ' Length ', value: '4,820 mm' })
    expect(dimensionOf({ Range: '560 km' })).toBeNull()
  })
})

describe('the specifications on the page of a product', () => {
  const specifications = {
    车长: '4,820 mm',
    续航: '560 km',
    电池: '82 kWh',
    座位: '五个',
    风阻: '0.21',
  }

  it('are each in one place: on the drawing, as figures, or in the table', () => {
    const { dimension, figures, rest } = arrange({ specifications, imageId: 'img_1_r.car-1' })
    expect(dimension).toEqual({ name: '车长', value: '4,820 mm' })
    expect(figures.map(({ name }) => name)).toEqual(['续航', '电池', '风阻'])
    expect({ ...rest }).toEqual({ 座位: '五个' })
  })

  it('are not on a photograph', () => {
    const { dimension, figures, rest } = arrange({ specifications, imageId: 'img_1_r' })
    expect(dimension).toBeNull()
    expect(figures.map(({ name }) => name)).toEqual(['车长', '续航', '电池'])
    expect({ ...rest }).toEqual({ 座位: '五个', 风阻: '0.21' })
  })

  it('leave something for the table', () => {
    const car = { imageId: 'img_1_r.car-1' }
    const few = { 车长: '4,820 mm', 续航: '560 km' }
    const { dimension, figures, rest } = arrange({ specifications: few, ...car })
    expect({ dimension, figures, rest: { ...rest } }).toEqual({
      dimension: { name: '车长', value: '4,820 mm' },
      figures: [],
      rest: { 续航: '560 km' },
    })
    const one = { 车长: '4,820 mm' }
    expect(arrange({ specifications: one, ...car })).toEqual({
      dimension: null,
      figures: [],
      rest: one,
    })
  })
})
