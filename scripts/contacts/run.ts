import { detailsOf, isCodeRecord, type MailLocale } from 'xinyuan-backend'
import { fold, foldTerms } from '#domain/catalogue/search.ts'
import type { ContactsOptions, ContactsTask } from '#scripts/contacts/options.ts'
import { pageSize, type ContactRecord, type ContactSource } from '#scripts/contacts/source.ts'
import {
  asTable,
  lastRunFile,
  openCsv,
  openJson,
  type ContactWriter,
} from '#scripts/contacts/write.ts'
import { UsageError } from '#scripts/site/options.ts'

/** The person at the terminal. */
export interface Terminal {
  readonly print: (text: string) => void
  /** Shows how far a long work is; an empty text takes it away. */
  readonly progress: (text: string) => void
  /** Asks before something is deleted; left out where no one can reply. */
  readonly confirm?: (question: string) => Promise<boolean>
}

/** Where and when the program runs. */
export interface Surroundings {
  /** The folder that remembers the last run. */
  readonly folder: string
  readonly language: MailLocale
  /** Milliseconds since 1970. */
  readonly now: number
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

const clock = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(moment)

/** A moment as people say it: today, 18:02. */
const spoken = (moment: number, now: number): string => {
  const dayOf = (time: number) => new Date(time).setHours(0, 0, 0, 0)
  const days = Math.round((dayOf(now) - dayOf(moment)) / (24 * 3_600_000))
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(moment)
  return `${days === 0 ? 'today' : days === 1 ? 'yesterday' : day}, ${clock(moment)}`
}

/** All records, newest first, page by page. */
// eslint-disable-next-line func-style -- no arrow function is a generator
async function* pagesOf(source: ContactSource, { progress }: Terminal) {
  let after: string | undefined
  for (let read = 0; ;) {
    const page = await source.page(after)
    if (page.length === 0) break
    read += page.length
    progress(`Read ${counted(read, 'record')} …`)
    yield page
    if (page.length < pageSize) break
    after = page.at(-1)?.id
  }
  progress('')
}

type ListTask = Extract<ContactsTask, { kind: 'list' }>

const matches = ({ search }: ListTask) => {
  const terms = foldTerms(search)
  return (record: ContactRecord) => {
    const { firstName, lastName, phoneNumber } = record
    const names = `${lastName}${firstName} ${firstName} ${lastName}`
    const text = fold([names, ...detailsOf(record), phoneNumber.replace(/\D/g, '')].join(' '))
    return terms.every((term) => text.includes(term))
  }
}

const openWriters = async ({ csv, json }: ListTask, language: MailLocale) => {
  const writers: ContactWriter[] = []
  if (csv !== undefined) writers.push(await openCsv(csv, language))
  try {
    if (json !== undefined) writers.push(await openJson(json))
  } catch (error) {
    for (const writer of writers) await writer.discard()
    throw error
  }
  return writers
}

/** What the last run did not show, in a sentence. */
const news = (count: number, last: number | undefined, now: number) => {
  if (last === undefined) return 'This is the first run here; the next one says what is new.'
  return `${count === 0 ? 'Nothing' : count.toLocaleString('en')} new since ${spoken(last, now)}.`
}

const list = async (
  source: ContactSource,
  task: ListTask,
  { folder, language, now }: Surroundings,
  terminal: Terminal,
) => {
  const { since = -Infinity, limit, search } = task
  const remembered = lastRunFile(folder)
  const last = remembered.read(source.name)
  const isWanted = matches(task)
  const top: ContactRecord[] = []
  const writers = await openWriters(task, language)
  const isWhole = since === -Infinity && search === ''
  // Without a file, reading ends when the table is full and everything new was counted.
  const enough = (oldest: number) =>
    writers.length === 0 && isWhole && top.length > limit && oldest <= (last?.newest ?? Infinity)
  let found = 0
  let fresh = 0
  let newest = last?.newest ?? 0
  let hasMore = false
  try {
    for await (const page of pagesOf(source, terminal)) {
      const oldest = page.at(-1)?.sentAt ?? 0
      const wanted = page.filter(
        (record) => !isCodeRecord(record) && record.sentAt >= since && isWanted(record),
      )
      found += wanted.length
      fresh += wanted.filter(({ sentAt }) => sentAt > (last?.newest ?? Infinity)).length
      newest = Math.max(newest, ...wanted.map(({ sentAt }) => sentAt))
      // One more than is shown tells that there are more.
      top.push(...wanted.slice(0, Math.max(0, limit + 1 - top.length)))
      for (const writer of writers) await writer.add(wanted)
      hasMore = enough(oldest)
      if (hasMore || oldest < since) break
    }
    for (const writer of writers) await writer.finish()
  } catch (error) {
    for (const writer of writers) await writer.discard()
    throw error
  } finally {
    terminal.progress('')
  }
  const rows = top.slice(0, limit)
  if (writers.length > 0) {
    const files = [task.csv, task.json].filter((file) => file !== undefined)
    terminal.print(`Wrote ${counted(found, 'message')} to ${files.join(' and ')}.`)
  } else if (rows.length === 0) {
    terminal.print(isWhole ? 'There are no messages.' : 'No message fits.')
  } else {
    terminal.print(asTable(rows, isWhole ? last?.newest : undefined))
    const left = hasMore ? 'Older messages follow' : counted(found - limit, 'more message')
    if (hasMore || found > limit) terminal.print(`\n${left}: use --limit, or --csv for all.`)
  }
  if (!isWhole) return
  terminal.print(
    `${rows.length > 0 && writers.length === 0 ? '\n' : ''}${news(fresh, last?.at, now)}`,
  )
  remembered.write(source.name, { at: now, newest })
}

const collect = async (
  source: ContactSource,
  isWanted: (record: ContactRecord) => boolean,
  terminal: Terminal,
) => {
  const records: ContactRecord[] = []
  for await (const page of pagesOf(source, terminal)) records.push(...page.filter(isWanted))
  return records
}

const findAll = async (source: ContactSource, ids: readonly string[]) => {
  const records: ContactRecord[] = []
  for (const id of ids) {
    const record = await source.find(id)
    if (!record || isCodeRecord(record)) {
      throw new Error(`No message has the ID "${id}". Nothing was deleted.`)
    }
    records.push(record)
  }
  return records
}

/** Shows what would go, asks, and deletes. */
const removeAll = async (
  source: ContactSource,
  records: readonly ContactRecord[],
  what: string,
  { dryRun, yes }: ContactsOptions,
  terminal: Terminal,
) => {
  const { print, progress, confirm } = terminal
  const amount = counted(records.length, what)
  if (records.length === 0) {
    print(`There is no ${what} to delete.`)
    return
  }
  const shown = records.filter((record) => !isCodeRecord(record)).slice(0, 20)
  if (shown.length > 0) {
    print(asTable(shown))
    const more = records.length - shown.length
    print(more > 0 ? `… and ${counted(more, 'more message')}\n` : '')
  }
  if (dryRun) {
    print(`${amount} would be deleted. Nothing was.`)
    return
  }
  if (!yes && !confirm) {
    throw new UsageError('Nobody can answer here. Add --yes to delete, or --dry-run to look.')
  }
  if (!yes && !(await confirm?.(`Delete ${amount} for good?`))) {
    print('Nothing was deleted.')
    return
  }
  let done = 0
  try {
    while (done < records.length) {
      const ids = records.slice(done, done + pageSize).map(({ id }) => id)
      await source.remove(ids)
      done += ids.length
      progress(`Deleted ${counted(done, what)} …`)
    }
  } catch (error) {
    progress('')
    print(`${done.toLocaleString('en')} of ${amount} were deleted. Run the command again.`)
    throw error
  }
  progress('')
  print(`Deleted ${amount}.`)
}

/**
 * Does what the command line asks for.
 *
 * @throws Error with a sentence for the person at the terminal; UsageError where nobody can be asked.
 */
export const runContacts = async (
  source: ContactSource,
  options: ContactsOptions,
  surroundings: Surroundings,
  terminal: Terminal,
) => {
  const { task } = options
  switch (task.kind) {
    case 'help':
      return
    case 'list':
      await list(source, task, surroundings, terminal)
      return
    case 'codes': {
      const codes = await collect(source, isCodeRecord, terminal)
      const oldest = codes.at(-1)
      const age = oldest ? `, the oldest of ${spoken(oldest.sentAt, surroundings.now)}` : ''
      terminal.print(`${counted(codes.length, 'record')} of sign-up codes${age}.`)
      return
    }
    case 'delete': {
      const records = await findAll(source, task.ids)
      await removeAll(source, records, 'message', options, terminal)
      return
    }
    case 'deleteBefore':
    case 'deleteCodesBefore': {
      const areCodes = task.kind === 'deleteCodesBefore'
      const records = await collect(
        source,
        (record) => isCodeRecord(record) === areCodes && record.sentAt < task.before,
        terminal,
      )
      await removeAll(source, records, areCodes ? 'code' : 'message', options, terminal)
    }
  }
}
