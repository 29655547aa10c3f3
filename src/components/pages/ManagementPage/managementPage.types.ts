import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import type { StorageUsage } from '#domain/catalogue/storage.ts'

/** What the management page shows of the catalogue; the store's snapshot fits it. */
export interface ManagedCatalogue {
  /** Whether storage has been read, and whether it could be (spec §8). */
  readonly phase: 'loading' | 'ready' | 'unreadable'
  /** In stored order, the newest last. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
  readonly persistence: 'browser' | 'session'
  readonly readOnly: boolean
  readonly usage: StorageUsage
  /** The change that can be taken back next. */
  readonly undo: (Omit<UndoOffer, 'survivesReload'> & { readonly survivesReload: boolean }) | null
  readonly quarantine: { readonly records: number; readonly saved: boolean } | null
}
