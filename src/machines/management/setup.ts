import { assign, not, setup, stateIn } from 'xstate'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/picture.rules.ts'
import { hasPicture, type Product, type ProductDraft } from '#domain/catalogue/product.ts'
import type { FormSource, KeptEntries, ProductEntries } from '#domain/catalogue/product.rules.ts'
import { fromService } from '#machines/fromService.ts'
import type {
  Done,
  Job,
  ManagementOutcome,
  ManagementProblem,
  ShownExport,
} from '#machines/management/job.ts'
import { createJobs, type ManagementServices } from '#machines/management/jobs.ts'
import type { TextFile } from '#services/files.ts'

/** The question whether to delete these products: those that are chosen, or all that were there. */
export interface Question {
  readonly kind: 'removeAll' | 'clear'
  readonly ids: readonly string[]
}

/** What the machine holds; the page shows most of it. */
export interface ManagementContext {
  /** What the form starts with after a reload, or `null`. */
  readonly draft: KeptEntries | null
  /** The product that the form started from, `null` for a new one. */
  readonly source: FormSource | null
  /** Grows when the form starts anew from a product. */
  readonly forms: number
  /** Grows when another form was asked for while something in this one is not saved. */
  readonly calls: number
  /** The new picture of the form, once prepared. */
  readonly picture: PreparedPicture | null
  /** The picture of the source stays while there is no other. */
  readonly keepsPicture: boolean
  readonly pictureProgress: number
  /** What was asked for and is not done. The first job is under way. */
  readonly queue: readonly Job[]
  /** How far it is, from 0 to 1. */
  readonly progress: number
  readonly problem: ManagementProblem | null
  /** What the last job has brought about, with the step that takes it back. */
  readonly outcome: (ManagementOutcome & { readonly undo?: UndoOffer }) | null
  /** Grows with every outcome, so that equal texts are announced twice. */
  readonly outcomes: number
  /** The change that has just been made here, if it can be taken back. */
  readonly toast: UndoOffer | null
  readonly question: Question | null
  /** The import to decide on; kept while it is carried out. */
  readonly plan: ImportPlan | null
  /** An export whose text is shown, because downloads do not arrive here. */
  readonly shown: ShownExport | null
}

export type ManagementEvent =
  | { readonly type: 'form.opened'; readonly source: FormSource | null }
  | { readonly type: 'form.rebased'; readonly source: FormSource; readonly form: ProductEntries }
  | {
      readonly type: 'form.submitted'
      readonly draft: ProductDraft
      readonly seen: Product | undefined
    }
  | { readonly type: 'picture.chosen'; readonly file: Blob }
  | { readonly type: 'job.asked'; readonly job: Job }
  | { readonly type: 'question.asked'; readonly question: Question }
  | { readonly type: 'column.chosen'; readonly at: number; readonly kept: boolean }
  | { readonly type: 'text.shown'; readonly file: TextFile }
  | { readonly type: 'picture.progressed' | 'job.progressed'; readonly share: number }
  | {
      readonly type:
        | 'form.closed'
        | 'picture.removed'
        | 'job.stopped'
        | 'question.confirmed'
        | 'question.closed'
        | 'import.confirmed'
        | 'preview.closed'
        | 'text.kept'
        | 'text.closed'
        | 'toast.closed'
        | 'problem.dismissed'
    }

/** What the form holds when it starts from a product, or empty. */
export const startsWith = (source: FormSource | null) => ({
  source,
  keepsPicture: source !== null && hasPicture(source.product),
})

/** The picture was neither replaced nor taken away. */
export const isPictureUntouched = ({ source, picture, keepsPicture }: ManagementContext) =>
  picture === null && keepsPicture === startsWith(source).keepsPicture

export const managementSetup = (services: ManagementServices) => {
  const doJob = createJobs(services)
  return setup({
    types: {} as { context: ManagementContext; events: ManagementEvent },
    actors: {
      doJob: fromService<Done, { job: Job | undefined; report: (share: number) => void }>(
        services.reporter,
        async ({ input: { job, report }, signal }) =>
          job === undefined
            ? { result: { kind: 'same' }, undo: null }
            : doJob(job, { report, signal }),
      ),
      preparePicture: fromService<PreparedPicture, { file: Blob; report: (share: number) => void }>(
        services.reporter,
        ({ input: { file, report: onProgress }, signal }) =>
          services.pictures.prepare(file, { signal, onProgress }),
      ),
    },
    actions: {
      /** Messages of what came before are gone. */
      begin: assign({ problem: null, outcome: null }),
      clearDraft: () => services.draft.clear(),
    },
    guards: {
      isUntouched: ({ context }) => services.draft.read() === null && isPictureUntouched(context),
      pictureIsSettled: not(stateIn({ form: { open: { picture: 'preparing' } } })),
      isSaved: ({ context: { queue } }) => queue.every(({ kind }) => kind !== 'save'),
      isRefused: ({ context: { problem } }) => problem?.during === 'save',
    },
  })
}

export type ManagementSetup = ReturnType<typeof managementSetup>
