import { expect, it } from 'vitest'
import { compareText } from './compareText.ts'

it('compareText is below 0 for the lesser, above 0 for the greater, and 0 for equal texts', () => {
  expect([compareText('a', 'b'), compareText('b', 'a'), compareText('a', 'a')]).toEqual([-1, 1, 0])
})
