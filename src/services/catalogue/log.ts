import {
  appendToLog,
  learn,
  logText,
  logTimestamp,
  mergeLogs,
  neededEntries,
  timeOf,
  type Log,
  type LogEntry,
  type Stamps,
} from '#domain/catalogue/merge.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { readImagesText, storageVersion } from '#domain/catalogue/reading.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import type { Quarantine } from '#services/catalogue/quarantine.ts'
import type { ReporterPort } from '#services/browser.ts'
import { storageFailureOf, type StorageArea } from '#services/catalogue/storageArea.ts'
import {
  imagesTextOf,
  imagesTextWith,
  productsTextOf,
  type CatalogueReader,
  type CatalogueView,
} from '#services/catalogue/texts.ts'
import type { UndoHistory } from '#services/catalogue/undo.ts'

/** One change of the catalogue, applied completely or not at all. */
export interface CatalogueChange {
  /** The new state of products. `created`: added or restored, which overrides an earlier removal. */
  readonly put?: readonly { readonly product: Product; readonly created: boolean }[]
  readonly remove?: readonly string[]
  readonly images?: readonly StoredImage[]
}

/** Most UTF-16 units for a tab's log; of larger changes it has the timestamps, and the list the products. */
const logLimit = 300_000

const unitsIn = (text: string | null): number => text?.length ?? 0

/** How long, in milliseconds, things are kept. */
export const compactionAges = {
  /** A change stays in its tab's log until every other tab has seen it. */
  log: 2_000,
  /** The same when the page is closed: long enough for the change to reach other tabs. */
  leaving: 300,
  /** A log that its tab has not trimmed by then belongs to a closed tab. */
  closedTab: 600_000,
  /** A picture without a product may belong to a change that is just being written. */
  picture: 60_000,
} as const

/** Reconciles the stored list with the logs, and removes old log entries and pictures without a product. */
export interface CatalogueCompaction {
  /** Writes the list again if one tab has overwritten another one's change. */
  reconcile(): void
  /** Reconciles, then drops old log entries and removes pictures without a product. */
  compact(): void
  /** {@link compact} for a page that goes away. One that comes back has not heard of others' changes, and repeats none. */
  leave(): void
  /** {@link compact} in the middle of a change: logs of other tabs stay, as they may have new entries. */
  freeSpace(): void
  /** Handles a storage event: another tab's write, or a cleared storage. */
  receive(event: Pick<StorageEvent, 'key' | 'newValue'>): void
  /** Whether this tab has a log that a later compaction may trim. */
  isDue(): boolean
  /** A picture that this page has read, even if it is no longer in storage. */
  knownImage(id: string): StoredImage | undefined
}

/** The log of one tab. */
export interface TabLog {
  /** What the stored list and all logs amount to, the tab's own changes included. */
  products(view: CatalogueView): readonly Product[]
  /** Writes a change. Returns the code of the failure, or `null` when it is stored. */
  commit(change: CatalogueChange): 'full' | 'blocked' | null
  readonly compaction: CatalogueCompaction
}

interface Parts {
  readonly area: StorageArea
  readonly reader: CatalogueReader
  readonly quarantine: Quarantine
  readonly history: UndoHistory
  readonly tab: string
  readonly now: () => number
  readonly reporter: ReporterPort
}

/**
 * Creates the log of one tab. The order of the writes of a change matters: first pictures, which nothing
 * shows until a product has their id; then the change in this tab's own log, which no other tab writes;
 * then the list. After a crash before the log, compaction removes the picture; after a crash behind it,
 * the next read completes the change. The list alone is not enough: two tabs see each other's writes
 * late, and the later write would overwrite the earlier one (record 021).
 *
 * Compaction never throws: an unexpected error is reported.
 */
