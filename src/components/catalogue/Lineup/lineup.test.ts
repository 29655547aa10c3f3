import { describe, expect, it } from 'vitest'
import { lengthOf, stage, standingOf } from './lineup.ts'

describe('the length of a product', () => {
  it.each([
    [{ 车长: '4,820 mm' }, 4820],
    [{ Width: '2.9 m' }, 2900],
    [{ 长度: '46 厘米' }, 460],
    [{ Length: 'about a metre' }, null],
    [{ Length: '4,820' }, null],
    [{ Weight: '2 m' }, null],
  ])('of %o is %j mm', (specifications, length) => {
    expect(lengthOf(specifications)).toBe(length)
  })
})

describe('products side by side', () => {
  it('are to one scale where two of them have a length', () => {
    const [long, short] = standingOf([
      { ratio: 3, length: 4000 },
      { ratio: 1.5, length: 2000 },
    ])
    expect(long).toEqual({ width: 216, height: 72, scaled: true })
    expect(short).toEqual({ width: 108, height: 72, scaled: true })
  })

  it('are all scaled by the one that is tallest', () => {
    const [tall, flat] = standingOf([
      { ratio: 0.5, length: 100 },
      { ratio: 4, length: 200 },
    ])
    expect(tall).toEqual({ width: 52, height: 104, scaled: true })
    expect(flat).toEqual({ width: 104, height: 26, scaled: true })
  })

  it('break the scale of one that would be too small to see', () => {
    const [, tiny] = standingOf([
      { ratio: 2, length: 2900 },
      { ratio: 2, length: 75 },
    ])
    expect(tiny).toEqual({ width: 56, height: 28, scaled: false })
  })

  it('draw one that is flat as well high enough to see', () => {
    const [, flat] = standingOf([
      { ratio: 2, length: 2900 },
      { ratio: 4, length: 75 },
    ])
    expect(flat).toEqual({ width: 96, height: 24, scaled: false })
  })

  it('make no statement where fewer than two have a length', () => {
    const all = standingOf([
      { ratio: 2, length: 500 },
      { ratio: 1, length: null },
      { ratio: 4, length: null },
    ])
    expect(all).toEqual([
      { width: 208, height: 104, scaled: false },
      { width: 104, height: 104, scaled: false },
      { width: 216, height: 54, scaled: false },
    ])
  })

  it('make none for one without a length among others', () => {
    const [, , unknown] = standingOf([
      { ratio: 2, length: 500 },
      { ratio: 2, length: 300 },
      { ratio: 1, length: null },
    ])
    expect(unknown).toEqual({ width: 52, height: 52, scaled: false })
  })

  it('are never larger than their space', () => {
    for (const ratio of [0.1, 0.7, 1, 2.08, 9])
      for (const length of [null, 10, 5000]) {
        const all = standingOf([
          { ratio, length },
          { ratio: 2, length: 600 },
          { ratio: 1, length: 700 },
        ])
        for (const { width, height } of all) {
          expect(width).toBeLessThanOrEqual(stage.width + 1e-9)
          expect(height).toBeLessThanOrEqual(stage.height + 1e-9)
        }
      }
  })
})
