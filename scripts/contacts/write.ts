import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import Papa from 'papaparse'
import stringWidth from 'string-width'
import {
  contactDetails,
  contactName,
  detailsOf,
  localTime,
  type MailLocale,
  plainText,
} from 'xinyuan-backend'
import { calculatedCell } from '#domain/catalogue/sheetCells.ts'
import type { ContactRecord } from '#scripts/contacts/source.ts'

/** The messages as a table with aligned columns; those after `seen` are marked as new. */
export const asTable = (records: readonly ContactRecord[], seen = Infinity): string => {
  const rows = [
    ['', 'Time', 'Name', ...contactDetails.map(({ en }) => en), 'ID'],
    ...records.map((record) => [
      record.sentAt > seen ? 'new' : '',
      localTime(record.sentAt),
      ...[contactName(record), ...detailsOf(record), record.id].map(plainText),
    ]),
  ]
  const widthOf = (column: number) => Math.max(...rows.map((row) => stringWidth(row[column] ?? '')))
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? []
  const pad = (cell: string, column: number) =>
    cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell))
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

const nameHeadings: Readonly<Record<MailLocale, readonly string[]>> = {
  zh: ['时间', '姓名', '姓', '名'],
  en: ['Time', 'Name', 'Last name', 'First name'],
}

const headings = (language: MailLocale) => [
  ...nameHeadings[language],
  ...contactDetails.map((detail) => detail[language]),
  'ID',
]

/**
 * Strangers wrote it: it steers no terminal and breaks no line. Excel may split at semicolons, as it does in
 * most of Europe, and would calculate what follows one.
 */
const csvCell = (text: string) => plainText(text).replaceAll(';', '；')

/** Lines of a CSV. A cell that a spreadsheet would calculate begins with an apostrophe. */
const csvLines = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(
    rows.map((row) => row.map(csvCell)),
    { escapeFormulae: calculatedCell, newline: '\r\n' },
  )}\r\n`

/** Writes records page by page. */
export interface ContactWriter {
  readonly add: (records: readonly ContactRecord[]) => Promise<void>
  /** Puts the whole file under its name. */
  readonly finish: () => Promise<void>
  /** Removes what was written; an older file of the name stays. */
  readonly discard: () => Promise<void>
}

const withSentence = (file: string, error: unknown): Error => {
  const { code, message } = error as NodeJS.ErrnoException
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'the folder does not exist',
    ENOTDIR: 'the folder does not exist',
    EACCES: 'this user may not write there',
    EROFS: 'nothing can be written there',
    ENOSPC: 'the disk is full',
    EPERM: 'it may be open in another program',
    EBUSY: 'it may be open in another program',
  }
  return new Error(`${file} cannot be written: ${reasons[code ?? ''] ?? message}.`, {
    cause: error,
  })
}

/** A file that has its name only once it is whole. Its owner alone may read it. */
const openWhole = async (
  file: string,
  texts: {
    readonly start: string
    readonly page: (records: readonly ContactRecord[], isFirst: boolean) => string
    readonly end: string
  },
): Promise<ContactWriter> => {
  const path = resolve(file)
  const partial = join(dirname(path), `.${basename(path)}.${String(process.pid)}.part`)
  let handle: FileHandle | undefined
  let isFirst = true
  const discard = async () => {
    await handle?.close().catch(() => undefined)
    handle = undefined
    await rm(partial, { force: true })
  }
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      await discard()
      throw withSentence(file, error)
    }
  }
  // A device or a pipe would be replaced by a file.
  if (existsSync(path) && !statSync(path).isFile()) {
    const reason = statSync(path).isDirectory() ? 'it is a folder' : 'it is no ordinary file'
    throw new Error(`${file} cannot be written: ${reason}.`)
  }
  await attempt(async () => {
    handle = await open(partial, 'w', 0o600)
    await handle.writeFile(texts.start)
  })
  return {
    add: (records) =>
      attempt(async () => {
        if (records.length === 0) return
        await handle?.writeFile(texts.page(records, isFirst))
        isFirst = false
      }),
    finish: () =>
      attempt(async () => {
        await handle?.writeFile(texts.end)
        await handle?.sync()
        await handle?.close()
        handle = undefined
        await rename(partial, path)
      }),
    discard,
  }
}

/** A CSV that Excel opens as UTF-8, with the time in the zone of this machine. */
export const openCsv = (file: string, language: MailLocale) =>
  openWhole(file, {
    start: `\uFEFF${csvLines([headings(language)])}`,
    page: (records) =>
      csvLines(
        records.map((record) => [
          localTime(record.sentAt),
          contactName(record),
          record.lastName,
          record.firstName,
          ...detailsOf(record),
          record.id,
        ]),
      ),
    end: '',
  })

/** A JSON array with every field of the records. */
export const openJson = (file: string) =>
  openWhole(file, {
    start: '[',
    page: (records, isFirst) =>
      records
        .map((record, at) => `${isFirst && at === 0 ? '' : ','}\n  ${JSON.stringify(record.data)}`)
        .join(''),
    end: '\n]\n',
  })

/** The last run: when it was, and the newest message that it showed. Milliseconds since 1970. */
export interface LastRun {
  readonly at: number
  readonly newest: number
}

/** What the last run against each source is remembered in. The record itself has no read mark. */
export const lastRunFile = (folder: string) => {
  const path = join(folder, 'contacts.json')
  const readAll = (): Record<string, unknown> => {
    try {
      const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
    } catch {
      // Lost or damaged: the next run is a first one.
      return {}
    }
  }
  return {
    read(source: string): LastRun | undefined {
      const { at, newest } = (readAll()[source] ?? {}) as Partial<Record<keyof LastRun, unknown>>
      return typeof at === 'number' && typeof newest === 'number' ? { at, newest } : undefined
    },
    write(source: string, run: LastRun) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, JSON.stringify({ ...readAll(), [source]: run }))
    },
  }
}