export const createTabLog = (parts: Parts): TabLog => {
  const { area, reader, quarantine, history, tab, now, reporter } = parts
  const logKey = catalogueKeys.log + tab
  /** Recent changes of this tab, also those that its log has no longer: a list without them may come late. */
  let entries: Log = []
  /** The text of the log as this tab last wrote it, `null` without one. */
  let ownText: string | null = null
  /** The highest time in any log; the next one is above it even if the clock was set back. */
  let clock = 0
  /** Pictures that this page has read. */
  const known = new Map<string, StoredImage>()
  /** The newest timestamps in any log that this page has read, also of logs that are trimmed. */
  const stamps = new Map<string, Stamps>()

  const products = (view: CatalogueView) => {
    const logs = [...view.logs.values(), entries]
    for (const log of logs) learn(stamps, log)
    return mergeLogs(view.stored.products, logs, stamps)
  }

  const clearOwn = () => {
    entries = []
    ownText = null
  }

  const nextTimestamp = (view: CatalogueView): string => {
    const seen = [...view.logs.values(), entries].flat().map(({ s }) => timeOf(s))
    clock = Math.max(Math.floor(now()), clock + 1, ...seen.map((time) => time + 1))
    return logTimestamp(clock, tab)
  }
  /** When a product was created, if a log says so. */
  const creationOf = (id: string): Pick<LogEntry, 'r'> => {
    const { createdAt, removed } = stamps.get(id) ?? { createdAt: '', removed: '' }
    return createdAt > removed ? { r: createdAt } : {}
  }
  const entriesFor = (view: CatalogueView, change: CatalogueChange) => {
    const s = nextTimestamp(view)
    return [
      ...(change.put ?? []).map(({ product, created }): LogEntry => ({
        id: product.$id,
        s,
        p: product,
        // The list of a tab that has not heard of a new product gets it also by an edit.
        ...(created ? { r: s } : creationOf(product.$id)),
      })),
      ...(change.remove ?? []).map((id): LogEntry => ({ id, s })),
    ]
  }
  const writeLog = (key: string, log: Log): string | null => {
    if (log.length === 0) {
      area.remove(key)
      return null
    }
    const set = (text: string) => {
      if (text !== area.get(key)) area.set(key, text)
      return text
    }
    const whole = logText(log)
    if (whole.length <= logLimit) {
      try {
        return set(whole)
      } catch {
        // No space: the timestamps may fit.
      }
    }
    return set(logText(log, true))
  }
  const restore = (key: string, text: string | null) => {
    try {
      if (text === null) area.remove(key)
      else area.set(key, text)
    } catch {
      // The old text fitted before. If this fails too, compaction removes the unused picture.
    }
  }
  const markVersion = (view: CatalogueView) => {
    if (view.version === storageVersion) return
    try {
      area.set(catalogueKeys.version, String(storageVersion))
    } catch {
      // The marker is written next time; data without one is read as version 0.
    }
  }
  const writeImages = (text: string, images: ReadonlyMap<string, StoredImage>) => {
    area.set(catalogueKeys.images, text)
    reader.wroteImages(text, images)
  }
  const writeProducts = (next: readonly Product[], text: string) => {
    area.set(catalogueKeys.products, text)
    reader.wroteProducts(text, next)
  }
  const quietly = (work: () => void) => {
    try {
      work()
    } catch (error) {
      // A full or blocked storage: nothing is lost until the next run.
      if (storageFailureOf(error) === null) reporter.report(error)
    }
  }
  /** Takes a change back that is in the log and not in the list: other tabs may know its time by now. */
  const takeBack = (view: CatalogueView, added: Log, present: readonly Product[]) => {
    const ids = new Set(present.map(({ $id }) => $id))
    const s = nextTimestamp(view)
    const back = added.map(({ id, p }): LogEntry => {
      if (!ids.has(id)) return { id, s }
      return { id, s, inList: true, ...(p === undefined ? { r: s } : creationOf(id)) }
    })
    entries = appendToLog(entries, back)
    learn(stamps, back)
    ownText = writeLog(
      logKey,
      neededEntries(entries, [...view.logs.values()], now() - compactionAges.log),
    )
  }
  const commit = (change: CatalogueChange): 'full' | 'blocked' | null => {
    const view = reader.read()
    const present = products(view)
    const added = entriesFor(view, change)
    if (added.length === 0) {
      markVersion(view)
      return null
    }
    const before = ownText
    const after = appendToLog(entries, added)
    // It is learned when it is stored.
    const next = mergeLogs(
      view.stored.products,
      [...view.logs.values(), after],
      learn(new Map(stamps), added),
    )
    const images = (change.images ?? []).filter(({ id }) => !view.images.images.has(id))
    const isListed = next === view.stored.products && !view.stored.damaged
    const text = isListed ? view.productsText : productsTextOf(view, next)
    const needed = neededEntries(after, [...view.logs.values()], now() - compactionAges.log)
    const writeOwn = () => {
      ownText = writeLog(logKey, needed)
    }
    /** Whether the list alone makes space for the log, as a removal does. */
    const freesSpace = () =>
      unitsIn(text) + logText(needed, true).length <= unitsIn(view.productsText) + unitsIn(ownText)
    try {
      markVersion(view)
      if (images.length > 0) {
        const all = new Map(view.images.images)
        for (const image of images) all.set(image.id, image)
        writeImages(imagesTextWith(view, images), all)
      }
      let isLogged = true
      try {
        writeOwn()
      } catch (error) {
        // A change without a log would be taken back by another tab.
        if (!freesSpace()) throw error
        isLogged = false
      }
      if (text !== null && !isListed) writeProducts(next, text)
      if (!isLogged) writeOwn()
      entries = after
      return null
    } catch (error) {
      if (area.get(catalogueKeys.products) !== view.productsText)
        restore(catalogueKeys.products, view.productsText)
      if (images.length > 0) restore(catalogueKeys.images, view.imagesText)
      if (ownText !== before) quietly(() => takeBack(view, added, present))
      const failure = storageFailureOf(error)
      if (failure === null) throw error
      return failure
    }
  }

  const writable = (view: CatalogueView) => view.version <= storageVersion && quarantine.save(view)

  const missingImages = (view: CatalogueView, present: readonly Product[]) =>
    present.flatMap(({ imageId }) => {
      const image =
        imageId === '' || view.images.images.has(imageId) ? undefined : known.get(imageId)
      return image === undefined ? [] : [image]
    })
  const reconcile = () => {
    const view = reader.read()
    for (const [id, image] of view.images.images) known.set(id, image)
    // A change is in the list or in the log, and neither exists: the storage was cleared on purpose.
    if (view.ownText === null && view.productsText === null) clearOwn()
    if (!writable(view)) return
    if (ownText !== null && view.ownText !== ownText) area.set(logKey, ownText)
    const present = products(view)
    const lost = missingImages(view, present)
    if (lost.length > 0) area.set(catalogueKeys.images, imagesTextWith(view, lost))
    if (present !== view.stored.products) writeProducts(present, productsTextOf(view, present))
  }
  const trimLogs = (view: CatalogueView, logAge: number, closedTabs: boolean): Log => {
    const logs = new Map(view.logs)
    const trimClosed = (): boolean => {
      let trimmed = false
      for (const [key, log] of [...logs]) {
        const newest = Math.max(...log.map(({ s }) => timeOf(s)))
        if (Math.abs(now() - newest) < compactionAges.closedTab) continue
        const others = [...logs].flatMap(([other, log]) => (other === key ? [] : [log]))
        const needed = neededEntries(log, [...others, entries], now() - compactionAges.closedTab)
        if (needed.length === log.length && log.length > 0) continue
        writeLog(key, needed)
        if (needed.length === 0) logs.delete(key)
        else logs.set(key, needed)
        trimmed = true
      }
      return trimmed
    }
    // Dropping entries of one log can make entries of another one unneeded.
    if (closedTabs) while (trimClosed());
    // What is older arrives no more.
    entries = entries.filter(({ s }) => Math.abs(now() - timeOf(s)) < compactionAges.closedTab)
    const needed = neededEntries(entries, [...logs.values()], now() - logAge)
    if (needed.length > 0 || ownText !== null) ownText = writeLog(logKey, needed)
    return needed
  }
  const removeUnusedImages = (view: CatalogueView, present: readonly Product[]) => {
    if (view.images.damaged || view.images.rejected.length > 0) return
    const named = new Set([...present.map(({ imageId }) => imageId), ...history.pictures()])
    for (const log of view.logs.values()) for (const { p } of log) if (p) named.add(p.imageId)
    const quarantined = quarantine.texts().map(([, text]) => text)
    const isNamed = (id: string) => named.has(id) || quarantined.some((text) => text.includes(id))
    const isYoung = ({ createdAt }: StoredImage) =>
      Math.abs(now() - Date.parse(createdAt)) < compactionAges.picture
    const kept = new Map(
      [...view.images.images].filter(([id, image]) => isNamed(id) || isYoung(image)),
    )
    const inHistory = new Set(history.steps().flatMap(({ put }) => put.map((p) => p.imageId)))
    for (const id of known.keys()) if (!kept.has(id) && !inHistory.has(id)) known.delete(id)
    if (kept.size === view.images.images.size) return
    writeImages(imagesTextOf(kept), kept)
  }
  const compact = (logAge: number, closedTabs = true): Log => {
    reconcile()
    const view = reader.read()
    if (!writable(view)) return entries
    const present = products(view)
    if (present !== view.stored.products) return entries
    const needed = trimLogs(view, logAge, closedTabs)
    removeUnusedImages(reader.read(), present)
    return needed
  }
  return {
    products,
    commit,
    compaction: {
      reconcile: () => quietly(reconcile),
      compact: () => quietly(() => compact(compactionAges.log)),
      leave: () =>
        quietly(() => {
          entries = compact(compactionAges.leaving)
        }),
      freeSpace: () => quietly(() => compact(compactionAges.log, false)),
      receive: ({ key, newValue }) => {
        if (key === null) {
          clearOwn()
          known.clear()
        } else if (key === catalogueKeys.images) {
          for (const [id, image] of readImagesText(newValue, known).images) known.set(id, image)
        }
      },
      isDue: () => ownText !== null,
      knownImage: (id) => known.get(id),
    },
  }
}
