import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { storageUsage, type StorageUsage } from '#domain/catalogue/storage.ts'

/**
 * - `loading`: not read yet; what prerendered pages and the first client render show.
 * - `ready`: products can be shown, also when there are none.
 * - `unreadable`: nothing of the stored data can be read (`Failed to load products`, spec §8).
 */
type CataloguePhase = 'loading' | 'ready' | 'unreadable'

/** The records that could not be read and are quarantined (decision P2). */
export interface QuarantineReport {
  /** How many records; a damaged text counts as one. */
  readonly records: number
  /**
   * `false`: there was no space for a copy, so the catalogue does not write. The way on is
   * `quarantineFile`, then `discardQuarantine`.
   */
  readonly saved: boolean
}

/** Everything a page shows of the catalogue. A new object only when something changed. */
export interface CatalogueSnapshot {
  readonly phase: CataloguePhase
  /** In stored order. The same array as long as nothing in it changed; unchanged products stay the same objects. */
  readonly products: readonly Product[]
  /** Pictures by id; see `pictureOf`. */
  readonly images: ReadonlyMap<string, StoredImage>
  /** `session`: the browser blocks storage, so products live in this page only, until it is closed. */
  readonly persistence: 'browser' | 'session'
  /** `true`: stored by a newer version of the site; shown, never written. */
  readonly readOnly: boolean
  readonly usage: StorageUsage
  /** The change that can be taken back next, or `null`. */
  readonly undo: UndoOffer | null
  /** The quarantined records, or `null`. */
  readonly quarantine: QuarantineReport | null
}

/**
 * What a page shows before storage has been read: on the server, in prerendered pages and in the
 * first client render. One frozen object, so it can be a server snapshot.
 */
export const loadingCatalogue: CatalogueSnapshot = Object.freeze({
  phase: 'loading',
  products: [],
  images: new Map(),
  persistence: 'browser',
  readOnly: false,
  usage: storageUsage(0),
  undo: null,
  quarantine: null,
})

/** Whether a listener would see the same. The parts of a catalogue never change in place. */
export const isSameSnapshot = (a: CatalogueSnapshot, b: CatalogueSnapshot): boolean =>
  a.phase === b.phase &&
  a.products === b.products &&
  a.images === b.images &&
  a.readOnly === b.readOnly &&
  a.persistence === b.persistence &&
  a.usage.used === b.usage.used &&
  a.undo?.id === b.undo?.id &&
  a.undo?.survivesReload === b.undo?.survivesReload &&
  a.quarantine?.records === b.quarantine?.records &&
  a.quarantine?.saved === b.quarantine?.saved
