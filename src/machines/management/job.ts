import type { CatalogueFailure } from '#domain/failure.ts'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { PreparedPicture } from '#domain/catalogue/picture.rules.ts'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import type { FormSource } from '#domain/catalogue/product.rules.ts'
import type { Language } from '#domain/language.ts'
import type { TextFile } from '#services/files.ts'
import type { ImportSummary } from '#services/products.ts'

/** What can be handed out: all with pictures, a sheet in a language, or a sheet to start from. */
export type ExportKind =
  'json' | { readonly sheet: 'products' | 'template'; readonly language: Language }

/** Everything that is done to the stored products, with what the person saw when they asked for it. */
export type Job =
  | {
      readonly kind: 'save'
      readonly draft: ProductDraft
      readonly source: FormSource | null
      readonly picture: PreparedPicture | null
      /** The product keeps the picture that is stored, and a copy gets it. */
      readonly keepsPicture: boolean
    }
  | {
      readonly kind: 'price'
      readonly id: string
      readonly price: number
      readonly seen: number | undefined
    }
  | {
      readonly kind: 'picture'
      readonly id: string
      readonly file: Blob
      readonly seen: Pick<Product, 'imageId' | 'imageUrl'> | undefined
    }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'removeAll' | 'clear'; readonly ids: readonly string[] }
  | {
      readonly kind: 'availability'
      readonly ids: readonly string[]
      readonly available: boolean
    }
  | { readonly kind: 'samples'; readonly language: Language }
  | { readonly kind: 'read'; readonly file: Blob }
  | { readonly kind: 'import'; readonly plan: ImportPlan }
  /** Without `ids` it has everything. */
  | {
      readonly kind: 'export'
      readonly file: ExportKind
      readonly ids: readonly string[] | null
    }
  | { readonly kind: 'discard' }
  | { readonly kind: 'undo'; readonly id: string }

/** The products whose rows a job touches. */
export const idsOf = (job: Job): readonly string[] => {
  if (job.kind === 'undo') return []
  if ('id' in job) return [job.id]
  return 'ids' in job && job.kind !== 'export' ? job.ids : []
}

/** Why a job failed, and what it was done to; `from: null` is an unexpected error (decision D3). */
export type ManagementProblem = (
  CatalogueFailure | { readonly from: null; readonly code: 'unexpected' }
) & {
  readonly during: Job['kind'] | 'preparing'
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

/** The outcome of the last finished job, which is announced. */
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
  | { readonly kind: 'undone'; readonly offer: Pick<UndoOffer, 'kind' | 'count'> }
  | ({ readonly kind: 'exported' } & Exported)
  | { readonly kind: 'stopped' }

/** What a job gives: an outcome, or something to look at; `same` when nothing was to be changed. */
export type JobResult =
  | ManagementOutcome
  | { readonly kind: 'planned'; readonly plan: ImportPlan }
  | ({ readonly kind: 'text' } & ShownExport)
  | { readonly kind: 'same' }

/** What a job gives, and the step that takes it back. */
export interface Done {
  readonly result: JobResult
  readonly undo: UndoOffer | null
}

/** What can be taken back. */
const undoable: readonly JobResult['kind'][] = [
  'changed',
  'priced',
  'pictured',
  'removed',
  'removedAll',
  'cleared',
  'available',
  'unavailable',
  'imported',
  'sampled',
]

const countOf = (result: JobResult): number => ('count' in result ? result.count : 1)

/** Whether the job has left a step that can be taken back. */
export const isUndoable = (result: JobResult): boolean =>
  undoable.includes(result.kind) && countOf(result) > 0

/** How many changes no export has after this, below 0 for those that were taken back; `null` for none of one's own. */
export const unsavedBy = (result: JobResult): number | null => {
  if (result.kind === 'undone') {
    const { kind, count } = result.offer
    return kind === 'import' || kind === 'samples' ? 0 : -count
  }
  // What was imported is in its file.
  if (result.kind === 'imported') return 0
  const isOwn = result.kind === 'added' || (isUndoable(result) && result.kind !== 'sampled')
  return isOwn ? countOf(result) : null
}
