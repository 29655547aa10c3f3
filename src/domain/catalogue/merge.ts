import { isRecord, own, readProduct } from './codec.ts'
import { isSameProduct, type Product } from './product.ts'
import { parseJson } from './salvage.ts'

/**
 * One recent change to one product, as a tab notes it in its own log. Without `p` the product was
 * removed.
 */
export type LogEntry = {
  readonly id: string
  /** When: see {@link stampOf}. Stamps compare as text. */
  readonly s: string
  /** The product as the change left it. */
  readonly p?: Product
  /** Stamp at which the product was brought into being (added, imported, restored); only this beats a removal. */
  readonly r?: string
}

/** What one tab changed lately, at most one entry for a product. */
export type Log = readonly LogEntry[]

const digits = 9

/** A stamp that orders changes across tabs: milliseconds, then the tab's name to break ties. */
export const stampOf = (time: number, tab: string): string =>
  time.toString(36).padStart(digits, '0') + tab

/** The milliseconds in a stamp. */
export const timeOf = (stamp: string): number => parseInt(stamp.slice(0, digits), 36)

const isStamp = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-z]{9,40}$/.test(value)

/** Reads a log from storage; what cannot be read is left out. */
export const readLog = (text: string): Log => {
  const parsed = parseJson(text)
  if (!Array.isArray(parsed)) return []
  return (parsed as readonly unknown[]).flatMap((raw): LogEntry[] => {
    if (!isRecord(raw)) return []
    const id = own(raw, 'id')
    const s = own(raw, 's')
    const r = own(raw, 'r')
    if (typeof id !== 'string' || !isStamp(s)) return []
    const p = own(raw, 'p')
    if (p === undefined) return [{ id, s }]
    const product = readProduct(p)
    if (!product.ok || product.value.$id !== id) return []
    return [{ id, s, p: product.value, ...(isStamp(r) ? { r } : {}) }]
  })
}

/** A log with further entries; a later entry for a product replaces the earlier one. */
export const appendToLog = (log: Log, entries: readonly LogEntry[]): Log => {
  const byId = new Map(log.map((entry) => [entry.id, entry]))
  for (const entry of entries) {
    const before = byId.get(entry.id)
    byId.delete(entry.id)
    // An edit of what this tab added lately still has to bring the product into being elsewhere.
    const born = entry.p === undefined ? undefined : (entry.r ?? before?.r)
    byId.set(entry.id, born === undefined ? entry : { ...entry, r: born })
  }
  return [...byId.values()]
}

type Effect = { removed: string; born: string; at: string; product: Product | undefined }

const effectsOf = (logs: Iterable<Log>): Map<string, Effect> => {
  const effects = new Map<string, Effect>()
  for (const log of logs) {
    for (const { id, s, p, r } of log) {
      const effect = effects.get(id) ?? { removed: '', born: '', at: '', product: undefined }
      if (p === undefined) {
        if (s > effect.removed) effect.removed = s
      } else {
        if (s > effect.at) Object.assign(effect, { at: s, product: p })
        if (r !== undefined && r > effect.born) effect.born = r
      }
      effects.set(id, effect)
    }
  }
  return effects
}

/**
 * The catalogue that a stored list and the logs of all tabs amount to. The newest change to a
 * product counts; a removal counts more than any edit, however late it was made, and only bringing
 * the product back undoes it. Gives back the very same array when the list already says all that.
 */
export const mergeLogs = (list: readonly Product[], logs: Iterable<Log>): readonly Product[] => {
  const effects = effectsOf(logs)
  if (effects.size === 0) return list
  let changed = false
  const merged: Product[] = []
  for (const product of list) {
    const effect = effects.get(product.$id)
    effects.delete(product.$id)
    if (effect !== undefined && effect.removed !== '' && effect.removed > effect.born) {
      changed = true
      continue
    }
    const wanted = effect?.product ?? product
    const same = isSameProduct(wanted, product)
    if (!same) changed = true
    merged.push(same ? product : wanted)
  }
  const missing = [...effects.values()]
    .filter(({ born, removed }) => born > removed)
    .sort((a, b) => (a.born < b.born ? -1 : a.born > b.born ? 1 : 0))
  for (const { product } of missing) {
    if (product === undefined) continue
    changed = true
    merged.push(product)
  }
  return changed ? merged : list
}

const overtaken = (entry: LogEntry, others: readonly Log[]): boolean =>
  others.some((log) => log.some(({ id, s }) => id === entry.id && s > entry.s))

const overtaking = (entry: LogEntry, others: readonly Log[]): boolean =>
  others.some((log) => log.some(({ id, s }) => id === entry.id && s < entry.s))

const day = 86_400_000

/**
 * The part of a log that still has to be kept once the stored list says the same: what is younger
 * than `before` (milliseconds), and what holds down an older entry in another log. Without the
 * second rule, forgetting a change would bring back the one that it replaced. A stamp from far in
 * the future was made by a wrong clock and counts as old.
 */
export const neededEntries = (log: Log, others: readonly Log[], before: number): Log =>
  log.filter((entry) => {
    const time = timeOf(entry.s)
    if (time > before && time < before + day) return true
    return !overtaken(entry, others) && overtaking(entry, others)
  })
