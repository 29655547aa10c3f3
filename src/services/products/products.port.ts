import type { ImportProblem } from '#domain/catalogue/exchange.ts'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { Outcome } from '#domain/catalogue/outcome.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { Product, ProductDraft, StoredImage } from '#domain/catalogue/product.ts'
import type { StorageUsage } from '#domain/catalogue/storage.ts'
import type { TextFile } from '#services/products/files.port.ts'
import type { WorkOptions } from '#services/products/pictures.port.ts'

/**
 * Why the catalogue refused a change. Whatever the code, nothing was changed (decision P2).
 *
 * - `full`: the browser's storage has no room.
 * - `blocked`: the browser refuses to write at all.
 * - `unreadable`: damaged data could not be set aside, so nothing may be written over it.
 * - `newerVersion`: another tab runs a newer version of the site; this one only reads.
 * - `notFound`: the product is no longer there.
 * - `changedElsewhere`: another tab changed the product in the meantime.
 * - `nothingToUndo`: the step is gone.
 * - `pictureBroken`: the prepared picture is none that may be stored.
 * - `samplesUnavailable`: the sample products could not be loaded.
 * - `cancelled`: the visitor stopped the work.
 */
export type StoreFailure =
  | 'full'
  | 'blocked'
  | 'unreadable'
  | 'newerVersion'
  | 'notFound'
  | 'changedElsewhere'
  | 'nothingToUndo'
  | 'pictureBroken'
  | 'samplesUnavailable'
  | 'cancelled'

/** The answer to a change. */
export type StoreResult<Value> = Outcome<Value, StoreFailure>

/**
 * - `loading`: not read yet; what prerendered pages and the first client render show.
 * - `ready`: products can be shown, also when there are none.
 * - `unreadable`: nothing of the stored data can be read (`Failed to load products`, spec §8).
 */
type CataloguePhase = 'loading' | 'ready' | 'unreadable'

/** What lies set aside because it could not be read (decision P2). */
export type QuarantineReport = {
  /** How many records; a damaged text counts as one. */
  readonly records: number
  /** `false`: there was no room to set it aside, and the catalogue refuses to write until there is. */
  readonly saved: boolean
}

/** Everything a page shows of the catalogue. A new object only when something changed. */
export type CatalogueSnapshot = {
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
  /** What was set aside, or `null`. */
  readonly quarantine: QuarantineReport | null
}

/** What came of an import or of loading samples. */
export type ImportSummary = {
  readonly added: number
  readonly updated: number
}

/**
 * The visitor's products, kept in the browser only (spec §1, decisions P1 to P5). Changes answer
 * once they are stored; a refusal changes nothing.
 */
export interface ProductStore {
  /** The present state; stable between changes, for `useSyncExternalStore`. */
  snapshot(): CatalogueSnapshot
  /** Calls back after every change, from this tab or another. Returns the way out. */
  subscribe(listener: () => void): () => void
  /** Reads storage anew ("try again"). */
  reload(): void

  /** Adds a product, with its picture if one was prepared. */
  add(draft: ProductDraft, picture?: PreparedPicture): Promise<StoreResult<Product>>
  /**
   * Sets a new price. `seen` is the price the visitor started from: if another tab changed it in
   * the meantime, the answer is `changedElsewhere`.
   */
  updatePrice(id: string, price: number, seen?: number): Promise<StoreResult<Product>>
  /** Gives a product another picture. The old one is kept while the change can be undone. */
  replaceImage(id: string, picture: PreparedPicture): Promise<StoreResult<Product>>
  /** Removes a product. */
  remove(id: string): Promise<StoreResult<Product>>
  /** Removes every product; answers how many. */
  clear(): Promise<StoreResult<number>>
  /** Takes the latest undoable change back; answers the offer that was taken. */
  undo(): Promise<StoreResult<UndoOffer>>

  /** The export file of the present products (decision P4). */
  exportFile(): TextFile
  /** Reads an import file and says what it would do; changes nothing. */
  planImport(
    text: string,
    options?: WorkOptions,
  ): Promise<Outcome<ImportPlan, ImportProblem | 'cancelled'>>
  /** Carries out a plan as one undoable step. */
  applyImport(plan: ImportPlan, options?: WorkOptions): Promise<StoreResult<ImportSummary>>
  /** Adds the 24 sample products in the given language (decision P5), as one undoable step. */
  loadSamples(language: 'zh' | 'en', options?: WorkOptions): Promise<StoreResult<ImportSummary>>

  /** What was set aside as a file, exactly as it lay there; `null` when there is nothing. */
  quarantineFile(): TextFile | null
  /** Forgets what was set aside, at the visitor's wish. */
  discardQuarantine(): Promise<StoreResult<number>>
}
