import Papa from 'papaparse'
import { readCsv, type CsvRow } from '#domain/catalogue/csv.ts'
import { writtenTwice } from '#domain/catalogue/encodings.ts'
import { exportFileName } from '#domain/catalogue/exportFile.ts'
import { isOwnId } from '#domain/catalogue/ids.ts'
import type { ImportColumn, ImportFile } from '#domain/catalogue/importPlan.ts'
import { limits } from '#domain/limits.ts'
import type { Product } from '#domain/catalogue/product.ts'
import {
  columnsOf,
  createSheetRows,
  headingsIn,
  isRowOf,
  productSheet,
  readHeadings,
  sheetFileOf,
  templateSheet,
  withoutMarks,
  type SheetHeadings,
  type SheetRow,
} from '#domain/catalogue/sheet.ts'
import type { SheetField } from '#domain/catalogue/sheetWords.ts'
import { ServiceError } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import type { TextFile } from '#services/files.ts'

/** Called between parts of long work: lets the browser handle other events, and ends with the reason of the signal. */
export type Breathe = (share?: number) => Promise<void>

/** An import file that was read. */
export interface OpenedImport {
  readonly file: ImportFile
  /** The columns of a sheet that are no fields. */
  readonly columns: readonly ImportColumn[]
}

/** Separators by which programs and people write, the most frequent first. */
const separators = [',', ';', '\t', '|', '，', '；', '、', '｜']

/** Excel's own note of the separator, a first line that it does not show. */
const separatorNote = /^"?sep=(.)"?\n/iu

/** Rows among which the headings are looked for: titles and notes may stand above them. */
const topRows = 20

/** Whether a row says anything; separators of another kind say nothing. */
const hasText = ({ cells }: CsvRow): boolean =>
  cells.some((cell) => /[^\s,;|，；、｜]/u.test(cell.trim()))

/** The first rows of a sheet, and which of them has most of the headings. */
const topOf = (text: string, separator: string) => {
  const rows: CsvRow[] = []
  for (const row of readCsv(text, separator)) {
    rows.push(row)
    if (rows.length === topRows) break
  }
  let best = { headingCount: -1, row: rows[0] }
  for (const row of rows) {
    const headingCount = hasText(row) ? headingsIn(row.cells) : -1
    if (headingCount > best.headingCount) best = { headingCount, row }
  }
  return { separator, rows, ...best }
}

/** Where the headings of a text are, and what separates its cells: of equal ones the more frequent. */
const findTop = (text: string, noted: string | undefined) =>
  [...(noted === undefined ? [] : [noted]), ...separators]
    .map((separator) => topOf(text, separator))
    .reduce((best, other) => (other.headingCount > best.headingCount ? other : best))

/** Whether a person has typed the file and put the cells into Chinese quotation marks: all names are in them. */
const isTyped = (rows: readonly CsvRow[], { fields }: SheetHeadings): boolean => {
  const cellsOf = (field: SheetField) =>
    rows.map(({ cells }) => cells[fields.get(field) ?? -1]?.trim() ?? '').filter(Boolean)
  return (
    cellsOf('productName').every((cell) => withoutMarks(cell) !== cell) &&
    !cellsOf('$id').some(isOwnId)
  )
}

/**
 * Opens a CSV with commas, semicolons, tabs or bars. A place is the row as a spreadsheet program numbers it.
 *
 * @throws ServiceError from `import`, `sheet` or `file`
 */
export const openSheet = async (given: string, breathe: Breathe): Promise<OpenedImport> => {
  if (given.length > limits.importText)
    throw new ServiceError({ from: 'import', code: 'fileTooLarge' })
  const plain = given.replace(/^\uFEFF/u, '')
  const text = (writtenTwice(plain) ?? plain).replace(/\r\n?/gu, '\n')
  const noted = separatorNote.exec(text)
  const body = text.slice(noted?.[0].length ?? 0)
  const { separator, rows: top, row: headingRow, headingCount } = findTop(body, noted?.[1])
  if (headingRow === undefined || headingCount === -1)
    throw new ServiceError({ from: 'file', code: 'fileEmpty' })
  const headings = readHeadings(headingRow.cells)
  if (!headings.ok) throw new ServiceError({ from: 'sheet', ...headings.failure })

  const hasMarks = isTyped(
    top.filter(({ index }) => index > headingRow.index),
    headings.value,
  )
  const place = createSheetRows(headings.value)
  const rows: SheetRow[] = []
  for (const row of readCsv(body, separator, isRowOf(headings.value, separator))) {
    await breathe()
    if (row.index <= headingRow.index) continue
    const placed = place(hasMarks ? { ...row, cells: row.cells.map(withoutMarks) } : row)
    if (placed !== null) rows.push(placed)
    if (rows.length > limits.importRecords)
      throw new ServiceError({ from: 'import', code: 'tooManyRecords' })
  }
  const sheet = { rows, comma: separator !== ',' }
  return { file: sheetFileOf(sheet), columns: columnsOf(sheet) }
}

/** A CSV that Excel opens in any language: with a mark, lines ended by CR LF. */
const csv = (name: string, rows: readonly (readonly string[])[]): TextFile => ({
  name,
  type: 'text/csv',
  text: `\uFEFF${Papa.unparse([...rows], { newline: '\r\n' })}\r\n`,
})

/** The products as a CSV. */
export const sheetFile = (products: readonly Product[], language: Language, now: Date): TextFile =>
  csv(exportFileName(now).replace(/json$/u, 'csv'), productSheet(products, language))

/** The template as a CSV. */
export const templateFile = (language: Language): TextFile =>
  csv(language === 'zh' ? '产品模板.csv' : 'products_template.csv', templateSheet(language))
