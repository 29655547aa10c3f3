import {
  appendToLog,
  mergeLogs,
  stampOf,
  timeOf,
  type Log,
  type LogEntry,
} from '#domain/catalogue/merge.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { storageVersion } from '#domain/catalogue/versions.ts'
import { catalogueKeys } from '#services/browser/catalogueKeys.ts'
import { type CatalogueReader, type CatalogueView } from '#services/browser/catalogueReader.ts'
import { imagesTextWith, productsTextOf } from '#services/browser/catalogueTexts.ts'
import { writeFailureOf, type StorageArea } from '#services/browser/storageArea.ts'

/** One change to the catalogue, carried out whole or not at all. */
export type CatalogueChange = {
  /** Products as they shall be. `born`: added or brought back, which beats an earlier removal. */
  readonly put?: readonly { readonly product: Product; readonly born: boolean }[]
  readonly remove?: readonly string[]
  readonly images?: readonly StoredImage[]
}

/** What the writing part shares with the part that keeps order. */
export type OwnLog = {
  /** This tab's recent changes, also those that found no room in storage. */
  entries: Log
  /** The text of the log as this tab last wrote it, `null` when there is none. */
  text: string | null
  /** The highest time in any stamp seen; the next one is above it even if the clock moved back. */
  clock: number
}

/** Most UTF-16 units for a tab's log; larger changes go straight into the list. */
const logLimit = 300_000

/** Writes a change; the code of the refusal, or `null` when it is stored. */
export type Commit = (change: CatalogueChange) => 'full' | 'blocked' | null

type Parts = {
  readonly area: StorageArea
  readonly reader: CatalogueReader
  readonly tab: string
  readonly now: () => number
  readonly own: OwnLog
}

const entriesFor = ({ own, now, tab }: Parts, view: CatalogueView, change: CatalogueChange) => {
  const seen = [...view.logs.values(), own.entries].flat().map(({ s }) => timeOf(s))
  own.clock = Math.max(Math.floor(now()), own.clock + 1, ...seen.map((time) => time + 1))
  const s = stampOf(own.clock, tab)
  return [
    ...(change.put ?? []).map(({ product, born }): LogEntry => ({
      id: product.$id,
      s,
      p: product,
      ...(born ? { r: s } : {}),
    })),
    ...(change.remove ?? []).map((id): LogEntry => ({ id, s })),
  ]
}

/**
 * Makes the commit of one tab. The order of the writes is the protocol: pictures first, because
 * nothing shows them until a product names them; then the change in this tab's own log, which no
 * other tab writes over; then the list. A crash before the log leaves a picture to be swept, a
 * crash after it leaves a change that the next reading completes. The list alone would not do: two
 * tabs see each other's writes late, and the later one writes over what it has not seen.
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
      // What was there fitted before. If even this fails, an unseen picture waits to be swept.
    }
  }
  const markVersion = (view: CatalogueView) => {
    if (view.version === storageVersion) return
    try {
      area.set(catalogueKeys.version, String(storageVersion))
    } catch {
      // The marker can wait: data without one is read as what it is.
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
      // A removal from a full storage makes its own room: the log may fit now.
      if (!logged) writeLog(after)
      return null
    } catch (error) {
      undoWrites()
      return writeFailureOf(error)
    }
  }
}
