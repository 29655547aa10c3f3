import type { BackupRecord, ProductPlace } from '#domain/catalogue/backupRecord.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { Language } from '#domain/language.ts'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { SaidColumns, SheetChoice, Table } from '#domain/catalogue/sheetColumns.ts'
import type { PreparedPicture } from '#domain/catalogue/picture.rules.ts'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import type { FilesPort, TextFile, WorkOptions } from '#services/files.ts'
import type { PublishedProducts } from '#domain/publishing/publication.ts'
import type { PinyinMatcher, Simplifier } from '#domain/catalogue/search.ts'
import type { KeptEntries } from '#domain/catalogue/product.rules.ts'
import type { DraftSlot } from '#services/drafts.ts'
import type { ReporterPort } from '#services/browser.ts'

/** Result of an import or of loading samples. */
export interface ImportSummary {
  readonly added: number
  readonly updated: number
}

/** What pages show of the visitor's products. */
export interface ProductsReader {
  /** The present state; stable between changes, for `useSyncExternalStore`. */
  snapshot(): CatalogueSnapshot
  /** Calls back after every change, from this tab or another. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
  /** Reads storage again ("try again"). */
  reload(): void
}

/** Changes of single products, and undo. */
export interface ProductsEditor {
  /**
   * Adds a product, with its picture if one was prepared, or with that of another product.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion` or `pictureBroken`.
   */
  add(
    draft: ProductDraft,
    picture?: PreparedPicture | Pick<Product, 'imageId' | 'imageUrl'>,
  ): Promise<Product>
  /**
   * Changes a product as a whole (decision P19). `seen` is the product that the visitor saw last. Without a
   * picture it keeps the one it has; `null` takes it away. Returns the stored product if nothing differs.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion`, `pictureBroken`, `notFound`, or
   * `changedElsewhere` when the stored product is not the one that was seen.
   */
  update(seen: Product, draft: ProductDraft, picture?: PreparedPicture | null): Promise<Product>
  /**
   * Sets a new price. `seen` is the price the visitor started from.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion`, `notFound`, or `changedElsewhere` when another
   * tab changed the price in the meantime.
   */
  updatePrice(id: string, price: number, seen?: number): Promise<Product>
  /**
   * Gives a product another picture. The old one is kept while the change can be undone. `seen` is the picture that the
   * visitor saw.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion`, `notFound`, `pictureBroken`, or `changedElsewhere` when
   * the product has another picture by now.
   */
  replaceImage(
    id: string,
    picture: PreparedPicture,
    seen?: Pick<Product, 'imageId' | 'imageUrl'>,
  ): Promise<Product>
  /**
   * Removes a product.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion` or `notFound`.
   */
  remove(id: string): Promise<Product>
  /**
   * Removes these products as one undoable step and returns how many. What is gone already counts as none.
   *
   * Fails with `full`, `blocked`, `unreadable` or `newerVersion`.
   */
  removeAll(ids: readonly string[]): Promise<number>
  /**
   * Makes these products available or unavailable as one undoable step and returns how many have changed.
   *
   * Fails with `full`, `blocked`, `unreadable` or `newerVersion`.
   */
  setAvailable(ids: readonly string[], available: boolean): Promise<number>
  /**
   * {@link removeAll} for all products that a page shows: the step is called so. What another tab has added since stays.
   *
   * Fails with `full`, `blocked`, `unreadable` or `newerVersion`.
   */
  clear(ids: readonly string[]): Promise<number>
  /**
   * Takes a step back and says what it was.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion`, `nothingToUndo`, or `changedElsewhere` when one of
   * its products is not what the step left.
   */
  undo(id: string): Promise<Pick<UndoOffer, 'kind' | 'count'>>
}

/** Reads the sheets of a workbook, or of the text of a CSV. Fails with a code of `SheetFailure` or `FileFailure`. */
export type ReadSheets = (
  source: string | Uint8Array,
  signal?: AbortSignal,
) => Promise<readonly Table[]>

