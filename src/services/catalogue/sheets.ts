import Papa from 'papaparse'
import { readCsv, type CsvRow } from '#domain/catalogue/csv.ts'
import { exportFileName } from '#domain/catalogue/exchange.ts'
import { limits } from '#domain/limits.ts'
import type { Product } from '#domain/catalogue/product.ts'
import {
  createSheetReader,
  headingsIn,
  productSheet,
  readSheetHeadings,
  startsRow,
  templateSheet,
} from '#domain/catalogue/sheet.ts'
import { ServiceError } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import type { OpenedImport } from '#services/catalogue/exchange.ts'
import type { TextFile } from '#services/files.ts'

/** Separators by which programs save, the most frequent first. */
const separators = [',', ';', '\t', '|']

/** Excel's own note of the separator, a first line that it does not show. */
const separatorNote = /^"?sep=(.)"?(?:\r\n?|\n)/iu

/** Rows among which the headings are looked for: titles and notes may stand above them. */
const topRows = 20

/** Whether a row says anything; separators of another kind say nothing. */
const hasText = ({ cells }: CsvRow): boolean => cells.some((cell) => /[^\s,;|]/u.test(cell))

const noCells: readonly string[] = []

/** The first rows of a sheet, and which of them has most of the headings. */
const topOf = (text: string, separator: string) => {
  let best = { separator, at: 0, known: -1, cells: noCells }
  let at = 0
  for (const row of readCsv(text, separator)) {
    const known = hasText(row) ? headingsIn(row.cells) : -1
    if (known > best.known) best = { separator, at, known, cells: row.cells }
    at += 1
    if (at === topRows) break
  }
  return best
}

/**
 * Opens a CSV with commas, semicolons, tabs or bars. A place is the row as a spreadsheet program numbers it.
 *
 * @throws ServiceError from `import`, `sheet` or `file`
 */
export const openSheet = (text: string): OpenedImport => {
  if (text.length > limits.importText)
    throw new ServiceError({ from: 'import', code: 'fileTooLarge' })
  const unmarked = text.replace(/^\uFEFF/u, '')
  const body = unmarked.replace(separatorNote, '')
  const noted = separatorNote.exec(unmarked)?.[1]
  const tops = [...(noted === undefined ? [] : [noted]), ...separators].map((separator) =>
    topOf(body, separator),
  )
  // Of equal ones the earlier: the note, then the most frequent.
  const top = tops.reduce((best, other) => (other.known > best.known ? other : best))
  if (top.known === -1) throw new ServiceError({ from: 'file', code: 'fileEmpty' })
  const columns = readSheetHeadings(top.cells)
  if (!columns.ok) throw new ServiceError({ from: 'sheet', ...columns.failure })
  const { separator, at } = top
  const rows: CsvRow[] = []
  let filled = 0
  for (const row of readCsv(body, separator, startsRow(columns.value, separator))) {
    rows.push(row)
    if (rows.length > at + 1 && hasText(row)) filled += 1
    if (filled > limits.importRecords)
      throw new ServiceError({ from: 'import', code: 'tooManyRecords' })
  }
  return {
    columns: columns.value.specifications.map(({ name, column }) => ({
      name,
      sample:
        rows
          .slice(at + 1)
          .map(({ cells }) => cells[column]?.trim() ?? '')
          .find(Boolean) ?? '',
      kept: true,
    })),
    file: {
      source: 'sheet',
      length: rows.length,
      judge: (context, chosen) => {
        const reader = createSheetReader(columns.value, context, separator !== ',', chosen)
        return (index) => {
          const row = rows[index]
          return index <= at || row === undefined ? null : reader(row, index)
        }
      },
    },
  }
}

/** A CSV that Excel opens in any language: with a mark, lines ended by CR LF. */
const csv = (name: string, rows: readonly (readonly string[])[]): TextFile => ({
  name,
  type: 'text/csv',
  text: `\uFEFF${Papa.unparse([...rows], { newline: '\r\n' })}\r\n`,
})

/** The products as a CSV (decision P13). */
export const sheetFile = (products: readonly Product[], language: Language, now: Date): TextFile =>
  csv(exportFileName(now).replace(/json$/u, 'csv'), productSheet(products, language))

/** The template as a CSV. */
export const templateFile = (language: Language): TextFile =>
  csv(language === 'zh' ? '产品模板.csv' : 'products_template.csv', templateSheet(language))
