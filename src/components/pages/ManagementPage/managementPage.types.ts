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
  /** `session`: the browser blocks storage, products live in this page only (decision P2). */
  readonly persistence: 'browser' | 'session'
  /** Whether a newer version of the site wrote the data, which is then only shown (decision P2). */
  readonly readOnly: boolean
  /** How full storage is. */
  readonly usage: StorageUsage
  /** The change that can be taken back next. */
  readonly undo: (Omit<UndoOffer, 'survivesReload'> & { readonly survivesReload: boolean }) | null
  /** The unreadable records, or `null`; `saved: false` blocks writing until they are discarded. */
  readonly quarantine: { readonly records: number; readonly saved: boolean } | null
}
