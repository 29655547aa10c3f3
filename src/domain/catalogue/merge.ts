import * as v from 'valibot'
import { readProduct, parseJson } from './codec.ts'
import { isSameProduct, type Product } from './product.ts'

/** One recent change to one product in the log of a tab. Without `p` and `inList` the product was removed. */
export interface LogEntry {
  readonly id: string
  /** Time of the change: see {@link logTimestamp}. Timestamps compare as text. */
  readonly s: string
  /** The product as the change left it. */
  readonly p?: Product
  /** The change is too large for a log: the stored list alone has the product. */
  readonly inList?: true
  /** Timestamp at which the product was created (added, imported, restored); only this overrides a removal. */
  readonly r?: string | undefined
}

/** The recent changes of one tab, at most one entry for a product. */
export type Log = readonly LogEntry[]

const digits = 9

/** A timestamp that orders changes across tabs: milliseconds, then the tab's name to break ties. */
export const logTimestamp = (time: number, tab: string): string =>
  time.toString(36).padStart(digits, '0') + tab

/** The milliseconds in a timestamp. */
export const timeOf = (text: string): number => parseInt(text.slice(0, digits), 36)

const timestamp = v.pipe(v.string(), v.regex(/^[0-9a-z]{9,40}$/))

const entrySchema = v.object({
  id: v.string(),
  s: timestamp,
  p: v.optional(v.unknown()),
  r: v.fallback(v.optional(timestamp), undefined),
})

/** The entries of a change that is too large for a log. Earlier versions of the site leave it out: it has no `id`. */
const stampSchema = v.object({
  s: timestamp,
  r: v.optional(timestamp),
  kept: v.fallback(v.array(v.string()), []),
  gone: v.fallback(v.array(v.string()), []),
})

const readStamp = (raw: unknown): readonly LogEntry[] => {
  const read = v.safeParse(stampSchema, raw)
  if (!read.success) return []
  const { s, r, kept, gone } = read.output
  return [
    ...kept.map((id): LogEntry => ({ id, s, inList: true, r })),
    ...gone.map((id): LogEntry => ({ id, s })),
  ]
}

const readEntry = (raw: unknown): readonly LogEntry[] => {
  const read = v.safeParse(entrySchema, raw)
  if (!read.success) return readStamp(raw)
  const { id, s, p, r } = read.output
  if (p === undefined) return [{ id, s }]
  const product = readProduct(p)
  if (!product.ok || product.value.$id !== id) return []
  return [{ id, s, p: product.value, ...(r === undefined ? {} : { r }) }]
}

/** Reads a log from storage; unreadable entries are left out. */
export const readLog = (text: string): Log => {
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? (parsed as readonly unknown[]).flatMap(readEntry) : []
}

const isRemoval = ({ p, inList }: LogEntry): boolean => p === undefined && inList === undefined

/**
 * The text of a log.
 *
 * @param isBrief - without products: the time of each change, and the ids that it changed
 */
export const logText = (log: Log, isBrief = false): string => {
  const isStamp = ({ inList }: LogEntry) => isBrief || inList !== undefined
  const stamps = new Map<string, v.InferOutput<typeof stampSchema>>()
  for (const entry of log.filter(isStamp)) {
    const { id, s, r } = entry
    const stamp = stamps.get(s + (r ?? '')) ?? { s, r, kept: [], gone: [] }
    stamps.set(s + (r ?? ''), stamp)
    ;(isRemoval(entry) ? stamp.gone : stamp.kept).push(id)
  }
  return JSON.stringify([...log.filter((entry) => !isStamp(entry)), ...stamps.values()])
}

/** A log with further entries; a later entry for a product replaces the earlier one. */
export const appendToLog = (log: Log, entries: readonly LogEntry[]): Log => {
  const byId = new Map(log.map((entry) => [entry.id, entry]))
  for (const entry of entries) {
    const before = byId.get(entry.id)
    byId.delete(entry.id)
    // An edit of a product that this tab has just added must still create it in the list.
    const createdAt = entry.p === undefined ? undefined : (entry.r ?? before?.r)
    byId.set(entry.id, createdAt === undefined ? entry : { ...entry, r: createdAt })
  }
  return [...byId.values()]
}

