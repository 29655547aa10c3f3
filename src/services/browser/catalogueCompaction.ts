import { neededEntries, timeOf, type Log } from '#domain/catalogue/merge.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { readImagesText, storageVersion } from '#domain/catalogue/reading.ts'
import type { OwnLog } from '#services/browser/catalogueCommit.ts'
import { catalogueKeys } from '#domain/catalogue/storage.ts'
import {
  presentProducts,
  type CatalogueReader,
  type CatalogueView,
} from '#services/browser/catalogueReader.ts'
import { imagesTextOf, imagesTextWith, productsTextOf } from '#services/browser/catalogueTexts.ts'
import type { Quarantine } from '#services/browser/quarantine.ts'
import { storageFailureOf, type StorageArea } from '#services/browser/storageArea.ts'
import type { UndoHistory } from '#services/browser/undoHistory.ts'

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
  compact(logAge?: number): void
  /** {@link compact} in the middle of a change: logs of other tabs stay, as they may have new entries. */
  freeSpace(): void
  /** Handles a storage event: another tab's write, or a cleared storage. */
  receive(event: Pick<StorageEvent, 'key' | 'newValue'>): void
  /** A picture that this page has read, even if it is no longer in storage. */
  knownImage(id: string): StoredImage | undefined
}

interface Parts {
  readonly area: StorageArea
  readonly reader: CatalogueReader
  readonly quarantine: Quarantine
  readonly history: UndoHistory
  readonly tab: string
  readonly now: () => number
  readonly own: OwnLog
  readonly report: (error: unknown) => void
}

/** Creates the compaction of one tab. It never throws: an unexpected error is reported. */
export const createCompaction = (parts: Parts): CatalogueCompaction => {
  const { area, reader, quarantine, history, tab, now, own, report } = parts
  const logKey = catalogueKeys.log + tab
  const known = new Map<string, StoredImage>()

  const clearOwn = () => {
    own.entries = []
    own.text = null
  }
  const writeLog = (key: string, log: Log): string | null => {
    if (log.length === 0) {
      area.remove(key)
      return null
    }
    const text = JSON.stringify(log)
    area.set(key, text)
    return text
  }
  const writable = (view: CatalogueView) => view.version <= storageVersion && quarantine.save(view)

  const missingImages = (view: CatalogueView, products: readonly Product[]) =>
    products.flatMap(({ imageId }) => {
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
    if (own.text !== null && view.ownText !== own.text) area.set(logKey, own.text)
    const products = presentProducts(view, own.entries)
    const lost = missingImages(view, products)
    if (lost.length > 0) area.set(catalogueKeys.images, imagesTextWith(view, lost))
    if (products === view.stored.products) return
    const text = productsTextOf(view, products)
    area.set(catalogueKeys.products, text)
    reader.wroteProducts(text, products)
  }
  const trimLogs = (view: CatalogueView, logAge: number, closedTabs: boolean) => {
    const logs = new Map(view.logs)
    const trimClosed = (): boolean => {
      let trimmed = false
      for (const [key, log] of [...logs]) {
        const newest = Math.max(...log.map(({ s }) => timeOf(s)))
        if (Math.abs(now() - newest) < compactionAges.closedTab) continue
        const all = [...logs.values(), own.entries]
        const needed = neededEntries(log, all, now() - compactionAges.closedTab)
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
    const needed = neededEntries(own.entries, [...logs.values()], now() - logAge)
    if (needed.length === own.entries.length) return
    own.text = writeLog(logKey, needed)
    own.entries = needed
  }
  const removeUnusedImages = (view: CatalogueView, products: readonly Product[]) => {
    if (view.images.damaged || view.images.rejected.length > 0) return
    const named = new Set([...products.map(({ imageId }) => imageId), ...history.pictures()])
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
    const text = imagesTextOf(kept)
    area.set(catalogueKeys.images, text)
    reader.wroteImages(text, kept)
  }
  const compact = (logAge: number, closedTabs = true) => {
    reconcile()
    const view = reader.read()
    if (!writable(view)) return
    const products = presentProducts(view, own.entries)
    if (products !== view.stored.products) return
    trimLogs(view, logAge, closedTabs)
    removeUnusedImages(reader.read(), products)
  }
  const quietly = (work: () => void) => {
    try {
      work()
    } catch (error) {
      // A full or blocked storage: nothing is lost until the next run.
      if (storageFailureOf(error) === null) report(error)
    }
  }
  return {
    reconcile: () => quietly(reconcile),
    compact: (logAge = compactionAges.log) => quietly(() => compact(logAge)),
    freeSpace: () => quietly(() => compact(compactionAges.log, false)),
    receive: ({ key, newValue }) => {
      if (key === null) {
        clearOwn()
        known.clear()
      } else if (key === catalogueKeys.images) {
        for (const [id, image] of readImagesText(newValue, known).images) known.set(id, image)
      }
    },
    knownImage: (id) => known.get(id),
  }
}
