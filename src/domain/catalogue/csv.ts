/** A row of a CSV file. */
export interface CsvRow {
  readonly cells: readonly string[]
  /**
   * What is wrong with its quotation marks. `loose`: a cell begins with one and does not end with one, and is
   * read as it stands; `open`: one is never closed.
   */
  readonly quotes?: 'loose' | 'open'
}

/** More cells than this in one row are no sheet: as many as a spreadsheet program has columns. */
export const mostCells = 16_384

interface Cell {
  readonly text: string
  /** Where the next separator, line break or the end of the file is. */
  readonly end: number
  readonly quotes?: CsvRow['quotes']
}

const blank = /[ \u00A0]/u
const newline = /\r\n?|\n/u

/**
 * Reads a CSV as people write it: a quotation mark opens a cell only where one closes it again before a
 * separator or the end of the line. Any other is a sign like any other, so that an inch mark costs no row.
 *
 * @param startsRow - whether a line is a row by itself; a cell over several lines never holds one
 */
// eslint-disable-next-line func-style -- a generator is no arrow function
export function* readCsv(
  text: string,
  separator: string,
  startsRow: (line: string) => boolean = () => false,
): Generator<CsvRow, void> {
  const stops = new RegExp(`[\\r\\n${separator.replace(/[\\\]^-]/u, '\\$&')}]`, 'gu')
  const stopFrom = (at: number): number => {
    stops.lastIndex = at
    return stops.exec(text)?.index ?? text.length
  }
  const afterBlanks = (from: number): number => {
    let at = from
    while (blank.test(text.charAt(at))) at += 1
    return at
  }
  const lineEnd = (from: number): number => {
    const found = /[\r\n]/gu
    found.lastIndex = from
    return found.exec(text)?.index ?? text.length
  }
  /** Whether a cell in quotation marks has swallowed a row. */
  const swallows = (from: number, to: number): boolean => {
    let end = lineEnd(from)
    while (end < to) {
      const start = end + 1
      end = lineEnd(start)
      if (startsRow(text.slice(start, end))) return true
    }
    return false
  }
  const quoted = (open: number): Cell | 'loose' | 'open' => {
    let close = text.indexOf('"', open + 1)
    while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
    if (close === -1) return 'open'
    const end = afterBlanks(close + 1)
    if (end < text.length && stopFrom(end) !== end) return 'loose'
    if (swallows(open, close)) return 'loose'
    return { text: text.slice(open + 1, close).replaceAll('""', '"'), end }
  }
  const cellAt = (start: number): Cell => {
    const open = afterBlanks(start)
    const found = text[open] === '"' ? quoted(open) : null
    if (found !== null && typeof found === 'object') return found
    const end = stopFrom(start)
    const plain = { text: text.slice(start, end), end }
    return found === null ? plain : { ...plain, quotes: found }
  }

  let at = 0
  while (at < text.length) {
    const cells: string[] = []
    let quotes: CsvRow['quotes']
    for (;;) {
      const cell = cellAt(at)
      cells.push(cell.text)
      quotes = quotes === 'open' ? quotes : (cell.quotes ?? quotes)
      at = cell.end
      if (text[at] !== separator || cells.length > mostCells) break
      at += 1
    }
    // The rest of a row that is too long.
    at = text[at] === separator ? lineEnd(at) : at
    at += newline.exec(text.slice(at, at + 2))?.[0].length ?? 0
    yield quotes === undefined ? { cells } : { cells, quotes }
  }
}
