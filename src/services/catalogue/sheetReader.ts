import { strFromU8, strToU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import Papa from 'papaparse'
import readWorkbookFile, { InvalidInputError, type CellValue } from 'read-excel-file/universal'
import type { Cell, Table } from '#domain/catalogue/sheetColumns.ts'
import { ServiceError, type SheetFailure } from '#domain/failure.ts'
import { limits } from '#domain/limits.ts'

/** Bytes that the parts of a workbook may have together, as they come out of it, whatever it says of them. */
const mostUnpacked = 100_000_000

/** Bytes that are unpacked at once: at most a thousand times as many come out. */
const piece = 8_192

/** Titles and empty rows that may be above and below the records. */
const otherRows = 1_000

const refusal = (code: SheetFailure['code']) => new ServiceError({ from: 'sheet', code })

/** Unpacks the parts of a workbook that are XML. */
const unpack = (bytes: Uint8Array): Record<string, Uint8Array> => {
  const parts: Record<string, Uint8Array> = {}
  let size = 0
  const unzip = new Unzip((file) => {
    if (!/\.(?:xml|rels)$/iu.test(file.name)) return
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let length = 0
    file.ondata = (error, data, isLast) => {
      if (error !== null) throw error
      size += data.length
      length += data.length
      if (size > mostUnpacked) throw refusal('sheetTooLarge')
      pieces.push(data.slice())
      if (!isLast) return
      const part = new Uint8Array(length)
      let at = 0
      for (const one of pieces) {
        part.set(one, at)
        at += one.length
      }
      parts[file.name] = part
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += piece)
    unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length)
  return parts
}

/** The number of a column: `A` is 1. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const emptyCell = /<(?:\w+:)?c\b[^<>]*\/>/gu
const address = /<(?:\w+:)?c\b[^<>]*?\br=["']([A-Z]{1,7})(\d{1,9})["']/gu
const errorCell = /(<(?:\w+:)?c\b[^<>]*?\bt=)["']e["']/gu
const formula =
  /<((?:\w+:)?)c\b([^<>]*)>\s*(<\1f\b[^<>]*>(?:[^<]*<\/\1f>)?)\s*(?:<\1v\s*\/>|<\1v><\/\1v>)?\s*<\/\1c>/gu

/**
 * A sheet as the reader of workbooks can take it: not too large, and with a text in place of what a program could not
 * calculate, which that reader would leave out.
 */
const checkedSheet = (xml: string): string => {
  const filled = xml.replace(emptyCell, '')
  let [rows, columns] = [0, 0]
  for (const [, letters = '', row] of filled.matchAll(address)) {
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnOf(letters))
  }
  checkSize(rows, columns)
  return filled
    .replace(errorCell, '$1"str"')
    .replace(formula, (_, prefix: string, attributes: string, text: string) => {
      const plain = attributes.replace(/\st=["']\w*["']/u, '')
      return `<${prefix}c${plain} t="str">${text}<${prefix}v>#N/A</${prefix}v></${prefix}c>`
    })
}

const checkSize = (rows: number, columns: number): void => {
  const isLarge = rows > limits.importRecords + otherRows || columns > limits.sheetColumns
  if (isLarge || rows * columns > limits.sheetCells) throw refusal('sheetTooLarge')
}

const isSheet = (xml: string): boolean => /<(?:\w+:)?worksheet\b/u.test(xml.slice(0, 5_000))

/** The workbook without what a reader without limits would fall for, its parts not packed. */
const checked = (bytes: Uint8Array): ArrayBuffer => {
  const parts = unpack(bytes)
  if (!('[Content_Types].xml' in parts) || !('xl/workbook.xml' in parts))
    throw new ServiceError({ from: 'file', code: 'fileArchive' })
  for (const [name, part] of Object.entries(parts)) {
    const xml = strFromU8(part)
    if (/<!DOCTYPE|<!ENTITY/iu.test(xml)) throw refusal('sheetUnsafe')
    if (isSheet(xml)) parts[name] = strToU8(checkedSheet(xml))
  }
  return zipSync(parts, { level: 0 }).slice().buffer
}

/** A number without what calculating with binary fractions leaves: 15 digits, as a spreadsheet program shows it. */
const numberOf = (value: number): number => Number(value.toPrecision(15))

const cellOf = (value: CellValue | null): Cell => {
  if (value === null) return ''
  if (typeof value === 'number') return numberOf(value)
  // The types of the package say the constructor.
  const date: unknown = value
  if (date instanceof Date)
    return date
      .toISOString()
      .replace('T00:00:00.000Z', '')
      .replace(/T(\d\d:\d\d).*/u, ' $1')
  return String(value)
}

/** Reads a workbook of Excel, WPS or LibreOffice. */
const readWorkbook = async (bytes: Uint8Array): Promise<readonly Table[]> => {
  try {
    const sheets = await readWorkbookFile(checked(bytes))
    return sheets.map(({ sheet: name, data }) => ({
      name,
      rows: data.map((row) => row.map(cellOf)),
      isText: false,
      broken: new Set<number>(),
    }))
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    const code = cause instanceof InvalidInputError ? 'fileWorkbook' : 'fileUnreadable'
    throw new ServiceError({ from: 'file', code }, { cause })
  }
}

/** Reads a CSV as it is written: with commas, semicolons or tabs. */
const readCsv = (text: string): readonly Table[] => {
  const { data, errors, meta } = Papa.parse<string[]>(text.replace(/\r\n?/gu, '\n').trimEnd(), {
    newline: '\n',
    delimitersToGuess: [',', ';', '\t'],
  })
  checkSize(data.length, Math.max(0, ...data.slice(0, 1_000).map(({ length }) => length)))
  const unpaired = new Set(errors.flatMap(({ type, row = 0 }) => (type === 'Quotes' ? row : [])))
  const broken = new Set<number>()
  const rows: (readonly string[])[] = []
  for (const [at, row] of data.entries()) {
    if (unpaired.has(at))
      // It swallows lines up to the next quotation mark: each is named.
      for (const line of row.join(meta.delimiter).split('\n')) {
        broken.add(rows.length)
        rows.push([line])
      }
    else rows.push(row.slice(0, limits.sheetColumns).map((cell) => cell.trim()))
  }
  return [{ name: '', rows, isText: true, broken }]
}

/** The sheets of a CSV or a workbook that have rows. Fails with a code of `SheetFailure` or `FileFailure`. */
export const readTables = async (source: string | Uint8Array): Promise<readonly Table[]> => {
  const tables = typeof source === 'string' ? readCsv(source) : await readWorkbook(source)
  return tables.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')))
}
