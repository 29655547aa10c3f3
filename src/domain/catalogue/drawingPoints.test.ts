import { describe, expect, it } from 'vitest'
import { drawingPointsOf, pointsSuffixIn, pointsSuffixOf } from './drawingPoints.ts'
import { isId } from './ids.ts'

const svg = (attributes: string) => `<svg viewBox="0 0 320 240" ${attributes}><path/></svg>`

describe('the points of a drawing', () => {
  it('go from the root of the SVG to the end of the id', () => {
    const suffix = pointsSuffixOf(
      svg('data-port="44 155" data-store="128 180 94" data-box="30 121 261 79"'),
    )
    expect(suffix).toBe('.port-44x155.store-128x180x94.box-30x121x261x79')
    const id = `img_1767225600000_ab${suffix}`
    expect(isId(id)).toBe(true)
    expect(pointsSuffixIn(id)).toBe(suffix)
    expect(drawingPointsOf(id)).toEqual({
      port: { x: 44, y: 155 },
      store: { x: 128, y: 180, top: 94 },
      box: { x: 30, y: 121, width: 261, height: 79 },
    })
  })

  it.each([
    svg(''),
    svg('data-port="44"'),
    '<svg viewBox="0 0 24 24" data-port="1 2"/>',
    '<p data-port="1 2">',
  ])('%s names none', (source) => {
    expect(pointsSuffixOf(source)).toBe('')
  })

  it.each([
    '',
    'img_1_a',
    'img_1.port-1',
    'img_1.store-1x2',
    'img_1.box-1x2x3',
    'img_1.box-1x2x0x0',
  ])('the id %j names none', (id) => {
    expect(drawingPointsOf(id)).toEqual({ port: null, store: null, box: null })
  })

  it('an id may name one of them', () => {
    expect(drawingPointsOf('img_1.store-1x2x3').port).toBeNull()
    expect(drawingPointsOf('img_1.port-1x2').store).toBeNull()
    expect(drawingPointsOf('img_1.port-1x2').box).toBeNull()
  })
})
