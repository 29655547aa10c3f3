import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import Papa from 'papaparse'
import {
  contactDetails,
  contactName,
  detailsOf,
  isCodeRecord,
  localTime,
  type MailLocale,
  plainText,
} from 'xinyuan-backend'
import { calculatedCell } from '#domain/catalogue/sheetCells.ts'
import {
  type ContactRecord,
  type ContactSource,
  pageSize,
  TooDear,
} from '#scripts/contacts/source.ts'
import { UsageError } from '#scripts/site/options.ts'

/** What `--help` prints. */
export const contactsHelp = `Usage: npm run contacts                         the newest messages
       npm run -s contacts -- --csv             all messages as CSV
       npm run contacts -- --csv messages.csv   the same in a file, which Excel opens
       npm run contacts -- --delete ID ID       deletes these messages after a question;
                                                with --yes without one

Reads the embedded backend, also while it runs, or the Appwrite that VITE_APPWRITE_ENDPOINT names.
Sign-up codes are never shown. Times are of the server, in the time zone of this machine.
To search, open the CSV in a spreadsheet. CONTACT_KEEP_DAYS removes old messages and codes.

Settings, also from .env and .env.local: DATA_DIR, CONTACT_LANGUAGE (headings of the CSV) and, for a
real Appwrite, VITE_APPWRITE_… and APPWRITE_API_KEY with documents.read and, to delete, documents.write.

Ends with 0; with 1 when something failed, and with 2 for a command that cannot be.
`

/** What was asked for; `file` is undefined for the terminal. */
export type ContactsTask =
  | { readonly kind: 'help' | 'list' }
  | { readonly kind: 'csv'; readonly file: string | undefined }
  | { readonly kind: 'delete'; readonly ids: readonly string[]; readonly yes: boolean }

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        delete: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    // Node's advice about arguments that begin with a dash would mislead.
    const [sentence = ''] = (error as Error).message.split('. ')
    throw new UsageError(`${sentence}.\n\n${contactsHelp.trimEnd()}`)
  }
}

/**
 * Reads the command line.
 *
 * @throws UsageError for what is unknown or does not go together.
 */
export const parseContactsTask = (args: readonly string[]): ContactsTask => {
  const { values, positionals } = parse(args)
  const [first, second] = positionals
  if (values.help) return { kind: 'help' }
  if (values.csv && values.delete) throw new UsageError('--csv and --delete do not go together.')
  if (values.yes && !values.delete) throw new UsageError('--yes needs --delete.')
  if (values.delete) {
    if (first === undefined) throw new UsageError('--delete needs the ID of a message.')
    return { kind: 'delete', ids: [...new Set(positionals)], yes: values.yes }
  }
  if (values.csv && second !== undefined) {
    throw new UsageError(`--csv writes one file, not "${first ?? ''}" and "${second}".`)
  }
  if (values.csv) return { kind: 'csv', file: first }
  if (first === undefined) return { kind: 'list' }
  // npm keeps options for itself that do not follow two dashes.
  throw new UsageError(
    `"${first}" comes without an option. Options follow two dashes: npm run contacts -- --csv messages.csv`,
  )
}

/** The person at the terminal. */
export interface Terminal {
  readonly print: (text: string) => void
  /** Asks before something is deleted; left out where no one can reply. */
  readonly confirm?: (question: string) => Promise<boolean>
}

const readPages = async (source: ContactSource, atMost: number, inOrderOfStorage = false) => {
  const messages: ContactRecord[] = []
  let after: string | undefined
  for (;;) {
    const page = await source.page(after, inOrderOfStorage)
    messages.push(...page.filter((record) => !isCodeRecord(record)))
    if (page.length < pageSize || messages.length >= atMost) return messages.slice(0, atMost)
    after = page.at(-1)?.id
  }
}

/** Messages, newest first. */
const readMessages = async (source: ContactSource, atMost = Infinity) => {
  try {
    return await readPages(source, atMost)
  } catch (error) {
    if (!(error instanceof TooDear)) throw error
    return (await readPages(source, Infinity, true)).reverse().slice(0, atMost)
  }
}

/** Tells the owner of a collection that an older version of the site made. */
const tellOfLacks = ([first]: readonly ContactRecord[], print: Terminal['print']) => {
  for (const name of first?.lacks ?? []) {
    print(
      `\nThe collection has no attribute "${name}", so messages come without it. Push appwrite.config.json (docs/deployment.md, step 2).`,
    )
  }
}

