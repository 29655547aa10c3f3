import { parseArgs } from 'node:util'
import { UsageError } from '#scripts/site/options.ts'

/** What `npm run contacts` was asked to do. Times are milliseconds since 1970. */
export type ContactsTask =
  | {
      readonly kind: 'list'
      readonly since: number | undefined
      readonly search: string
      readonly limit: number
      readonly csv: string | undefined
      readonly json: string | undefined
    }
  | { readonly kind: 'delete'; readonly ids: readonly string[] }
  | { readonly kind: 'deleteBefore' | 'deleteCodesBefore'; readonly before: number }
  | { readonly kind: 'codes' }
  | { readonly kind: 'help' }

/** The command line. */
export interface ContactsOptions {
  readonly task: ContactsTask
  /** Shows what would be deleted and deletes nothing. */
  readonly dryRun: boolean
  /** Deletes without a question. */
  readonly yes: boolean
}

/** What `--help` prints. */
export const contactsHelp = `Usage: npm run contacts                          the newest messages
       npm run contacts -- --search 张            those that contain a word
       npm run contacts -- --since 7d --csv messages.csv
       npm run contacts -- --delete ID ID
       npm run contacts -- --delete-before 2026-01-31 --dry-run
       npm run contacts -- --codes

Reads the messages of the contact form, newest first, from the embedded backend, also while it runs,
or from the Appwrite that VITE_APPWRITE_ENDPOINT names. Sign-up codes are never shown.

  --since WHEN                only messages since then
  --search WORDS              only messages that hold each word
  --limit NUMBER              how many the table shows (50)
  --csv FILE                  writes all of them as a table for Excel, in UTF-8
  --json FILE                 writes all of them as JSON, with every field of the record
  --delete ID …               deletes these messages
  --delete-before WHEN        deletes the messages older than that
  --codes                     counts the records of sign-up codes
  --delete-codes-before WHEN  deletes those older than that; a day is enough: 1d
  --dry-run                   shows what would be deleted and deletes nothing
  --yes                       deletes without a question
  --help                      shows this

WHEN is a day (2026-01-31), a time (2026-01-31T18:00) or a time ago (12h, 7d, 4w), in the time zone
of this machine. The time of a message is that of the server.

Variables, also read from .env and .env.local
  DATA_DIR                  folder of the embedded backend (.data)
  VITE_APPWRITE_ENDPOINT    a real Appwrite, as https://api.example.com/v1
  VITE_APPWRITE_PROJECT     (website)
  VITE_APPWRITE_DATABASE    (website)
  VITE_APPWRITE_COLLECTION  (contacts)
  APPWRITE_API_KEY          its key with documents.read and, to delete, documents.write
  CONTACT_LANGUAGE          zh or en: the headings of the CSV (zh)

Ends with 0; with 1 when something failed, and with 2 for a command that cannot be.
`

const units: Readonly<Record<string, number>> = {
  h: 3_600_000,
  d: 24 * 3_600_000,
  w: 7 * 24 * 3_600_000,
}

/**
 * Reads a day, a time or a time ago.
 *
 * @returns Milliseconds since 1970; a day begins in the zone of this machine.
 * @throws UsageError for anything else, and for a day that no month has.
 */
export const readWhen = (text: string, flag: string, now: number): number => {
  const [, count, unit = ''] = /^(\d{1,6})([hdw])$/.exec(text) ?? []
  if (count !== undefined) return now - Number(count) * (units[unit] ?? 0)
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:[T ](.+))?$/.exec(text) ?? []
  // Without a zone a time is that of this machine.
  const moment = new Date(`${day}T${time ?? '00:00'}`)
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  if (!isDay || Number.isNaN(moment.getTime())) {
    throw new UsageError(
      `${flag} is "${text}"; it has to be like 2026-01-31, 2026-01-31T18:00, 12h, 7d or 4w.`,
    )
  }
  return moment.getTime()
}

const readLimit = (text: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new UsageError(`--limit is "${text}"; it has to be a number from 1.`)
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        search: { type: 'string' },
        limit: { type: 'string' },
        csv: { type: 'string' },
        json: { type: 'string' },
        delete: { type: 'string', multiple: true },
        'delete-before': { type: 'string' },
        codes: { type: 'boolean' },
        'delete-codes-before': { type: 'string' },
        'dry-run': { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nSee --help.`)
  }
}

type Values = ReturnType<typeof parse>['values']

const tasks = ['delete', 'delete-before', 'codes', 'delete-codes-before'] as const
const ofList = ['since', 'search', 'limit', 'csv', 'json'] as const

const readTask = (values: Values, ids: readonly string[], now: number): ContactsTask => {
  const before = values['delete-before']
  const codesBefore = values['delete-codes-before']
  if (values.delete) return { kind: 'delete', ids: [...new Set([...values.delete, ...ids])] }
  if (before !== undefined) {
    return { kind: 'deleteBefore', before: readWhen(before, '--delete-before', now) }
  }
  if (codesBefore !== undefined) {
    const flag = '--delete-codes-before'
    return { kind: 'deleteCodesBefore', before: readWhen(codesBefore, flag, now) }
  }
  if (values.codes) return { kind: 'codes' }
  return {
    kind: 'list',
    since: values.since === undefined ? undefined : readWhen(values.since, '--since', now),
    search: values.search ?? '',
    limit: readLimit(values.limit ?? '50'),
    csv: values.csv,
    json: values.json,
  }
}

/**
 * Reads the command line.
 *
 * @param args - After the program's name.
 * @param now - Milliseconds since 1970.
 * @throws UsageError for what is unknown or does not go together.
 */
export const parseContactsOptions = (args: readonly string[], now: number): ContactsOptions => {
  const { values, positionals } = parse(args)
  const [first] = positionals
  if (first !== undefined && !values.delete) {
    throw new UsageError(`"${first}" stands alone. See --help.`)
  }
  const isGiven = (name: keyof Values) => values[name] !== undefined
  const given = [...tasks.filter(isGiven), ...ofList.filter(isGiven)]
  const [task, other] = given
  if (tasks.some(isGiven) && other !== undefined) {
    throw new UsageError(`--${task ?? ''} and --${other} do not go together.`)
  }
  const deletes = tasks.some((name) => name !== 'codes' && isGiven(name))
  for (const name of ['dry-run', 'yes'] as const) {
    if (isGiven(name) && !deletes) throw new UsageError(`--${name} needs something to delete.`)
  }
  const csvAndJson = values.csv !== undefined && values.csv === values.json
  if (csvAndJson) throw new UsageError('--csv and --json name the same file.')
  if (values.csv === '' || values.json === '') throw new UsageError('The file has no name.')
  return {
    task: values.help ? { kind: 'help' } : readTask(values, positionals, now),
    dryRun: values['dry-run'] ?? false,
    yes: values.yes ?? false,
  }
}
