import Papa from 'papaparse'
import { exportFileName } from '#domain/catalogue/exchange.ts'
import type { ImportContext } from '#domain/catalogue/importPlan.ts'
import { limits } from '#domain/limits.ts'
import type { Product } from '#domain/catalogue/product.ts'
import {
  planSheetRow,
  productSheet,
  readSheetHeadings,
  templateSheet,
} from '#domain/catalogue/sheet.ts'
import { ServiceError } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import type { OpenedImport } from '#services/catalogue/exchange.ts'
import type { TextFile } from '#services/files.ts'

/** Separators by which spreadsheet programs save, the most frequent first. */
const separators = [',', ';', '\t']

/** Excel's own note of the separator, a first line that it does not show. */
const separatorNote = /^sep=(.)\r?\n/iu

/**
 * Opens a CSV with commas, semicolons or tabs. A place is the row as a spreadsheet program numbers it.
 *
 * @throws ServiceError from `import`
 */
export const openSheet = (
  text: string,
  seen: Set<string>,
  context: ImportContext,
): OpenedImport => {
  if (text.length > limits.importText)
    throw new ServiceError({ from: 'import', code: 'fileTooLarge' })
  const unmarked = text.replace(/^\uFEFF/u, '')
  const delimiter = separatorNote.exec(unmarked)?.[1]
  const { data, errors } = Papa.parse<string[]>(unmarked.replace(separatorNote, ''), {
    ...(delimiter === undefined ? { delimitersToGuess: separators } : { delimiter }),
    // One more than is accepted, and the headings.
    preview: limits.importRecords + 2,
  })
  const top = data.findIndex((row) => row.some((cell) => cell.trim() !== ''))
  const columns = readSheetHeadings(data[top] ?? [])
  if (!columns.ok) throw new ServiceError({ from: 'sheet', ...columns.failure })
  if (data.length - top - 1 > limits.importRecords)
    throw new ServiceError({ from: 'import', code: 'tooManyRecords' })
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? (row ?? []) : [])))
  return {
    length: data.length,
    planRow: (index) => {
      if (index <= top) return null
      if (broken.has(index)) return { index, name: '', action: 'reject', reason: 'openQuote' }
      return planSheetRow(data[index] ?? [], columns.value, index, seen, context)
    },
  }
}

/** A CSV that Excel opens in any language: with a mark, lines ended by CR LF. */
const csv = (name: string, rows: readonly (readonly string[])[]): TextFile => ({
  name,
  type: 'text/csv',
  text: `\uFEFF${Papa.unparse(rows as string[][], { newline: '\r\n' })}\r\n`,
})

/** The products as a CSV (decision P13). */
export const sheetFile = (products: readonly Product[], language: Language, now: Date): TextFile =>
  csv(exportFileName(now).replace(/json$/u, 'csv'), productSheet(products, language))

/** The template as a CSV. */
export const templateFile = (language: Language): TextFile =>
  csv(language === 'zh' ? '产品模板.csv' : 'products_template.csv', templateSheet(language))
