import { neededEntries, timeOf, type Log } from '#domain/catalogue/merge.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { readImagesText } from '#domain/catalogue/reading.ts'
import { storageVersion } from '#domain/catalogue/versions.ts'
import type { OwnLog } from '#services/browser/catalogueCommit.ts'
import { catalogueKeys } from '#services/browser/catalogueKeys.ts'
import {
  presentProducts,
  type CatalogueReader,
  type CatalogueView,
} from '#services/browser/catalogueReader.ts'
import { imagesTextOf, imagesTextWith, productsTextOf } from '#services/browser/catalogueTexts.ts'
import type { Quarantine } from '#services/browser/quarantine.ts'
import type { StorageArea } from '#services/browser/storageArea.ts'
import type { UndoHistory } from '#services/browser/undoHistory.ts'

/** How long, in milliseconds, things are kept before they count as settled. */
export const upkeepAges = {
  /** A change stays in its tab's log until every other tab has surely seen it. */
  log: 2_000,
  /** The same when the page goes away: long enough for the change to travel. */
  leaving: 300,
  /** A log whose tab has not tidied it by then belongs to a tab that is gone. */
  goneTab: 600_000,
  /** A picture that no product names may belong to a change that is just being written. */
  picture: 60_000,
} as const

/** Keeps storage in order between changes. */
export interface CatalogueUpkeep {
  /** Writes the list anew where a tab has written over another one's change. */
  heal(): void
  /** Heals, then forgets settled log entries and sweeps pictures that nothing names. */
  tidy(logAge?: number): void
  /** Takes notice of what another tab wrote, or of a storage that was cleared whole. */
  receive(event: { readonly key: string | null; readonly newValue: string | null }): void
  /** A picture this page has seen, even if storage has lost it meanwhile. */
  knownImage(id: string): StoredImage | undefined
}

type Parts = {
  readonly area: StorageArea
  readonly reader: CatalogueReader
  readonly quarantine: Quarantine
  readonly history: UndoHistory
  readonly tab: string
  readonly now: () => number
  readonly own: OwnLog
}

/** Makes the upkeep of one tab. Nothing in it throws: what cannot be done now is tried next time. */
export const createCatalogueUpkeep = (parts: Parts): CatalogueUpkeep => {
  const { area, reader, quarantine, history, tab, now, own } = parts
  const logKey = catalogueKeys.log + tab
  const known = new Map<string, StoredImage>()

  const forgetOwn = () => {
    own.entries = []
    own.text = null
  }
  const writeLog = (key: string, log: Log): string | null => {
    if (log.length === 0) area.remove(key)
    const text = log.length === 0 ? null : JSON.stringify(log)
    if (text !== null) area.set(key, text)
    return text
  }
  const writable = (view: CatalogueView) => view.version <= storageVersion && quarantine.keep(view)

  const lostImages = (view: CatalogueView, products: readonly Product[]) =>
    products.flatMap(({ imageId }) => {
      const image =
        imageId === '' || view.images.images.has(imageId) ? undefined : known.get(imageId)
      return image === undefined ? [] : [image]
    })
  const heal = () => {
    const view = reader.read()
    for (const [id, image] of view.images.images) known.set(id, image)
    // No list and no log where this tab wrote both: somebody emptied the storage, and means it.
    if (own.text !== null && view.ownText === null && view.productsText === null) forgetOwn()
    if (!writable(view)) return
    if (own.text !== null && view.ownText !== own.text) area.set(logKey, own.text)
    const products = presentProducts(view, own.entries)
    const lost = lostImages(view, products)
    if (lost.length > 0) area.set(catalogueKeys.images, imagesTextWith(view, lost))
    if (products === view.stored.products) return
    const text = productsTextOf(view, products)
    area.set(catalogueKeys.products, text)
    reader.wroteProducts(text, products)
  }
  const forgetLogs = (view: CatalogueView, logAge: number) => {
    const logs = new Map(view.logs)
    const trimGone = (): boolean => {
      let trimmed = false
      for (const [key, log] of [...logs]) {
        const newest = Math.max(...log.map(({ s }) => timeOf(s)))
        if (Math.abs(now() - newest) < upkeepAges.goneTab) continue
        const others = [...logs].filter(([other]) => other !== key).map(([, other]) => other)
        const needed = neededEntries(log, [...others, own.entries], now() - upkeepAges.goneTab)
        if (needed.length === log.length && log.length > 0) continue
        writeLog(key, needed)
        if (needed.length === 0) logs.delete(key)
        else logs.set(key, needed)
        trimmed = true
      }
      return trimmed
    }
    // What one log gives up can set entries of another free.
    while (trimGone());
    const needed = neededEntries(own.entries, [...logs.values()], now() - logAge)
    if (needed.length === own.entries.length) return
    own.text = writeLog(logKey, needed)
    own.entries = needed
  }
  const sweep = (view: CatalogueView, products: readonly Product[]) => {
    if (view.images.damaged || view.images.rejected.length > 0) return
    const named = new Set([...products.map(({ imageId }) => imageId), ...history.pictures()])
    for (const log of view.logs.values()) for (const { p } of log) if (p) named.add(p.imageId)
    const aside = quarantine.texts().map(([, text]) => text)
    const isNamed = (id: string) => named.has(id) || aside.some((text) => text.includes(id))
    const isYoung = ({ createdAt }: StoredImage) =>
      Math.abs(now() - Date.parse(createdAt)) < upkeepAges.picture
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
  const tidy = (logAge: number) => {
    heal()
    const view = reader.read()
    if (!writable(view)) return
    const products = presentProducts(view, own.entries)
    if (products !== view.stored.products) return
    forgetLogs(view, logAge)
    sweep(reader.read(), products)
  }
  const quietly = (work: () => void) => {
    try {
      work()
    } catch {
      // A full or blocked storage: nothing is lost by waiting for the next occasion.
    }
  }
  return {
    heal: () => quietly(heal),
    tidy: (logAge = upkeepAges.log) => quietly(() => tidy(logAge)),
    receive: ({ key, newValue }) => {
      if (key === null) {
        forgetOwn()
        known.clear()
      } else if (key === catalogueKeys.images && newValue !== null) {
        for (const [id, image] of readImagesText(newValue, known).images) known.set(id, image)
      }
    },
    knownImage: (id) => known.get(id),
  }
}
