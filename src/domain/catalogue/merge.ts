import * as v from 'valibot'
import { readProduct, parseJson } from './codec.ts'
import { isSameProduct, type Product } from './product.ts'

/** One recent change to one product in the log of a tab. Without `p` the product was removed. */
export interface LogEntry {
  readonly id: string
  /** Time of the change: see {@link logTimestamp}. Timestamps compare as text. */
  readonly s: string
  /** The product as the change left it. */
  readonly p?: Product
  /** Timestamp at which the product was created (added, imported, restored); only this overrides a removal. */
  readonly r?: string
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

const readEntry = (raw: unknown): LogEntry[] => {
  const read = v.safeParse(entrySchema, raw)
  if (!read.success) return []
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

interface Effect {
  removed: string
  createdAt: string
  at: string
  product: Product | undefined
}

const effectsOf = (logs: Iterable<Log>): Map<string, Effect> => {
  const effects = new Map<string, Effect>()
  for (const log of logs) {
    for (const { id, s, p, r } of log) {
      const effect = effects.get(id) ?? { removed: '', createdAt: '', at: '', product: undefined }
      if (p === undefined) {
        if (s > effect.removed) effect.removed = s
      } else {
        if (s > effect.at) Object.assign(effect, { at: s, product: p })
        if (r !== undefined && r > effect.createdAt) effect.createdAt = r
      }
      effects.set(id, effect)
    }
  }
  return effects
}

/**
 * Merges a stored list with the logs of all tabs. The newest change to a product wins; a removal wins
 * over every edit, even a later one, and only a later creation overrides it. Returns the same array if
 * the list already contains all changes.
 */
export const mergeLogs = (list: readonly Product[], logs: Iterable<Log>): readonly Product[] => {
  const effects = effectsOf(logs)
  if (effects.size === 0) return list
  let changed = false
  const merged: Product[] = []
  for (const product of list) {
    const effect = effects.get(product.$id)
    effects.delete(product.$id)
    if (effect !== undefined && effect.removed > effect.createdAt) {
      changed = true
      continue
    }
    const wanted = effect?.product ?? product
    const same = isSameProduct(wanted, product)
    if (!same) changed = true
    merged.push(same ? product : wanted)
  }
  const missing = [...effects.values()]
    .filter(({ createdAt, removed }) => createdAt > removed)
    .sort((a, b) => compareText(a.createdAt, b.createdAt))
  for (const { product } of missing) {
    if (product === undefined) continue
    changed = true
    merged.push(product)
  }
  return changed ? merged : list
}

const overridden = (entry: LogEntry, others: readonly Log[]): boolean =>
  others.some((log) => log.some(({ id, s }) => id === entry.id && s > entry.s))

const overriding = (entry: LogEntry, others: readonly Log[]): boolean =>
  others.some((log) => log.some(({ id, s }) => id === entry.id && s < entry.s))

const day = 86_400_000

/**
 * The entries of a log that are still needed once the stored list contains them: those younger than
 * `before` (milliseconds), and those that override an older entry in another log. Without the second
 * rule, dropping a change would restore the one that it replaced. A timestamp more than a day in the
 * future comes from a wrong clock and counts as old.
 */
export const neededEntries = (log: Log, others: readonly Log[], before: number): Log =>
  log.filter((entry) => {
    const time = timeOf(entry.s)
    if (time > before && time < before + day) return true
    return !overridden(entry, others) && overriding(entry, others)
  })

/** Orders texts by their units, as `sort` needs it: dates and timestamps, not names. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
