/** A row of a CSV file. */
export interface CsvRow {
  /** Place in the file, from 0, as a spreadsheet program numbers rows. */
  readonly index: number
  readonly cells: readonly string[]
  /**
   * What is wrong with its quotation marks. `loose`: a cell begins with one and does not end with one, and is
   * read as it stands; `open`: one is never closed.
   */
  readonly quotes?: 'loose' | 'open'
}

/** More cells than this in one row are no sheet: as many as a spreadsheet program has columns. */
export const mostCells = 16_384

const isBlank = (sign: string | undefined): boolean => sign === ' ' || sign === '\u00A0'

/** Finds a sign from ever later places on, so that the text is searched once. */
const finderOf = (text: string, sign: string) => {
  let found = -1
  return (from: number): number => {
    if (found < from) found = text.indexOf(sign, from)
    if (found === -1) found = text.length
    return found
  }
}

/**
 * Reads a CSV as people write it: a quotation mark opens a cell only where one closes it again before a
 * separator or the end of the line. Any other is a sign like any other, so that an inch mark costs no row.
 * Every part of the text is looked at a fixed number of times.
 *
 * @param text - lines end in `\n`
 * @param isRow - whether a line is a row by itself: no cell over several lines begins and ends in one
 */
// eslint-disable-next-line func-style -- a generator is no arrow function
export function* readCsv(
  text: string,
  separator: string,
  isRow: (line: string) => boolean = () => false,
): Generator<CsvRow, void> {
  const nextSeparator = finderOf(text, separator)
  const nextBreak = finderOf(text, '\n')
  const afterBlanks = (from: number): number => {
    let at = from
    while (isBlank(text[at])) at += 1
    return at
  }
  /** Whether an inch mark in the first line of a row, and another in a later row, look like one cell. */
  const holdsRows = (row: number, open: number, close: number): boolean => {
    const end = nextBreak(open)
    if (end > close || !isRow(text.slice(row, end))) return false
    const last = text.indexOf('\n', close)
    return isRow(text.slice(text.lastIndexOf('\n', close) + 1, last === -1 ? text.length : last))
  }
  /** Where the mark is that closes a cell; two of them are one sign of its text. -1 without one. */
  const closingMark = (open: number): number => {
    let close = text.indexOf('"', open + 1)
    while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
    return close
  }

  let at = 0
  for (let index = 0; at < text.length; index += 1) {
    const row = at
    const cells: string[] = []
    let quotes: CsvRow['quotes']
    let isFirstLine = true
    for (;;) {
      const open = afterBlanks(at)
      const hasMark = text[open] === '"'
      const close = hasMark ? closingMark(open) : -1
      const end = afterBlanks(close + 1)
      const isEnd = end === text.length || text[end] === separator || text[end] === '\n'
      if (close !== -1 && isEnd && !(isFirstLine && holdsRows(row, open, close))) {
        cells.push(text.slice(open + 1, close).replaceAll('""', '"'))
        isFirstLine &&= nextBreak(open) > close
        at = end
      } else {
        if (hasMark) quotes = close === -1 ? 'open' : (quotes ?? 'loose')
        const stop = Math.min(nextSeparator(at), nextBreak(at))
        cells.push(text.slice(at, stop))
        at = stop
      }
      if (text[at] !== separator || cells.length > mostCells) break
      at += 1
    }
    // Behind the line, also where the row is too long.
    at = nextBreak(at) + 1
    yield quotes === undefined ? { index, cells } : { index, cells, quotes }
  }
}
