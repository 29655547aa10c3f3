import { and, assertEvent, assign, not, setup, stateIn } from 'xstate'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import { withColumn, type ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import { hasPicture, type Product, type ProductDraft } from '#domain/catalogue/product.ts'
import type { FormSource, KeptEntries, ProductEntries } from '#domain/catalogue/product.rules.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import { fromService } from '#machines/fromService.ts'
import {
  idsOf,
  type Done,
  type Job,
  type ManagementOutcome,
  type ManagementProblem,
  type ShownExport,
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

/** The form as it is before it is opened. */
const noForm = { draft: null, source: null, keepsPicture: false }

const startsWith = (source: FormSource | null) => ({
  source,
  keepsPicture: source !== null && hasPicture(source.product),
})

/** The form starts empty, or from a stored product. */
const opened = ({ forms }: ManagementContext, source: FormSource | null) => ({
  ...noForm,
  ...startsWith(source),
  forms: forms + (source === null ? 0 : 1),
})

/** The picture was neither replaced nor taken away. */
const isPictureUntouched = ({ source, picture, keepsPicture }: ManagementContext) =>
  picture === null && keepsPicture === startsWith(source).keepsPicture

const isSamePicture = (a: Product | undefined, b: Product) =>
  a?.imageId === b.imageId && a.imageUrl === b.imageUrl

const isApplying = ({ queue }: ManagementContext) => queue.some(({ kind }) => kind === 'import')

/** Long work; nothing has changed before its end. */
const isStoppable = (job: Job | undefined) =>
  job !== undefined && ['read', 'import', 'picture', 'samples'].includes(job.kind)

/** Whether the same is asked again before it is done, as by a double click. Files and plans are never the same. */
const isRepeated = (queue: readonly Job[], job: Job): boolean => {
  if ('plan' in job || 'draft' in job || (job.kind !== 'export' && 'file' in job)) return false
  const text = JSON.stringify(job)
  return queue.some((other) => other.kind === job.kind && JSON.stringify(other) === text)
}

/** The context with another job. */
const ask = (context: ManagementContext, job: Job): Partial<ManagementContext> => {
  const { queue } = context
  if (isRepeated(queue, job)) return {}
  // What this page does to the product before is no surprise.
  const isExpected = idsOf(job).some((id) => queue.some((other) => idsOf(other).includes(id)))
  const asked = isExpected && 'seen' in job ? { ...job, seen: undefined } : job
  return {
    queue: [...queue, asked],
    // An export may be what a message offers.
    ...(queue.length === 0 && job.kind !== 'export' ? { problem: null, outcome: null } : {}),
    ...(job.kind === 'undo' ? { toast: null } : {}),
  }
}

/** The context after the job under way. */
const after = (context: ManagementContext, { result, undo }: Done): Partial<ManagementContext> => {
  const [job, ...queue] = context.queue
  // What failed before has worked now.
  const problem = context.problem?.during === job?.kind ? null : context.problem
  if (result.kind === 'same') return { queue, problem }
  if (result.kind === 'planned') return { queue, problem, plan: result.plan }
  if (result.kind === 'text') return { queue, problem, shown: result }
  return {
    queue,
    problem,
    outcome: undo === null ? result : { ...result, undo },
    outcomes: context.outcomes + 1,
    toast: undo ?? context.toast,
    ...(job?.kind === 'import' ? { plan: null } : {}),
  }
}

const failed = ({ queue: [job, ...queue] }: ManagementContext, error: unknown) => ({
  queue,
  problem: {
    ...catalogueFailureOf(error),
    during: job?.kind ?? ('save' as const),
    productId: job !== undefined && 'id' in job && job.kind !== 'undo' ? job.id : null,
  },
})

const managementSetup = (services: ManagementServices) => {
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

type ManagementSetup = ReturnType<typeof managementSetup>

/** The fields of the form; saving them is a job like any other. */
const fieldsState = (management: ManagementSetup, draft: ManagementServices['draft']) =>
  management.createStateConfig({
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.submitted': {
            guard: 'pictureIsSettled',
            target: 'saving',
            actions: assign(({ context, event: { draft: entered, seen } }) => {
              const { source, picture } = context
              return ask(context, {
                kind: 'save',
                draft: entered,
                source: source === null ? null : { ...source, product: seen ?? source.product },
                picture,
                keepsPicture: isPictureUntouched(context),
              })
            }),
          },
          'form.opened': {
            guard: and(['isUntouched', 'pictureIsSettled']),
            target: '#management.form.open',
            reenter: true,
            actions: assign(({ context, event }) => opened(context, event.source)),
          },
          'form.rebased': {
            actions: [
              assign(({ context, event: { source, form } }) => ({
                // A picture that has changed is taken over like any field.
                ...(isSamePicture(context.source?.product, source.product)
                  ? { source }
                  : { ...startsWith(source), picture: null }),
                draft: form,
                forms: context.forms + 1,
                problem: null,
              })),
              ({ event: { source, form } }) => draft.write({ ...form, source }),
            ],
          },
          'form.closed': {
            target: '#management.form.closed',
            actions: [assign({ ...noForm, problem: null }), 'clearDraft'],
          },
        },
      },
      // Until its job is done.
      saving: {
        always: [
          { guard: and(['isSaved', 'isRefused']), target: 'editing' },
          {
            guard: 'isSaved',
            target: '#management.form.closed',
            actions: [assign(noForm), 'clearDraft'],
          },
        ],
      },
    },
  })

