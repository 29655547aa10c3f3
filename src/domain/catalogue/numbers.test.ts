import { expect, it } from 'vitest'
import { stepPrice } from './numbers.ts'

it.each([
  ['12.50', 'ArrowUp', '12.51'],
  ['12.50', 'ArrowDown', '12.49'],
  ['１，２３４．５０', 'ArrowUp', '1234.51'],
  ['', 'ArrowUp', '0.01'],
  ['0.01', 'ArrowDown', '0.00'],
  ['0', 'ArrowDown', '0.00'],
  ['1,50', 'ArrowUp', null],
  ['12.50', 'Home', null],
])('a price of %o and %s: %o', (text, key, next) => {
  expect(stepPrice(text, key)).toBe(next)
})