/** A message on one line. Strangers wrote it: nothing in it steers the terminal. */
const asLine = (record: ContactRecord) => {
  const texts = [contactName(record), ...detailsOf(record)].filter(Boolean).map(plainText)
  return `${localTime(record.sentAt)}  ${record.id}  ${texts.join(' · ')}`
}

const headings: Readonly<Record<MailLocale, readonly string[]>> = {
  zh: ['时间', '姓名', '姓', '名', ...contactDetails.map(({ zh }) => zh), 'ID'],
  en: ['Time', 'Name', 'Last name', 'First name', ...contactDetails.map(({ en }) => en), 'ID'],
}

/**
 * A CSV that Excel opens as UTF-8. A cell that a spreadsheet would calculate begins with an apostrophe. Excel may split
 * at semicolons, as it does in most of Europe, and would calculate what follows one.
 */
const asCsv = (records: readonly ContactRecord[], language: MailLocale): string => {
  const rows = records.map((record) => [
    localTime(record.sentAt),
    contactName(record),
    record.lastName,
    record.firstName,
    ...detailsOf(record),
    record.id,
  ])
  const cell = (text: string) => plainText(text).replaceAll(';', '；')
  const options = { escapeFormulae: calculatedCell, newline: '\r\n' }
  return `\uFEFF${Papa.unparse([headings[language], ...rows.map((row) => row.map(cell))], options)}\r\n`
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'the folder does not exist',
  EACCES: 'this user may not write there',
  ENOSPC: 'the disk is full',
}

/** Writes a file that its owner alone may read; an older one stays until the new one is whole. */
const writeWhole = (file: string, text: string) => {
  const path = resolve(file)
  if (existsSync(path) && !statSync(path).isFile()) {
    throw new Error(`${file} cannot be written: it is no ordinary file.`)
  }
  const partial = join(dirname(path), `.${basename(path)}.${String(process.pid)}.part`)
  try {
    writeFileSync(partial, text, { mode: 0o600 })
    renameSync(partial, path)
  } catch (error) {
    rmSync(partial, { force: true })
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new Error(`${file} cannot be written: ${reasons[code] ?? message}.`, { cause: error })
  }
}

const counted = (count: number) => `${count.toLocaleString('en')} message${count === 1 ? '' : 's'}`

const list = async (source: ContactSource, print: Terminal['print']) => {
  const shown = 50
  const messages = await readMessages(source, shown + 1)
  print(messages.slice(0, shown).map(asLine).join('\n') || 'There are no messages.')
  if (messages.length > shown) print('\nThere are older ones: npm run contacts -- --csv')
  tellOfLacks(messages, print)
}

const remove = async (
  source: ContactSource,
  { ids, yes }: Extract<ContactsTask, { kind: 'delete' }>,
  { print, confirm }: Terminal,
) => {
  for (const id of ids) {
    const record = await source.find(id)
    if (!record || isCodeRecord(record)) {
      throw new Error(`No message has the ID "${id}". Nothing was deleted.`)
    }
    print(asLine(record))
  }
  if (!yes && !confirm) throw new UsageError('Nobody can answer here. Add --yes to delete.')
  if (!yes && !(await confirm?.(`Delete ${counted(ids.length)} for good?`))) {
    print('Nothing was deleted.')
    return
  }
  for (const [done, id] of ids.entries()) {
    await source.remove(id).catch((error: unknown) => {
      print(`${String(done)} of ${counted(ids.length)} were deleted.`)
      throw error
    })
  }
  print(`Deleted ${counted(ids.length)}.`)
}

/**
 * Does what was asked for.
 *
 * @param language - Of the headings.
 * @throws Error with a sentence for the person at the terminal; UsageError where nobody can be asked.
 */
export const runContacts = async (
  source: ContactSource,
  task: ContactsTask,
  language: MailLocale,
  terminal: Terminal,
) => {
  if (task.kind === 'list') await list(source, terminal.print)
  if (task.kind === 'delete') await remove(source, task, terminal)
  if (task.kind !== 'csv') return
  const messages = await readMessages(source)
  const csv = asCsv(messages, language)
  if (task.file === undefined) terminal.print(csv.trimEnd())
  else {
    writeWhole(task.file, csv)
    terminal.print(`Wrote ${counted(messages.length)} to ${task.file}.`)
    tellOfLacks(messages, terminal.print)
  }
}
