import {
  appendToLog,
  mergeLogs,
  logTimestamp,
  timeOf,
  type Log,
  type LogEntry,
} from '#domain/catalogue/merge.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { storageVersion } from '#domain/catalogue/reading.ts'
import { catalogueKeys } from '#domain/catalogue/storage.ts'
import { type CatalogueReader, type CatalogueView } from '#services/browser/catalogueReader.ts'
import { imagesTextWith, productsTextOf } from '#services/browser/catalogueTexts.ts'
import { storageFailureOf, type StorageArea } from '#services/browser/storageArea.ts'

/** One change of the catalogue, applied completely or not at all. */
export interface CatalogueChange {
  /** The new state of products. `created`: added or restored, which overrides an earlier removal. */
  readonly put?: readonly { readonly product: Product; readonly created: boolean }[]
  readonly remove?: readonly string[]
  readonly images?: readonly StoredImage[]
}

/** The log of this tab, shared by commit and compaction. */
export interface OwnLog {
  /** Recent changes of this tab, including those that do not fit into storage. */
  entries: Log
  /** The text of the log as this tab last wrote it, `null` without one. */
  text: string | null
  /** The highest time in any log; the next one is above it even if the clock was set back. */
  clock: number
}

/** Most UTF-16 units for a tab's log; larger changes go straight into the list. */
const logLimit = 300_000

/** Writes a change. Returns the code of the failure, or `null` when it is stored. */
export type Commit = (change: CatalogueChange) => 'full' | 'blocked' | null

interface Parts {
  readonly area: StorageArea
  readonly reader: CatalogueReader
  readonly tab: string
  readonly now: () => number
  readonly own: OwnLog
}

const entriesFor = ({ own, now, tab }: Parts, view: CatalogueView, change: CatalogueChange) => {
  const seen = [...view.logs.values(), own.entries].flat().map(({ s }) => timeOf(s))
  own.clock = Math.max(Math.floor(now()), own.clock + 1, ...seen.map((time) => time + 1))
  const s = logTimestamp(own.clock, tab)
  return [
    ...(change.put ?? []).map(({ product, created }): LogEntry => ({
      id: product.$id,
      s,
      p: product,
      ...(created ? { r: s } : {}),
    })),
    ...(change.remove ?? []).map((id): LogEntry => ({ id, s })),
  ]
}

/**
 * Creates the commit of one tab. The order of the writes matters: first pictures, which nothing shows
 * until a product has their id; then the change in this tab's own log, which no other tab writes; then
 * the list. After a crash before the log, compaction removes the picture; after a crash behind it, the
 * next read completes the change. The list alone is not enough: two tabs see each other's writes late,
 * and the later write would overwrite the earlier one.
 */
export const createCommit = (parts: Parts): Commit => {
  const { area, reader, tab, own } = parts
  const logKey = catalogueKeys.log + tab
  const writeLog = (entries: Log): boolean => {
    const text = JSON.stringify(entries)
    if (text.length > logLimit) return false
    try {
      area.set(logKey, text)
      own.text = text
      return true
    } catch {
      return false
    }
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
  return (change) => {
    const view = reader.read()
    const entries = entriesFor(parts, view, change)
    if (entries.length === 0) {
      markVersion(view)
      return null
    }
    const before = { entries: own.entries, text: own.text }
    const after = appendToLog(own.entries, entries)
    const next = mergeLogs(view.stored.products, [...view.logs.values(), after])
    const images = (change.images ?? []).filter(({ id }) => !view.images.images.has(id))
    const undoWrites = () => {
      own.entries = before.entries
      own.text = before.text
      restore(logKey, before.text)
      if (images.length > 0) restore(catalogueKeys.images, view.imagesText)
    }
    try {
      markVersion(view)
      if (images.length > 0) {
        const text = imagesTextWith(view, images)
        area.set(catalogueKeys.images, text)
        const all = new Map(view.images.images)
        for (const image of images) all.set(image.id, image)
        reader.wroteImages(text, all)
      }
      const logged = writeLog(after)
      if (next !== view.stored.products || view.stored.damaged) {
        const text = productsTextOf(view, next)
        area.set(catalogueKeys.products, text)
        reader.wroteProducts(text, next)
      }
      own.entries = after
      // A removal from a full storage frees space: the log may fit now.
      if (!logged) writeLog(after)
      return null
    } catch (error) {
      undoWrites()
      const failure = storageFailureOf(error)
      if (failure === null) throw error
      return failure
    }
  }
}
