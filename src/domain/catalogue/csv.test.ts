import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { mostCells, readCsv } from './csv.ts'

const cellsOf = (text: string, separator = ',') =>
  [...readCsv(text, separator)].map(({ cells }) => cells)

describe('a CSV', () => {
  it('is read as it was written, whatever is in its cells', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r\n', '\t', ' ', 'a') }),
    )
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\r\n', '\n', '\r'),
        (written, delimiter, newline) => {
          const text = Papa.unparse(written, { delimiter, newline, quotes: true })
          expect(cellsOf(text, delimiter)).toEqual(written)
        },
      ),
    )
  })

  it.each([
    ['an inch mark that opens a cell', '"12" tablet,1\nb,"2, 3"', ['"12" tablet', '1'], 'loose'],
    ['a mark that is never closed', '"tablet,1\nb,"2, 3"', ['"tablet', '1'], 'loose'],
    ['the last mark of the file', 'b,"2, 3"\n"tablet,1', ['"tablet', '1'], 'open'],
  ])('loses no row to %s', (_, text, cells, quotes) => {
    const rows = [...readCsv(text, ',')]
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ cells, quotes })
    expect(rows).toContainEqual({ cells: ['b', '2, 3'] })
  })

  it('takes a mark for a sign where the lines up to the next are rows', () => {
    const text = '"12 a,phone\nb,phone\n10",phone'
    const startsRow = (line: string) => line.endsWith(',phone')
    expect([...readCsv(text, ',', startsRow)].map(({ cells }) => cells)).toEqual([
      ['"12 a', 'phone'],
      ['b', 'phone'],
      ['10"', 'phone'],
    ])
  })

  it('reads marks behind a space, and ends a row at each kind of line break', () => {
    expect(cellsOf('a, "b,c" ,d\re\r\nf\n\ng')).toEqual([
      ['a', 'b,c', 'd'],
      ['e'],
      ['f'],
      [''],
      ['g'],
    ])
  })

  it('stops reading a row that no program can have written', () => {
    const rows = cellsOf(`${','.repeat(2_000_000)}\nb`)
    expect(rows.map(({ length }) => length)).toEqual([mostCells + 1, 1])
  })

  it('reads millions of marks and of rows in one pass', () => {
    expect(cellsOf('"'.repeat(400_000)).map(([cell]) => cell?.length)).toEqual([199_999])
    expect(cellsOf('"a\n'.repeat(50_000))).toHaveLength(50_000)
    expect(cellsOf('"""a,'.repeat(2_000) + '\n"b')).toHaveLength(2)
  })
})