/** Products in and out, many at a time. */
export interface ProductsExchange {
  /**
   * The export file (decision P4).
   *
   * @param shown - what is in it; the stored products unless given
   */
  exportFile(shown?: readonly Product[]): Promise<TextFile>
  /**
   * Products as a CSV for a spreadsheet program, without pictures (decision P13).
   *
   * @param shown - what is in it; the stored products unless given
   */
  sheetFile(language: Language, shown?: readonly Product[]): Promise<TextFile>
  /** A CSV to start from, with two examples. */
  templateFile(language: Language): Promise<TextFile>
  /**
   * The sheets of a file that have columns enough for products; `null` for records in JSON. Changes nothing.
   *
   * Fails with a code of `ImportFailure`, `SheetFailure` or `FileFailure`.
   */
  openSheets(source: string | Uint8Array, options?: WorkOptions): Promise<readonly Table[] | null>
  /**
   * Says what a sheet would do, its columns as a person has chosen them; changes nothing.
   *
   * Fails with `nothingInside` or `tooManyRecords`.
   */
  planSheet(choice: SheetChoice, options?: WorkOptions): Promise<ImportPlan>
  /** Says what records in JSON would do; changes nothing. Fails with a code of `ImportFailure`. */
  planImport(text: string, options?: WorkOptions): Promise<ImportPlan>
  /**
   * Carries out a plan as one undoable step. Where a row would now do something else than the plan shows, because
   * products have changed since, nothing is written, and the result is the plan for the present products.
   *
   * Fails with `full`, `blocked`, `unreadable` or `newerVersion`.
   */
  applyImport(plan: ImportPlan, options?: WorkOptions): Promise<ImportSummary | ImportPlan>
  /**
   * Adds the 24 sample products in the given language (decision P5), as one undoable step.
   *
   * Fails with `full`, `blocked`, `unreadable`, `newerVersion` or `samplesUnavailable`.
   */
  loadSamples(language: Language, options?: WorkOptions): Promise<ImportSummary>
}

/** The records that could not be read (decision P2). */
export interface ProductsQuarantine {
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

/**
 * The visitor's products, kept in the browser only (spec §1, decisions P1 to P5). A change
 * resolves once it is stored. A rejected change has changed nothing: it rejects with a `ServiceError`
 * that carries a `CatalogueFailure`, or with the signal's reason (decision P2).
 */
export interface ProductsPort
  extends ProductsReader, ProductsEditor, ProductsExchange, ProductsQuarantine {}

/** Resizes and sanitises pictures before they are stored (decision P3). */
export interface PicturesPort {
  /**
   * Checks type, bytes and pixels, decodes, scales to at most 1200 px and encodes again, which
   * strips metadata and turns SVG into pixels.
   *
   * Fails with `pictureTypeUnknown`, `pictureTooLarge`, `pictureTooManyPixels`, `pictureUndecodable` or
   * `pictureProtected`.
   */
  prepare(file: Blob, options?: WorkOptions): Promise<PreparedPicture>
}

/** Remembers when the products were last exported. */
export interface BackupPort {
  place(): ProductPlace
  /** The present record. Stable between changes, for `useSyncExternalStore`. */
  snapshot(): BackupRecord
  /** Calls back after every change, from this tab or another. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
  /** All products were handed out as a file. */
  exported(): void
  /**
   * The visitor's own products have changed. The browser is asked once to keep what is stored.
   *
   * @param count - how many changes no file has yet; below 0 for those that were taken back
   */
  changed(count: number): void
}

/** The products that the site publishes: read-only, in memory, under the visitor's own ones. */
export interface PublishedPort {
  /** What has been read. Stable between changes, for `useSyncExternalStore`. */
  snapshot(): PublishedProducts
  /** Calls back after every change. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
  /** Fetches them again ("try again"). */
  reload(): void
}

/** The ports of the catalogue; they are loaded together by the first page that needs them. */
export interface CatalogueServices {
  readonly products: ProductsPort
  readonly pictures: PicturesPort
  readonly files: FilesPort
  readonly backup: BackupPort
  /** Only where the site publishes a catalogue. */
  readonly published?: PublishedPort
  readonly reporter: ReporterPort
  /** What was said of the columns of sheets that were imported (decision P13). */
  readonly columns: DraftSlot<SaidColumns>
  /** The product that is being typed, so that a reload does not lose it. */
  readonly draft: DraftSlot<KeptEntries>
  /** Loads the dictionary for Latin input in Chinese, at the first such query (decision P6). */
  readonly pinyin: () => Promise<PinyinMatcher>
  /** Loads the table of simplified characters, at the first Chinese query (decision P6). */
  readonly simplifier: () => Promise<Simplifier>
}
