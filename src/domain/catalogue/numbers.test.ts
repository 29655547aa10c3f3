import { describe, expect, it } from 'vitest'
import { isDoubtful, parsePrice, parseStock, stepPrice } from './numbers.ts'

describe('typed numbers', () => {
  it.each([
    ['12.5', 12.5],
    ['1,234.50', 1234.5],
    ['US$ 3', 3],
    ['12。5', 12.5],
    ['.5', 0.5],
    [' 12 ', 12],
    ['us$5', 5],
    ['$  5', 5],
    ['+5', 5],
    ['1000000000', 1_000_000_000],
    ['5$', 5],
    ['1,299.00 USD', 1299],
    ['12 美元', 12],
    ['1299.0000', 1299],
    ['19.9000', 19.9],
    ['0.500', 0.5],
    ['19.995', 'tooManyDecimals'],
    ['1.500', 'ambiguous'],
    ['0,500', 'decimalComma'],
    ['¥12', 'otherCurrency'],
    ['19.90元', 'otherCurrency'],
    ['€5', 'otherCurrency'],
    [`1${' '.repeat(200)}`, 'notANumber'],
    ['5$6', 'notANumber'],
    ['1-2', 'notANumber'],
    ['1E+3', 'scientific'],
    ['-1.5e-10', 'scientific'],
    ['x1e3', 'notANumber'],
    ['1e3x', 'notANumber'],
    ['０．０１', 0.01],
    ['', 'empty'],
    ['1e3', 'scientific'],
    ['1.234', 'tooManyDecimals'],
    ['-1', 'notPositive'],
    ['0', 'notPositive'],
    ['1,23', 'decimalComma'],
    ['1,50', 'decimalComma'],
    ['0x10', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['9999999999', 'tooLarge'],
  ])('price %j is %j (spec §5.16)', (text, expected) => {
    const read = parsePrice(text)
    expect(read.ok ? read.value : read.failure).toBe(expected)
  })

  it.each([
    ['0', 0],
    ['-0', 0],
    ['−2', 'negative'],
    ['12', 12],
    ['1.5', 'tooManyDecimals'],
    ['20.0', 20],
    ['3.00', 3],
    ['1.000', 'ambiguous'],
    ['-2', 'negative'],
    ['x', 'notANumber'],
  ])('stock %j is %j', (text, expected) => {
    const read = parseStock(text)
    expect(read.ok ? read.value : read.failure).toBe(expected)
  })
})

it.each([
  ['19,90', 1990, 19.9],
  ['1.234,5', 'notANumber', 1234.5],
  ['1 234,50', 123450, 1234.5],
  ['1,234.50', 1234.5, 'notANumber'],
  ['1.500', 1.5, 1500],
  ['20.000', 20, 20000],
  ['0.000', 'notPositive', 'notPositive'],
  ['1,2345', 12345, 'tooManyDecimals'],
  ['¥19.90', 19.9, 1990],
  ['3999元', 3999, 3999],
])('%j is %j with a point before decimals, and %j with a comma', (text, point, comma) => {
  const read = (['point', 'comma'] as const).map((decimals) =>
    parsePrice(text, { decimals, dollars: true }),
  )
  expect(read.map((one) => (one.ok ? one.value : one.failure))).toEqual([point, comma])
})

it.each([
  ['1.500', true],
  ['20.000', true],
  ['0.000', true],
  ['1,50', true],
  ['1.234,50', true],
  ['US$1,50', true],
  ['1,500', false],
  ['1299.500', false],
  ['1.5', false],
  ['19', false],
  ['', false],
])('whether %j can be read in two ways: %j', (text, doubtful) => {
  expect(isDoubtful(text)).toBe(doubtful)
})

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