/** The newest timestamps of a product. */
export interface Stamps {
  readonly removed: string
  readonly createdAt: string
  /** Of the newest change that left a product. */
  readonly at: string
}

const noStamps: Stamps = { removed: '', createdAt: '', at: '' }

const later = (a: string, b: string | undefined): string => (b !== undefined && b > a ? b : a)

/** Takes the timestamps of a log into those that are known, and returns these. */
export const learn = (known: Map<string, Stamps>, log: Log): ReadonlyMap<string, Stamps> => {
  for (const entry of log) {
    const { id, s, r } = entry
    const { removed, createdAt, at } = known.get(id) ?? noStamps
    const next = isRemoval(entry)
      ? { removed: later(removed, s), createdAt, at }
      : { removed, createdAt: later(createdAt, r), at: later(at, s) }
    known.set(id, next)
  }
  return known
}

const stampsOf = (logs: Iterable<Log>): ReadonlyMap<string, Stamps> => {
  const stamps = new Map<string, Stamps>()
  for (const log of logs) learn(stamps, log)
  return stamps
}

/**
 * Merges a stored list with the logs of all tabs. The newest change to a product wins; a removal wins
 * over every edit, even a later one, and only a later creation overrides it. Returns the same array if
 * the list already contains all changes.
 *
 * @param known - the newest timestamps that the page knows, those of the logs among them: a log that arrives late
 *   changes nothing that is newer
 */
export const mergeLogs = (
  list: readonly Product[],
  logs: readonly Log[],
  known: ReadonlyMap<string, Stamps> = stampsOf(logs),
): readonly Product[] => {
  const changes = new Map<string, LogEntry>()
  for (const entry of logs.flat()) {
    const { at, removed, createdAt } = known.get(entry.id) ?? noStamps
    const isGone = removed > createdAt
    if (entry.s === (isGone ? removed : at)) changes.set(entry.id, entry)
  }
  if (changes.size === 0) return list
  let changed = false
  const merged: Product[] = []
  for (const product of list) {
    const change = changes.get(product.$id)
    changes.delete(product.$id)
    if (change !== undefined && isRemoval(change)) {
      changed = true
      continue
    }
    const wanted = change?.p ?? product
    const same = isSameProduct(wanted, product)
    if (!same) changed = true
    merged.push(same ? product : wanted)
  }
  const createdAt = ({ id }: LogEntry) => known.get(id)?.createdAt ?? ''
  const missing = [...changes.values()]
    .filter((change) => createdAt(change) !== '')
    .sort((a, b) => compareText(createdAt(a), createdAt(b)))
  for (const { p } of missing) {
    if (p === undefined) continue
    changed = true
    merged.push(p)
  }
  return changed ? merged : list
}

const day = 86_400_000

/** Whether an entry has an effect, and hides one of another log that would have an effect without it. */
const hides = (entry: LogEntry, { removed, createdAt, at }: Stamps): boolean => {
  const { s, r } = entry
  if (isRemoval(entry)) return createdAt !== '' && s > createdAt && s > removed
  const isEffective = s > at && (r ?? s) > removed
  return isEffective && (at !== '' || (r !== undefined && removed !== ''))
}

/**
 * The entries of a log that are still needed once the stored list contains them: those younger than
 * `before` (milliseconds), and those that hide an older entry in another log. Without the second
 * rule, dropping a change would restore the one that it replaced. A timestamp more than a day in the
 * future comes from a wrong clock and counts as old.
 */
export const neededEntries = (log: Log, others: readonly Log[], before: number): Log => {
  const stamps = stampsOf(others)
  return log.filter((entry) => {
    const time = timeOf(entry.s)
    if (time > before && time < before + day) return true
    const other = stamps.get(entry.id)
    return other !== undefined && hides(entry, other)
  })
}

/** Orders texts by their units, as `sort` needs it: dates and timestamps, not names. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
