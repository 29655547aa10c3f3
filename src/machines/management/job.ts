import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/picture.rules.ts'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import type { FormSource } from '#domain/catalogue/product.rules.ts'
import type { CatalogueFailure } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import type { TextFile } from '#services/files.ts'
import type { ImportSummary } from '#services/products.ts'

/** What can be handed out: all with pictures, unreadable data, a sheet in a language, or a sheet to start from. */
export type ExportKind =
  'json' | 'quarantine' | { readonly sheet: 'products' | 'template'; readonly language: Language }

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
      readonly seen: Pick<Product, 'price'>
    }
  | {
      readonly kind: 'picture'
      readonly id: string
      readonly file: Blob
      readonly seen: Pick<Product, 'imageId' | 'imageUrl'>
    }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'deleteMany' | 'deleteAll'; readonly ids: readonly string[] }
  | {
      readonly kind: 'availability'
      readonly ids: readonly string[]
      readonly available: boolean
    }
  | { readonly kind: 'samples'; readonly language: Language }
  | { readonly kind: 'import'; readonly plan: ImportPlan }
  /** Without `ids` it has everything. */
  | {
      readonly kind: 'export'
      readonly file: ExportKind
      readonly ids: readonly string[] | null
    }
  | { readonly kind: 'discard' }
  | { readonly kind: 'undo'; readonly id: string }

/** The products that a job changes; `null` where they are not known before. */
export const idsOf = (job: Job): readonly string[] | null => {
  switch (job.kind) {
    case 'save':
      return job.source?.kind === 'edit' ? [job.source.product.$id] : []
    case 'import':
      return job.plan.rows.flatMap((row) => (row.action === 'update' ? [row.product.$id] : []))
    case 'price':
    case 'picture':
    case 'delete':
      return [job.id]
    case 'deleteMany':
    case 'deleteAll':
    case 'availability':
      return job.ids
    case 'samples':
    case 'export':
    case 'discard':
    case 'undo':
      return null
  }
}

/** Why a job failed; `from: null` is an unexpected error (decision D3). */
export type JobFailure = CatalogueFailure | { readonly from: null; readonly code: 'unexpected' }

/** An export whose text is shown to be copied: in an app that drops downloads. */
export interface ShownExport {
  readonly file: TextFile
  /** It has all products: once it is kept, it is a backup. */
  readonly isBackup: boolean
}

/** The result of a job. `undo` is the step that takes it back, where it has made one. */
export type Answer = { readonly undo?: UndoOffer } & (
  | {
      readonly kind: 'added' | 'changed' | 'priced' | 'pictured' | 'deleted'
      readonly product: Product
    }
  | {
      readonly kind: 'deletedMany' | 'deletedAll' | 'discarded' | 'available' | 'unavailable'
      readonly count: number
    }
  | { readonly kind: 'imported' | 'sampled'; readonly summary: ImportSummary }
  | { readonly kind: 'undone'; readonly offer: Pick<UndoOffer, 'kind' | 'count'> }
  | {
      readonly kind: 'exported'
      readonly name: string
      readonly of: 'json' | 'quarantine' | 'products' | 'template'
    }
  | ({ readonly kind: 'text' } & ShownExport)
  /** Products have changed since the plan was shown: nothing was written, this is the plan for them. */
  | { readonly kind: 'renewed'; readonly plan: ImportPlan }
  /** Nothing was to be changed. */
  | { readonly kind: 'same' }
  /** It was stopped, and has changed nothing. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: JobFailure }
)

/** Why the job failed, or `null`. */
export const failureIn = (answer: Answer): JobFailure | null =>
  answer.kind === 'failed' ? answer.failure : null

/** Asks for a job and resolves with its result, also where it fails. */
export type Do = (job: Job) => Promise<Answer>
