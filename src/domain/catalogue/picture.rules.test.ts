import { expect, it } from 'vitest'
import { acceptedPictures, fitWithin } from './picture.rules.ts'

it.each([
  [4_000, 3_000, 1_200, 900],
  [3_000, 4_000, 900, 1_200],
  [1_200, 800, 1_200, 800],
  [300, 200, 300, 200],
  [60_000, 1, 1_200, 1],
  [1, 60_000, 1, 1_200],
])('fitWithin makes %i × %i into %i × %i', (width, height, fitWidth, fitHeight) => {
  expect(fitWithin(width, height)).toEqual({ width: fitWidth, height: fitHeight })
})

it('fitWithin takes another longest side', () => {
  expect(fitWithin(100, 50, 10)).toEqual({ width: 10, height: 5 })
})

it('acceptedPictures names the six kinds', () => {
  expect(acceptedPictures.split(',')).toEqual(
    ['png', 'jpeg', 'webp', 'gif', 'avif', 'svg+xml'].map((kind) => `image/${kind}`),
  )
})
