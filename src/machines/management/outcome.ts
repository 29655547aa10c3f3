import type { CatalogueFailure } from '#domain/failure.ts'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { TextFile } from '#services/files.ts'
import type { ImportSummary } from '#services/products.ts'

/** What the page was doing when something failed; it says where to show the failure. */
export type ManagementTask =
  | 'picture'
  | 'save'
  | 'price'
  | 'replaceImage'
  | 'remove'
  | 'removeAll'
  | 'availability'
  | 'read'
  | 'import'
  | 'clear'
  | 'samples'
  | 'undo'
  | 'export'
  | 'discard'

/** Why a task failed, and what it happened to; `from: null` is an unexpected error (decision D3). */
export type ManagementProblem = (
  CatalogueFailure | { readonly from: null; readonly code: 'unexpected' }
) & {
  readonly during: ManagementTask
  /** The product concerned, for changes to a row. */
  readonly productId: string | null
}

/** A file that was handed out: everything, the products as a sheet, or a sheet to start from. */
export interface Exported {
  readonly name: string
  readonly of: 'json' | 'products' | 'template'
}

/** An export whose text is shown to be copied: in an app that drops downloads. */
export interface ShownExport {
  readonly file: TextFile
  /** It has all products: once it is kept, it is a backup. */
  readonly isBackup: boolean
}

/** The outcome of the last finished task, which is announced. */
export type ManagementOutcome =
  | {
      readonly kind: 'added' | 'changed' | 'priced' | 'pictured' | 'removed'
      readonly product: Product
    }
  | {
      readonly kind: 'cleared' | 'discarded' | 'removedAll' | 'available' | 'unavailable'
      readonly count: number
    }
  | { readonly kind: 'imported' | 'sampled'; readonly summary: ImportSummary }
  | { readonly kind: 'undone'; readonly offer: UndoOffer }
  | ({ readonly kind: 'exported' } & Exported)
  | { readonly kind: 'stopped' }
