import type { Language } from '#domain/language.ts'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { Product, ProductDraft, StoredImage } from '#domain/catalogue/product.ts'
import type { StorageUsage } from '#domain/catalogue/storage.ts'
import type { TextFile } from '#services/products/files.port.ts'
import type { WorkOptions } from '#services/products/pictures.port.ts'

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

/** What came of an import or of loading samples. */
export interface ImportSummary {
  readonly added: number
  readonly updated: number
}

/**
 * The visitor's products, kept in the browser only (spec §1, decisions P1 to P5). A change
 * resolves once it is stored. A rejected change has changed nothing: it rejects with a `ServiceError`
 * that carries a `CatalogueFailure`, or with the signal's reason (decision P2).
 */
export interface ProductStore {
  /** The present state; stable between changes, for `useSyncExternalStore`. */
  snapshot(): CatalogueSnapshot
  /** Calls back after every change, from this tab or another. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
  /** Reads storage again ("try again"). */
  reload(): void

  /**
   * Adds a product, with its picture if one was prepared.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion` or `pictureBroken`.
   */
  add(draft: ProductDraft, picture?: PreparedPicture): Promise<Product>
  /**
   * Sets a new price. `seen` is the price the visitor started from.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion`, `notFound`, or `changedElsewhere` when another
   * tab changed the price in the meantime.
   */
  updatePrice(id: string, price: number, seen?: number): Promise<Product>
  /**
   * Gives a product another picture. The old one is kept while the change can be undone.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion`, `notFound` or `pictureBroken`.
   */
  replaceImage(id: string, picture: PreparedPicture): Promise<Product>
  /**
   * Removes a product.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion` or `notFound`.
   */
  remove(id: string): Promise<Product>
  /**
   * Removes every product; answers how many.
   *
   * Fails with `full`, `blocked`, `unreadable` or `newerVersion`.
   */
  clear(): Promise<number>
  /**
   * Takes the latest undoable change back; answers the offer that was taken.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion` or `nothingToUndo`.
   */
  undo(): Promise<UndoOffer>

  /** The export file of the present products (decision P4). */
  exportFile(): Promise<TextFile>
  /**
   * Reads an import file and says what it would do; changes nothing.
   *
   * Fails with `fileTooLarge`, `notJson`, `notACatalogue`, `newerFormat`, `tooManyRecords` or `nothingInside`.
   */
  planImport(text: string, options?: WorkOptions): Promise<ImportPlan>
  /**
   * Carries out a plan as one undoable step.
   *
   * Fails with `full`, `blocked`, `unreadable` or `newerVersion`.
   */
  applyImport(plan: ImportPlan, options?: WorkOptions): Promise<ImportSummary>
  /**
   * Adds the 24 sample products in the given language (decision P5), as one undoable step.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion` or `samplesUnavailable`.
   */
  loadSamples(language: Language, options?: WorkOptions): Promise<ImportSummary>

  /** The unreadable data as a file, byte for byte; `null` when there is none. */
  quarantineFile(): TextFile | null
  /**
   * Removes the unreadable data and returns the number of its records. Damaged data without a copy
   * is replaced by the records that could be read, so that the catalogue can be used again.
   *
   * Fails with `full`, `blocked` or `newerVersion`.
   */
  discardQuarantine(): Promise<number>
}
