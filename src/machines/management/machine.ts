import {
  assertEvent,
  assign,
  not,
  raise,
  setup,
  stateIn,
  type DoneActorEvent,
  type ErrorActorEvent,
} from 'xstate'
import { changedProducts } from '#domain/catalogue/copies.ts'
import { importPlanOf, type ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import type { ProductForm } from '#domain/catalogue/product.rules.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import { fromService } from '#machines/fromService.ts'
import type {
  Exported,
  ManagementOutcome,
  ManagementProblem,
  ManagementTask,
} from '#machines/management/outcome.ts'
import type { CatalogueServices, ImportSummary } from '#services/products.ts'

/** What can be handed out: all with pictures, a sheet in a language, or a sheet to start from. */
export type ExportKind =
  'json' | { readonly sheet: 'products' | 'template'; readonly language: Language }

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
  | { readonly type: 'export.asked'; readonly file: ExportKind }
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

interface ManagementContext extends ManagementInput {
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

export type ManagementServices = Pick<
  CatalogueServices,
  'products' | 'pictures' | 'files' | 'copies' | 'draft' | 'reporter'
>

/** Called with the progress of long work, from 0 to 1. */
type Report = (share: number) => void

interface FileInput {
  readonly file: Blob
  readonly report: Report
}

const finished = ({ outcomes }: ManagementContext, outcome: ManagementOutcome) => ({
  outcome,
  outcomes: outcomes + 1,
})

const failed = ({ productId }: ManagementContext, error: unknown, during: ManagementTask) => ({
  problem: { ...catalogueFailureOf(error), during, productId },
})

const noTask = { productId: null, plan: null } as const

/** The task on the stored products has ended. */
const end = assign<
  ManagementContext,
  DoneActorEvent<ManagementOutcome>,
  undefined,
  ManagementEvent,
  never
>(({ context, event }) => ({ ...finished(context, event.output), ...noTask }))

/** The task on the stored products has failed. */
const fail = (during: ManagementTask) =>
  assign<ManagementContext, ErrorActorEvent, undefined, ManagementEvent, never>(
    ({ context, event }) => ({ ...failed(context, event.error, during), productId: null }),
  )

const reportTo =
  (self: { send(event: ManagementEvent): void }): Report =>
  (share) =>
    self.send({ type: 'work.progressed', share })

/** Long work can be stopped; leaving the state aborts the signal that the work listens to. */
const stoppable = {
  'work.cancelled': { target: 'idle', actions: 'stop' },
  'work.progressed': { actions: 'setProgress' },
} as const

/**
 * Product management (spec §2): the add form opens and closes on its own; beside it one task at a time
 * changes the stored products; an export, which changes nothing, may be asked for at any time; and a toast
 * offers to take the last change back (decision P4).
 */
export const managementMachine = ({
  products,
  pictures,
  files,
  copies,
  draft,
  reporter,
}: ManagementServices) => {
  /** Runs a change once the kept file holds the one before: it is never more than one behind (decision P12). */
  const change = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await copies.settled()
    return work()
  }
  /** {@link change} for products that exist outside this browser as well. */
  const bringIn = (work: () => Promise<ImportSummary>) =>
    change(async () => {
      const before = products.snapshot().products
      const summary = await work()
      copies.known(changedProducts(before, products.snapshot().products))
      return summary
    })
  /** Own products are worth keeping: the browser is asked to, once. */
  const persist = () => {
    copies.persist().catch((thrown: unknown) => reporter.report(thrown))
  }
  const fileOf = (kind: ExportKind) => {
    if (kind === 'json') return products.exportFile()
    const { sheet, language } = kind
    return sheet === 'products' ? products.sheetFile(language) : products.templateFile(language)
  }
  return setup({
    types: {} as {
      context: ManagementContext
      events: ManagementEvent
      input: ManagementInput
    },
    actors: {
      preparePicture: fromService<PreparedPicture, FileInput>(
        reporter,
        ({ input: { file, report }, signal }) =>
          pictures.prepare(file, { signal, onProgress: report }),
      ),
      save: fromService<Product, { draft: ProductDraft; picture: PreparedPicture | null }>(
        reporter,
        async ({ input }) => {
          const added = await change(() => products.add(input.draft, input.picture ?? undefined))
          persist()
          return added
        },
      ),
      changePrice: fromService<ManagementOutcome, { id: string; price: number; seen: number }>(
        reporter,
        async ({ input: { id, price, seen } }) => ({
          kind: 'priced',
          product: await change(() => products.updatePrice(id, price, seen)),
        }),
      ),
      replaceImage: fromService<ManagementOutcome, FileInput & { id: string }>(
        reporter,
        async ({ input: { id, file, report }, signal }) => {
          const prepared = await pictures.prepare(file, { signal, onProgress: report })
          const product = await change(() => {
            // Cancelled while the picture was prepared: the product keeps its picture.
            signal.throwIfAborted()
            return products.replaceImage(id, prepared)
          })
          return { kind: 'pictured', product }
        },
      ),
      remove: fromService<ManagementOutcome, string>(reporter, async ({ input }) => ({
        kind: 'removed',
        product: await change(() => products.remove(input)),
      })),
      readImport: fromService<ImportPlan, FileInput>(
        reporter,
        async ({ input: { file, report }, signal }) => {
          // Reading is the short part, planning the long one.
          const text = await files.readText(file, {
            signal,
            onProgress: (share) => report(share * 0.2),
          })
          const onProgress = (share: number) => report(0.2 + share * 0.8)
          return products.planImport(text, { signal, onProgress })
        },
      ),
      applyImport: fromService<ManagementOutcome, { plan: ImportPlan; report: Report }>(
        reporter,
        async ({ input: { plan, report }, signal }) => {
          const summary = await bringIn(() =>
            products.applyImport(plan, { signal, onProgress: report }),
          )
          persist()
          return { kind: 'imported', summary }
        },
      ),
      clear: fromService<ManagementOutcome>(reporter, async () => ({
        kind: 'cleared',
        count: await change(() => products.clear()),
      })),
      loadSamples: fromService<ManagementOutcome, { language: Language; report: Report }>(
        reporter,
        async ({ input: { language, report }, signal }) => ({
          kind: 'sampled',
          summary: await bringIn(() =>
            products.loadSamples(language, { signal, onProgress: report }),
          ),
        }),
      ),
      exportFile: fromService<Exported, ExportKind>(reporter, async ({ input }) => {
        const { products: exported } = products.snapshot()
        const file = await fileOf(input)
        files.save(file)
        if (input === 'json') copies.copied(exported)
        return { name: file.name, of: input === 'json' ? 'json' : input.sheet }
      }),
      discardQuarantine: fromService<ManagementOutcome>(reporter, async () => ({
        kind: 'discarded',
        count: await products.discardQuarantine(),
      })),
      undo: fromService<ManagementOutcome>(reporter, async () => ({
        kind: 'undone',
        offer: await change(() => products.undo()),
      })),
    },
    actions: {
      /** A new task removes the messages of the last one. */
      begin: assign({ problem: null, outcome: null, progress: 0 }),
      setProduct: assign(({ event }) => {
        assertEvent(event, ['price.submitted', 'image.chosen', 'product.removed'])
        return { productId: event.id }
      }),
      setProgress: assign(({ event }) => {
        assertEvent(event, 'work.progressed')
        return { progress: event.share }
      }),
      stop: assign(({ context }) => ({ ...finished(context, { kind: 'stopped' }), ...noTask })),
      offerUndo: raise({ type: 'change.undoable' }),
    },
    guards: {
      pictureIsSettled: not(stateIn({ form: { open: { picture: 'preparing' } } })),
    },
  }).createMachine({
    id: 'management',
    context: ({ input }) => ({
      draft: input.draft,
      problem: null,
      outcome: null,
      outcomes: 0,
      picture: null,
      pictureProgress: 0,
      plan: null,
      progress: 0,
      productId: null,
    }),
    type: 'parallel',
    states: {
      form: {
        initial: 'closed',
        states: {
          closed: {
            always: { guard: ({ context }) => context.draft !== null, target: 'open' },
            on: { 'form.opened': 'open' },
          },
          open: {
            type: 'parallel',
            entry: 'begin',
            exit: assign({ picture: null, pictureProgress: 0 }),
            states: {
              fields: {
                initial: 'editing',
                states: {
                  editing: {
                    on: {
                      'form.submitted': { guard: 'pictureIsSettled', target: 'saving' },
                      'form.changed': {
                        actions: ({ event: { form } }) => {
                          if (form === null) draft.clear()
                          else draft.write(form)
                        },
                      },
                      'form.closed': {
                        target: '#management.form.closed',
                        actions: [assign({ problem: null, draft: null }), () => draft.clear()],
                      },
                    },
                  },
                  saving: {
                    entry: 'begin',
                    invoke: {
                      src: 'save',
                      id: 'save',
                      input: ({ event, context }) => {
                        assertEvent(event, 'form.submitted')
                        return { draft: event.draft, picture: context.picture }
                      },
                      onDone: {
                        target: '#management.form.closed',
                        actions: [
                          assign(({ context, event: { output: product } }) => ({
                            ...finished(context, { kind: 'added', product }),
                            draft: null,
                          })),
                          () => draft.clear(),
                        ],
                      },
                      onError: {
                        target: 'editing',
                        actions: assign(({ context, event }) =>
                          failed(context, event.error, 'save'),
                        ),
                      },
                    },
                  },
                },
              },
              picture: {
                initial: 'none',
                states: {
                  none: {
                    entry: assign({ picture: null, pictureProgress: 0 }),
                    on: { 'picture.chosen': 'preparing' },
                  },
                  preparing: {
                    entry: assign({ picture: null, pictureProgress: 0, problem: null }),
                    on: {
                      'picture.chosen': { target: 'preparing', reenter: true },
                      'picture.removed': 'none',
                      'picture.progressed': {
                        actions: assign({ pictureProgress: ({ event }) => event.share }),
                      },
                    },
                    invoke: {
                      src: 'preparePicture',
                      id: 'preparePicture',
                      input: ({ event, self }) => {
                        assertEvent(event, 'picture.chosen')
                        return {
                          file: event.file,
                          report: (share) => self.send({ type: 'picture.progressed', share }),
                        }
                      },
                      onDone: {
                        target: 'ready',
                        actions: assign({ picture: ({ event }) => event.output }),
                      },
                      onError: {
                        target: 'none',
                        actions: assign(({ context, event }) =>
                          failed(context, event.error, 'picture'),
                        ),
                      },
                    },
                  },
                  ready: {
                    on: { 'picture.chosen': 'preparing', 'picture.removed': 'none' },
                  },
                },
              },
            },
          },
        },
      },
      // One task at a time on the stored products; what is asked meanwhile is ignored.
      work: {
        initial: 'idle',
        on: { 'problem.dismissed': { actions: assign({ problem: null }) } },
        states: {
          idle: {
            on: {
              'price.submitted': 'changingPrice',
              'image.chosen': 'replacingImage',
              'product.removed': 'removing',
              'import.chosen': 'reading',
              'clear.asked': 'confirmingClear',
              'samples.asked': 'loadingSamples',
              'quarantine.discarded': 'discarding',
              'undo.asked': 'undoing',
            },
          },
          changingPrice: {
            entry: ['begin', 'setProduct'],
            invoke: {
              src: 'changePrice',
              id: 'changePrice',
              input: ({ event }) => {
                assertEvent(event, 'price.submitted')
                return event
              },
              onDone: { target: 'idle', actions: [end, 'offerUndo'] },
              onError: { target: 'idle', actions: fail('price') },
            },
          },
          replacingImage: {
            entry: ['begin', 'setProduct'],
            on: stoppable,
            invoke: {
              src: 'replaceImage',
              id: 'replaceImage',
              input: ({ event, self }) => {
                assertEvent(event, 'image.chosen')
                return { id: event.id, file: event.file, report: reportTo(self) }
              },
              onDone: { target: 'idle', actions: [end, 'offerUndo'] },
              onError: { target: 'idle', actions: fail('replaceImage') },
            },
          },
          removing: {
            entry: ['begin', 'setProduct'],
            invoke: {
              src: 'remove',
              id: 'remove',
              input: ({ event }) => {
                assertEvent(event, 'product.removed')
                return event.id
              },
              onDone: { target: 'idle', actions: [end, 'offerUndo'] },
              onError: { target: 'idle', actions: fail('remove') },
            },
          },
          reading: {
            entry: ['begin', assign({ plan: null })],
            on: stoppable,
            invoke: {
              src: 'readImport',
              id: 'readImport',
              input: ({ event, self }) => {
                assertEvent(event, 'import.chosen')
                return { file: event.file, report: reportTo(self) }
              },
              onDone: { target: 'preview', actions: assign({ plan: ({ event }) => event.output }) },
              onError: { target: 'idle', actions: fail('read') },
            },
          },
          preview: {
            on: {
              'import.confirmed': {
                guard: ({ context: { plan } }) =>
                  plan !== null && plan.counts.add + plan.counts.update > 0,
                target: 'applying',
              },
              'work.cancelled': { target: 'idle', actions: assign({ plan: null }) },
            },
          },
          applying: {
            entry: 'begin',
            on: stoppable,
            invoke: {
              src: 'applyImport',
              id: 'applyImport',
              input: ({ context, self }) => ({
                plan: context.plan ?? importPlanOf([]),
                report: reportTo(self),
              }),
              onDone: { target: 'idle', actions: [end, 'offerUndo'] },
              // The preview stays, so that the user can free storage and try again with one click.
              onError: { target: 'preview', actions: fail('import') },
            },
          },
          confirmingClear: {
            entry: 'begin',
            on: { 'clear.confirmed': 'clearing', 'work.cancelled': 'idle' },
          },
          clearing: {
            invoke: {
              src: 'clear',
              id: 'clear',
              onDone: { target: 'idle', actions: [end, 'offerUndo'] },
              onError: { target: 'idle', actions: fail('clear') },
            },
          },
          loadingSamples: {
            entry: 'begin',
            on: stoppable,
            invoke: {
              src: 'loadSamples',
              id: 'loadSamples',
              input: ({ event, self }) => {
                assertEvent(event, 'samples.asked')
                return { language: event.language, report: reportTo(self) }
              },
              onDone: { target: 'idle', actions: [end, 'offerUndo'] },
              onError: { target: 'idle', actions: fail('samples') },
            },
          },
          discarding: {
            entry: 'begin',
            invoke: {
              src: 'discardQuarantine',
              id: 'discardQuarantine',
              onDone: { target: 'idle', actions: end },
              onError: { target: 'idle', actions: fail('discard') },
            },
          },
          undoing: {
            entry: 'begin',
            invoke: {
              src: 'undo',
              id: 'undo',
              onDone: { target: 'idle', actions: end },
              onError: { target: 'idle', actions: fail('undo') },
            },
          },
        },
      },
      export: {
        initial: 'idle',
        states: {
          idle: { on: { 'export.asked': 'exporting' } },
          exporting: {
            invoke: {
              src: 'exportFile',
              id: 'exportFile',
              input: ({ event }) => {
                assertEvent(event, 'export.asked')
                return event.file
              },
              onDone: {
                target: 'idle',
                actions: assign(({ context, event: { output } }) => ({
                  ...finished(context, { kind: 'exported', ...output }),
                  // An earlier export that failed is no problem any more.
                  problem: context.problem?.during === 'export' ? null : context.problem,
                })),
              },
              onError: {
                target: 'idle',
                actions: assign(({ context, event }) => failed(context, event.error, 'export')),
              },
            },
          },
        },
      },
      toast: {
        initial: 'hidden',
        on: { 'change.undoable': '.showing', 'undo.asked': '.hidden' },
        states: {
          hidden: {},
          // The toast itself measures its time: it pauses while it is hovered or focused.
          showing: { on: { 'toast.closed': 'hidden' } },
        },
      },
    },
  })
}
