import type { CopyActions } from '#components/manage/CopyStatus/CopyStatus.tsx'
import type { CopiesSnapshot } from '#domain/catalogue/copies.ts'
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

/** What the management page shows of the copies, and what it may do (decision P12). */
export interface ManagedCopies {
  readonly copies: CopiesSnapshot
  readonly actions: CopyActions
}

/** What the state of storage means for the page (decision P2). */
export const storageStateOf = ({ phase, persistence, quarantine, readOnly }: ManagedCatalogue) => {
  const unreadable = phase === 'unreadable'
  return {
    unreadable,
    /** Nothing can be changed: a newer version wrote the data, or unreadable data has no copy yet. */
    readOnly: readOnly || quarantine?.saved === false,
    /** The page says that reading failed. Of damaged and of newer data a notice says more. */
    failed: unreadable && quarantine === null && !readOnly,
    /** How full storage is can be said. */
    measured: persistence === 'browser' && !unreadable,
  }
}
