import { assertEvent, assign, fromPromise, raise, setup, stateIn, not } from 'xstate'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ProductForm } from '#domain/catalogue/product.rules.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import { effect, notProvided, typed } from '#machines/setup.ts'
import type { Thrown } from '#machines/failures.ts'
import type {
  ManagementContext,
  ManagementEvent,
  ManagementInput,
  ManagementInputs,
  ManagementOutcome,
  ManagementTask,
} from '#machines/management/management.types.ts'
import type { ImportSummary } from '#services/products/products.port.ts'

/** The types, actors, actions and guards of product management. */
export const managementSetup = setup({
  types: typed<{ context: ManagementContext; events: ManagementEvent; input: ManagementInput }>(),
  actors: {
    preparePicture: fromPromise<PreparedPicture, ManagementInputs['preparePicture']>(notProvided),
    save: fromPromise<Product, ManagementInputs['save']>(notProvided),
    changePrice: fromPromise<Product, ManagementInputs['changePrice']>(notProvided),
    replaceImage: fromPromise<Product, ManagementInputs['replaceImage']>(notProvided),
    remove: fromPromise<Product, ManagementInputs['remove']>(notProvided),
    readImport: fromPromise<ImportPlan, ManagementInputs['readImport']>(notProvided),
    applyImport: fromPromise<ImportSummary, ManagementInputs['applyImport']>(notProvided),
    clear: fromPromise<number>(notProvided),
    loadSamples: fromPromise<ImportSummary, ManagementInputs['loadSamples']>(notProvided),
    exportFile: fromPromise<string>(notProvided),
    discardQuarantine: fromPromise<number>(notProvided),
    undo: fromPromise<UndoOffer>(notProvided),
  },
  actions: {
    /** A new task removes the messages of the last one. */
    begin: assign({ problem: null, outcome: null, progress: 0 }),
    setProblem: assign(
      ({ context }, { thrown, during }: Thrown & { readonly during: ManagementTask }) => ({
        problem: {
          ...catalogueFailureOf(thrown),
          during,
          productId: context.productId,
        },
      }),
    ),
    setOutcome: assign(({ context }, { outcome }: { readonly outcome: ManagementOutcome }) => ({
      outcome,
      outcomes: context.outcomes + 1,
    })),
    writeDraft: effect<{ form: ProductForm | null }>(),
    clearDraft: assign({ draft: null }),
    clearProblem: assign({ problem: null }),
    /** An export has succeeded: an earlier one that failed is no problem any more. */
    clearExportProblem: assign(({ context: { problem } }) => ({
      problem: problem?.during === 'export' ? null : problem,
    })),
    clearPicture: assign({ picture: null, pictureProgress: 0 }),
    clearPlan: assign({ plan: null }),
    clearProduct: assign({ productId: null }),
    setPictureProgress: assign((_, { share }: { readonly share: number }) => ({
      pictureProgress: share,
    })),
    setProgress: assign((_, { share }: { readonly share: number }) => ({ progress: share })),
    setPicture: assign((_, { picture }: { readonly picture: PreparedPicture }) => ({ picture })),
    setPlan: assign((_, { plan }: { readonly plan: ImportPlan }) => ({ plan })),
    setProduct: assign(({ event }) => {
      assertEvent(event, ['price.submitted', 'image.chosen', 'product.removed'])
      return { productId: event.id }
    }),
    offerUndo: raise({ type: 'change.undoable' }),
  },
  guards: {
    draftIsLeft: ({ context }) => context.draft !== null,
    pictureIsSettled: not(stateIn({ form: { open: { picture: 'preparing' } } })),
    hasSomethingToImport: ({ context }) =>
      context.plan !== null && context.plan.counts.add + context.plan.counts.update > 0,
  },
})
