import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { mostCells, readCsv } from './csv.ts'

const cellsOf = (text: string, separator = ',') =>
  [...readCsv(text, separator)].map(({ cells }) => cells)

const startsWithName = (line: string) => /^"?[a-z0-9" ]+,phone/u.test(line)

describe('a CSV', () => {
  it('is read as another program has written it, whatever is in its cells', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r\n?/gu, '\n')),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\t', ' ', 'a') }),
    )
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t', '|'), (written, delimiter) => {
        const text = Papa.unparse(written, { delimiter, newline: '\n', quotes: true })
        expect(cellsOf(text, delimiter)).toEqual(written)
      }),
    )
  })

  it.each([
    [
      'an inch mark that opens a cell',
      '"12" tablet,1\nb,"2, 3"',
      [
        ['"12" tablet', '1'],
        ['b', '2, 3'],
      ],
    ],
    [
      'a mark that is never closed',
      '"tablet,1\nb,"2, 3"',
      [
        ['"tablet', '1'],
        ['b', '2, 3'],
      ],
    ],
    [
      'the last mark of the file',
      'b,"2, 3"\n"tablet,1',
      [
        ['b', '2, 3'],
        ['"tablet', '1'],
      ],
    ],
    [
      'marks of two rows that look like one cell',
      '"12 a,phone\nb,phone\n10",phone',
      [
        ['"12 a', 'phone'],
        ['b', 'phone'],
        ['10"', 'phone'],
      ],
    ],
    [
      'a cell over lines that begins a row',
      '"a\nb",phone\nc,phone',
      [
        ['a\nb', 'phone'],
        ['c', 'phone'],
      ],
    ],
    [
      'a cell over lines that ends a row',
      'a,phone,"b\nc,phone\nd"\ne,phone',
      [
        ['a', 'phone', 'b\nc,phone\nd'],
        ['e', 'phone'],
      ],
    ],
    [
      'two cells over lines',
      '"a\nb","c\nd,phone"\ne,phone',
      [
        ['a\nb', 'c\nd,phone'],
        ['e', 'phone'],
      ],
    ],
    [
      'a space before and behind marks',
      'a, "b,c" ,d\ne\n\nf',
      [['a', 'b,c', 'd'], ['e'], [''], ['f']],
    ],
  ])('loses nothing to %s', (_, text, rows) => {
    expect([...readCsv(text, ',', startsWithName)].map(({ cells }) => cells)).toEqual(rows)
  })

  it('says what is wrong with marks', () => {
    const text = '"12" a,b\n"a",b\n"c'
    expect([...readCsv(text, ',')].map(({ index, quotes }) => [index, quotes])).toEqual([
      [0, 'loose'],
      [1, undefined],
      [2, 'open'],
    ])
  })

  it('stops reading a row that no program can have written', () => {
    const rows = cellsOf(`${','.repeat(2_000_000)}\nb`)
    expect(rows.map(({ length }) => length)).toEqual([mostCells + 1, 1])
  })

  // A reader that looks at a part once for each cell takes minutes.
  it.each([
    ['quoted cells in a line', `${'"a",'.repeat(16_000)}\n`.repeat(100)],
    ['cells of two lines', `${'"a\nb",'.repeat(16_000)}\n`.repeat(50)],
    ['marks', '"'.repeat(4_000_000)],
    ['lines that open a mark', '"a\n'.repeat(1_000_000)],
    ['cells that open a mark', '"""a,'.repeat(1_000_000)],
    ['marks before blanks', `"${'"x'.repeat(1_000_000)}${' '.repeat(4_000_000)}\n`],
    ['blanks', `${' '.repeat(100_000)},`.repeat(100)],
    ['rows in marks', `"a,phone\n${'b,phone\n'.repeat(500_000)}c",phone`],
    ['empty rows', ',,,,,,\n'.repeat(1_048_575)],
  ])('reads millions of %s in one pass', { timeout: 60_000 }, (_, text) => {
    let units = 0
    for (const { cells } of readCsv(text, ',', startsWithName)) units += cells.length
    expect(units).toBeGreaterThan(0)
  })
})
