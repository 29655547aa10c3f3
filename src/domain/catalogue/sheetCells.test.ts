import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyText } from '#domain/fields.ts'
import { parsePrice } from './numbers.ts'
import { cellText, guarded, spoiledIn } from './sheetCells.ts'

describe('a cell that is written', () => {
  it.each([
    ...['6901234567892', '860123456789012345', '3-5', '1/2', '1E5', '10:30', '2026-01-05', '0138'],
    ...[
      '1.50',
      '1.',
      '50%',
      '5月3日',
      'Mar-5',
      '3 May 2026',
      '10 pm',
      'TRUE',
      '1 1/2',
      '１２',
      '(5)',
    ],
    ...['=1+1', '＋1', '-5', '@SUM(1)', '#N/A', '6.90123E+12', '$5.00'],
  ])('protects %s', (text) => {
    expect(guarded(text)).toBe(`'${text}`)
  })

  it.each([
    '8',
    '256',
    '1984',
    '31分钟',
    '5,000 mAh',
    '256 GB',
    '#FFA000',
    'Mark',
    'A-1',
    '',
    '五',
  ])('leaves %s as it is', (text) => {
    expect(guarded(text)).toBe(text)
  })

  it('has no formula behind a separator, and nothing that steers a terminal', () => {
    expect(guarded('a;=HYPERLINK("x")')).toBe('a;\'=HYPERLINK("x")')
    expect(guarded('a"\n=cmd')).toBe('a"\n\'=cmd')
    expect(guarded('a;" \t@x')).toBe('a;" \t\'@x')
    expect(guarded('a\u001B[31mb\0')).toBe('a[31mb')
  })

  it('is read as it was', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          "'",
          '=',
          '-',
          '@',
          ';',
          '\t',
          '\n',
          '"',
          ' ',
          '0',
          '1',
          '.',
          '/',
          'E',
          '#',
        ),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
    })
    fc.assert(
      fc.property(text, (written) => {
        const plain = written.replace(/\r\n?/gu, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
        expect(cellText(guarded(written))).toBe(tidyText(plain))
      }),
    )
  })
})

it('a cell of millions of spaces holds what is behind them', () => {
  expect(cellText(' '.repeat(15_000_000))).toBe('')
  expect(cellText(`${'\u200B'.repeat(3_000_000)}a`)).toBe('a')
})

it('leaves no shorter text of a cell that is too long', () => {
  const blanks = ' '.repeat(30_000)
  expect(cellText(`1${blanks}x`)).toBe(`1${blanks.slice(0, 19_999)} x`)
  expect(parsePrice(cellText(`1${blanks}x`))).toEqual({ ok: false, failure: 'notANumber' })
})

it.each([
  ['#REF!', 'error'],
  ['#NAME?', 'error'],
  ['#DIV/0!', 'error'],
  ['#######', 'error'],
  ['Err:502', 'error'],
  ['6,90123E+12', 'shortened'],
  ['1E+05', 'shortened'],
  ['1E5', null],
  ['#A', null],
  ['=1', null],
])('%s is spoiled: %s', (cell, why) => {
  expect(spoiledIn(cell)).toBe(why)
})
