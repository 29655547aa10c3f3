import type { CatalogueFailure } from '#domain/catalogue/failure.ts'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import type { ProductForm } from '#domain/catalogue/product.rules.ts'
import type { Language } from '#domain/language.ts'
import type { ImportSummary } from '#services/products/products.port.ts'

/** What the page was doing when something failed; it says where to show the failure. */
export type ManagementTask =
  | 'picture'
  | 'save'
  | 'price'
  | 'replaceImage'
  | 'remove'
  | 'read'
  | 'import'
  | 'clear'
  | 'samples'
  | 'undo'
  | 'export'
  | 'discard'

/** Why a task failed; `from: null` is an error that nobody foresaw (decision D3). */
export type ManagementFailure =
  CatalogueFailure | { readonly from: null; readonly code: 'unexpected' }

/** A failure and what it happened to. */
export type ManagementProblem = ManagementFailure & {
  readonly during: ManagementTask
  /** The product concerned, for changes to a row. */
  readonly productId: string | null
}

/** The outcome of the last finished task, which is announced. */
export type ManagementOutcome =
  | { readonly kind: 'added' | 'priced' | 'pictured' | 'removed'; readonly product: Product }
  | { readonly kind: 'cleared' | 'discarded'; readonly count: number }
  | { readonly kind: 'imported' | 'sampled'; readonly summary: ImportSummary }
  | { readonly kind: 'undone'; readonly offer: UndoOffer }
  | { readonly kind: 'exported'; readonly name: string }
  | { readonly kind: 'stopped' }

/** The progress of long work, from 0 to 1. */
type Report = (share: number) => void

/** What each actor is given. */
export interface ManagementInputs {
  readonly preparePicture: { readonly file: Blob; readonly report: Report }
  readonly save: { readonly draft: ProductDraft; readonly picture: PreparedPicture | null }
  readonly changePrice: { readonly id: string; readonly price: number; readonly seen: number }
  readonly replaceImage: { readonly id: string; readonly file: Blob; readonly report: Report }
  readonly remove: { readonly id: string }
  readonly readImport: { readonly file: Blob; readonly report: Report }
  readonly applyImport: { readonly plan: ImportPlan; readonly report: Report }
  readonly loadSamples: { readonly language: Language; readonly report: Report }
}

/** What the page can say to its machine. */
export type ManagementEvent =
  | { readonly type: 'form.opened' }
  | { readonly type: 'form.closed' }
  | { readonly type: 'form.changed'; readonly form: ProductForm | null }
  | { readonly type: 'form.submitted'; readonly draft: ProductDraft }
  | { readonly type: 'picture.chosen'; readonly file: Blob }
  | { readonly type: 'picture.removed' }
  | {
      readonly type: 'price.submitted'
      readonly id: string
      readonly price: number
      readonly seen: number
    }
  | { readonly type: 'image.chosen'; readonly id: string; readonly file: Blob }
  | { readonly type: 'product.removed'; readonly id: string }
  | { readonly type: 'import.chosen'; readonly file: Blob }
  | { readonly type: 'import.confirmed' }
  | { readonly type: 'clear.asked' }
  | { readonly type: 'clear.confirmed' }
  | { readonly type: 'samples.asked'; readonly language: Language }
  | { readonly type: 'export.asked' }
  | { readonly type: 'quarantine.discarded' }
  | { readonly type: 'undo.asked' }
  | { readonly type: 'work.cancelled' }
  | { readonly type: 'problem.dismissed' }
  | { readonly type: 'toast.closed' }
  // Sent by the machine's own work.
  | { readonly type: 'picture.progressed'; readonly share: number }
  | { readonly type: 'work.progressed'; readonly share: number }
  | { readonly type: 'change.undoable' }

/** What the machine starts with. */
export interface ManagementInput {
  /** What a reload left of a product that was being typed; the form opens with it. */
  readonly draft: ProductForm | null
}

/** The data beside the states. */
export interface ManagementContext {
  /** What a reload left of a product that was being typed. */
  readonly draft: ProductForm | null
  readonly problem: ManagementProblem | null
  readonly outcome: ManagementOutcome | null
  /** Grows with every outcome, so that equal texts are announced twice. */
  readonly outcomes: number
  /** The picture of the add form, once prepared. */
  readonly picture: PreparedPicture | null
  readonly pictureProgress: number
  readonly plan: ImportPlan | null
  readonly progress: number
  /** The product whose row is being changed. */
  readonly productId: string | null
}
