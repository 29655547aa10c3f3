import { describe, expect, it } from 'vitest'
import { figuresOf } from '#domain/catalogue/figures.ts'
import { blankProduct } from '#domain/catalogue/product.ts'
import { figureSize, isLongName, lineOf } from './productView.ts'

it('the size of figures fits the longest number', () => {
  expect(figureSize(figuresOf({ a: '1 m', b: '1,180 km', c: 'IP68' }))).toBe('long')
  expect(figureSize(figuresOf({ a: '1 m', b: 'IP68' }))).toBe('short')
  expect(figureSize([])).toBe('short')
  expect(figureSize(figuresOf({ a: '100 m' }))).toBe('short')
  expect(figureSize(figuresOf({ a: '1,180', b: '4 m' }))).toBe('long')
  expect(figureSize(figuresOf({ a: '11,800' }))).toBe('longest')
})

describe('the line that a few products are on', () => {
  it.each([
    [
      'drawn',
      [
        { imageId: 'img_1_r.car-1', imageUrl: '' },
        { imageId: '', imageUrl: '' },
      ],
    ],
    ['drawn', [{ imageId: 'img_1_r.port-44x155.store-128x180x94', imageUrl: '' }]],
    [
      'framed',
      [
        { imageId: 'img_1_r.car-1', imageUrl: '' },
        { imageId: 'img_1_r', imageUrl: '' },
      ],
    ],
    ['framed', [{ imageId: '', imageUrl: 'data:image/png;base64,' }]],
  ])('is %s for %j', (line, pictures) => {
    expect(lineOf(pictures.map((picture) => ({ ...blankProduct('car'), ...picture })))).toBe(line)
  })
})

describe('isLongName', () => {
  it('is true above 60 characters', () => {
    expect([isLongName('a'.repeat(60)), isLongName('a'.repeat(61))]).toEqual([false, true])
  })
})