/** The picture of the form, which is prepared while the fields are filled in. */
const pictureState = (management: ManagementSetup) =>
  management.createStateConfig({
    initial: 'none',
    states: {
      none: {
        entry: assign({ picture: null, pictureProgress: 0 }),
        on: {
          'picture.chosen': 'preparing',
          'picture.removed': { actions: assign({ keepsPicture: false }) },
        },
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
            const report = (share: number) => self.send({ type: 'picture.progressed', share })
            return { file: event.file, report }
          },
          onDone: { target: 'ready', actions: assign({ picture: ({ event }) => event.output }) },
          onError: {
            target: 'none',
            actions: assign(({ event: { error } }) => ({
              problem: { ...catalogueFailureOf(error), during: 'preparing', productId: null },
            })),
          },
        },
      },
      ready: {
        on: {
          'picture.chosen': 'preparing',
          'picture.removed': { target: 'none', actions: assign({ keepsPicture: false }) },
        },
      },
    },
  })

/** One job after another; what is asked meanwhile is done next. */
const workState = (management: ManagementSetup) =>
  management.createStateConfig({
    initial: 'idle',
    states: {
      idle: { always: { guard: ({ context }) => context.queue.length > 0, target: 'working' } },
      working: {
        entry: assign({ progress: 0 }),
        invoke: {
          src: 'doJob',
          id: 'doJob',
          input: ({ context: { queue }, self }) => ({
            job: queue[0],
            report: (share) => self.send({ type: 'job.progressed', share }),
          }),
          onDone: {
            target: 'idle',
            actions: assign(({ context, event }) => after(context, event.output)),
          },
          onError: {
            target: 'idle',
            actions: assign(({ context, event }) => failed(context, event.error)),
          },
        },
        on: {
          'job.stopped': {
            guard: ({ context: { queue } }) => isStoppable(queue[0]),
            target: 'idle',
            actions: assign(({ context }) =>
              after(context, { result: { kind: 'stopped' }, undo: null }),
            ),
          },
          'job.progressed': { actions: assign({ progress: ({ event }) => event.share }) },
        },
      },
    },
  })

/**
 * Product management (spec §2): the form opens and closes on its own; beside it jobs are done to the stored products, one
 * after another.
 */
export const managementMachine = (services: ManagementServices) => {
  const management = managementSetup(services)
  return management.createMachine({
    id: 'management',
    context: () => {
      const draft = services.draft.read()
      return {
        ...startsWith(draft?.source ?? null),
        draft,
        forms: 0,
        calls: 0,
        picture: null,
        pictureProgress: 0,
        queue: [],
        progress: 0,
        problem: null,
        outcome: null,
        outcomes: 0,
        toast: null,
        question: null,
        plan: null,
        shown: null,
      }
    },
    on: {
      'job.asked': { actions: assign(({ context, event }) => ask(context, event.job)) },
      'question.asked': {
        actions: assign(({ event: { question } }) => ({ question, problem: null, outcome: null })),
      },
      'question.confirmed': {
        actions: assign(({ context }) => ({
          ...(context.question === null ? {} : ask(context, context.question)),
          question: null,
        })),
      },
      'question.closed': { actions: assign({ question: null }) },
      'column.chosen': {
        guard: ({ context }) => !isApplying(context),
        actions: assign(({ context: { plan }, event: { at, kept } }) => ({
          plan: plan && withColumn(plan, at, kept),
        })),
      },
      'import.confirmed': {
        guard: ({ context }) =>
          context.plan !== null &&
          context.plan.counts.add + context.plan.counts.update > 0 &&
          !isApplying(context),
        actions: assign(({ context }) =>
          context.plan === null ? {} : ask(context, { kind: 'import', plan: context.plan }),
        ),
      },
      'preview.closed': {
        guard: ({ context }) => !isApplying(context),
        actions: assign({ plan: null }),
      },
      'text.shown': {
        actions: assign(({ event: { file } }) => ({ shown: { file, isBackup: false } })),
      },
      'text.kept': {
        actions: [
          ({ context: { shown } }) => {
            if (shown?.isBackup) services.backup.exported()
          },
          assign({ shown: null }),
        ],
      },
      'text.closed': { actions: assign({ shown: null }) },
      'toast.closed': { actions: assign({ toast: null }) },
      'problem.dismissed': { actions: assign({ problem: null }) },
    },
    type: 'parallel',
    states: {
      form: {
        initial: 'closed',
        states: {
          closed: {
            always: { guard: ({ context }) => context.draft !== null, target: 'open' },
            on: {
              'form.opened': {
                target: 'open',
                actions: assign(({ context, event }) => opened(context, event.source)),
              },
            },
          },
          open: {
            type: 'parallel',
            entry: 'begin',
            exit: assign({ picture: null, pictureProgress: 0 }),
            // What is not saved stands in the way of another form.
            on: {
              'form.opened': { actions: assign({ calls: ({ context }) => context.calls + 1 }) },
            },
            states: {
              fields: fieldsState(management, services.draft),
              picture: pictureState(management),
            },
          },
        },
      },
      work: workState(management),
    },
  })
}
