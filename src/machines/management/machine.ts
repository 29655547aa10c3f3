import {
  and,
  assertEvent,
  assign,
  not,
  raise,
  setup,
  stateIn,
  type DoneActorEvent,
  type ErrorActorEvent,
} from 'xstate'
import { withColumn, type ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import { hasPicture, isSameProduct, type Product } from '#domain/catalogue/product.ts'
import type { FormSource, KeptEntries } from '#domain/catalogue/product.rules.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import type { ManagementEvent } from '#machines/management/actions.ts'
import type {
  ShownExport,
  ManagementOutcome,
  ManagementProblem,
  ManagementTask,
} from '#machines/management/outcome.ts'
import {
  managementActors,
  type ManagementServices,
  type TaskInput,
} from '#machines/management/tasks.ts'

interface ManagementContext {
  /** What a reload left of a product that was being typed; the form opens with it. */
  readonly draft: KeptEntries | null
  /** The product that the form started from, `null` for a new one. */
  readonly source: FormSource | null
  /** Something was typed that closing the form would lose. */
  readonly typed: boolean
  /** Grows with every form that does not start empty. */
  readonly forms: number
  /** Grows each time another form is asked for that the open one stands in the way of. */
  readonly calls: number
  readonly problem: ManagementProblem | null
  readonly outcome: ManagementOutcome | null
  /** Grows with every outcome, so that equal texts are announced twice. */
  readonly outcomes: number
  /** The new picture of the form, once prepared. */
  readonly picture: PreparedPicture | null
  /** The picture of the source stays while there is no other. */
  readonly keepsPicture: boolean
  readonly pictureProgress: number
  readonly plan: ImportPlan | null
  /** An export whose text is shown, because downloads do not arrive here. */
  readonly shown: ShownExport | null
  readonly progress: number
  /** The product whose row is being changed. */
  readonly productId: string | null
  /** The products that the question is about. */
  readonly asked: readonly string[]
}

const finished = ({ outcomes }: ManagementContext, outcome: ManagementOutcome) => ({
  outcome,
  outcomes: outcomes + 1,
})

const failed = ({ productId }: ManagementContext, error: unknown, during: ManagementTask) => ({
  problem: { ...catalogueFailureOf(error), during, productId },
})

/** The form as it is before it is opened. */
const noForm = { draft: null, source: null, typed: false, keepsPicture: false }

const startsWith = (source: FormSource | null) => ({
  source,
  keepsPicture: source !== null && hasPicture(source.product),
})

/** The picture was neither replaced nor taken away. */
const isPictureUntouched = ({ source, picture, keepsPicture }: ManagementContext) =>
  picture === null && keepsPicture === startsWith(source).keepsPicture

const isSamePicture = (a: Product | undefined, b: Product) =>
  a?.imageId === b.imageId && a.imageUrl === b.imageUrl

/** The context after a task on the stored products. */
const ended = (context: ManagementContext, outcome: ManagementOutcome) => ({
  ...finished(context, outcome),
  productId: null,
  plan: null,
  asked: [],
})

/** The task on the stored products has ended. */
const end = assign<
  ManagementContext,
  DoneActorEvent<ManagementOutcome>,
  undefined,
  ManagementEvent,
  never
>(({ context, event }) => ended(context, event.output))

/** Whatever was chosen is gone, or already as it was to become. */
const changedNothing = ({
  event: { output },
}: {
  readonly event: DoneActorEvent<ManagementOutcome>
}) => 'count' in output && output.count === 0

/** Something has failed; a problem of a row has the id of its product. */
const fail = (during: ManagementTask) =>
  assign<ManagementContext, ErrorActorEvent, undefined, ManagementEvent, never>(
    ({ context, event }) => failed(context, event.error, during),
  )

const managementSetup = (services: ManagementServices) =>
  setup({
    types: {} as { context: ManagementContext; events: ManagementEvent },
    actors: managementActors(services),
    actions: {
      /** A new task removes the messages of the last one. */
      begin: assign({ problem: null, outcome: null, progress: 0 }),
      /** The task may be one on a product. */
      setProduct: assign(({ event }) => ({ productId: 'id' in event ? event.id : null })),
      unsetProduct: assign({ productId: null }),
      setProgress: assign(({ event }) => {
        assertEvent(event, 'work.progressed')
        return { progress: event.share }
      }),
      stop: assign(({ context }) => ({
        ...finished(context, { kind: 'stopped' }),
        productId: null,
        plan: null,
      })),
      /** The form starts empty, or from a stored product. */
      start: assign(({ context, event }) => {
        assertEvent(event, 'form.opened')
        return {
          ...noForm,
          ...startsWith(event.source),
          forms: context.forms + (event.source === null ? 0 : 1),
        }
      }),
      offerUndo: raise({ type: 'change.undoable' }),
    },
    guards: {
      isIdle: stateIn({ work: 'idle' }),
      isUntouched: ({ context }) => !context.typed && isPictureUntouched(context),
      pictureIsSettled: not(stateIn({ form: { open: { picture: 'preparing' } } })),
    },
  })

type ManagementSetup = ReturnType<typeof managementSetup>

interface TaskArgs {
  readonly context: ManagementContext
  readonly event: ManagementEvent
  readonly self: { send(event: ManagementEvent): void }
}

const taskInput = ({ context, event, self }: TaskArgs): TaskInput => ({
  event,
  plan: context.plan,
  asked: context.asked,
  report: (share) => self.send({ type: 'work.progressed', share }),
})

/**
 * A state in which an actor changes the stored products.
 *
 * @param undoable - whether undo is offered afterwards
 * @param failed - the state after a failure
 */
const task = <Actor extends string>(
  src: Actor,
  during: ManagementTask,
  { undoable = true, failed: onFailure = 'idle' } = {},
) => ({
  entry: ['begin', 'setProduct'] as const,
  invoke: {
    src,
    id: src,
    input: taskInput,
    onDone: [
      // Nothing was changed, and nothing can be taken back.
      { guard: changedNothing, target: 'idle', actions: end },
      { target: 'idle', actions: undoable ? ([end, 'offerUndo'] as const) : end },
    ],
    onError: { target: onFailure, actions: [fail(during), 'unsetProduct'] as const },
  },
})

const stops = {
  'work.cancelled': { target: 'idle', actions: 'stop' },
  'work.progressed': { actions: 'setProgress' },
} as const

/** Long work can be stopped; leaving the state aborts the signal that the work listens to. */
const stoppable = <State extends object>(state: State) => ({ ...state, on: stops })

/** The fields of the form, and saving them. */
const fieldsState = (management: ManagementSetup, draft: ManagementServices['draft']) =>
  management.createStateConfig({
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.submitted': { guard: 'pictureIsSettled', target: 'saving' },
          'form.changed': {
            actions: [
              assign({ typed: ({ event }) => event.form !== null }),
              ({ context: { source }, event: { form } }) => {
                if (form === null) draft.clear()
                else draft.write(source === null ? form : { ...form, source })
              },
            ],
          },
          'form.opened': [
            {
              guard: and(['isUntouched', 'pictureIsSettled']),
              target: '#management.form.open',
              reenter: true,
              actions: 'start',
            },
            { actions: assign({ calls: ({ context }) => context.calls + 1 }) },
          ],
          'form.rebased': {
            actions: [
              assign(({ context, event: { source, form } }) => ({
                // A picture that has changed is taken over like any field.
                ...(isSamePicture(context.source?.product, source.product)
                  ? { source }
                  : { ...startsWith(source), picture: null }),
                draft: form,
                typed: true,
                forms: context.forms + 1,
                problem: null,
              })),
              ({ event: { source, form } }) => draft.write({ ...form, source }),
            ],
          },
          'form.closed': {
            target: '#management.form.closed',
            actions: [assign({ ...noForm, problem: null }), () => draft.clear()],
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
            const { draft, seen } = event
            const { source, picture } = context
            return {
              draft,
              source: source === null ? null : { ...source, product: seen ?? source.product },
              picture,
              keepsPicture: isPictureUntouched(context),
            }
          },
          onDone: [
            {
              guard: ({ context: { source }, event: { output } }) =>
                source?.kind === 'edit' && !isSameProduct(source.product, output),
              target: '#management.form.closed',
              actions: [
                assign(({ context, event: { output: product } }) => ({
                  ...finished(context, { kind: 'changed', product }),
                  ...noForm,
                })),
                () => draft.clear(),
                'offerUndo',
              ],
            },
            {
              // Nothing was changed, and nothing can be taken back.
              guard: ({ context: { source } }) => source?.kind === 'edit',
              target: '#management.form.closed',
              actions: [assign(noForm), () => draft.clear()],
            },
            {
              target: '#management.form.closed',
              actions: [
                assign(({ context, event: { output: product } }) => ({
                  ...finished(context, { kind: 'added', product }),
                  ...noForm,
                })),
                () => draft.clear(),
              ],
            },
          ],
          onError: { target: 'editing', actions: fail('save') },
        },
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
          input: ({ event, context: { plan }, self }) => ({
            event,
            plan,
            asked: [],
            report: (share) => self.send({ type: 'picture.progressed', share }),
          }),
          onDone: { target: 'ready', actions: assign({ picture: ({ event }) => event.output }) },
          onError: { target: 'none', actions: fail('picture') },
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

/** One task at a time on the stored products; what is asked meanwhile is ignored. */
const workState = (management: ManagementSetup) =>
  management.createStateConfig({
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
          'removal.asked': {
            target: 'confirmingRemoval',
            actions: assign({ asked: ({ event }) => event.ids }),
          },
          'availability.submitted': 'settingAvailability',
          'samples.asked': 'loadingSamples',
          'quarantine.discarded': 'discarding',
          'undo.asked': 'undoing',
        },
      },
      changingPrice: task('changePrice', 'price'),
      replacingImage: stoppable(task('replaceImage', 'replaceImage')),
      removing: task('remove', 'remove'),
      reading: stoppable({
        entry: ['begin', assign({ plan: null })],
        invoke: {
          src: 'readImport',
          id: 'readImport',
          input: taskInput,
          onDone: { target: 'preview', actions: assign({ plan: ({ event }) => event.output }) },
          onError: { target: 'idle', actions: fail('read') },
        },
      }),
      preview: {
        on: {
          'import.confirmed': {
            guard: ({ context: { plan } }) =>
              plan !== null && plan.counts.add + plan.counts.update > 0,
            target: 'applying',
          },
          'column.chosen': {
            actions: assign(({ context: { plan }, event: { at, kept } }) => ({
              plan: plan && withColumn(plan, at, kept),
            })),
          },
          'work.cancelled': { target: 'idle', actions: assign({ plan: null }) },
          'import.chosen': 'reading',
        },
      },
      applying: {
        entry: 'begin',
        on: stops,
        invoke: {
          src: 'applyImport',
          id: 'applyImport',
          input: taskInput,
          onDone: [
            {
              // The products have changed since it was shown: another look, and nothing is written.
              guard: ({ event: { output } }) => 'rows' in output,
              target: 'preview',
              actions: assign({
                plan: ({ event: { output } }) => ('rows' in output ? output : null),
              }),
            },
            {
              target: 'idle',
              actions: [
                assign(({ context, event: { output } }) =>
                  'rows' in output ? {} : ended(context, output),
                ),
                'offerUndo',
              ],
            },
          ],
          // The preview stays, so that the user can free storage and try again with one click.
          onError: { target: 'preview', actions: fail('import') },
        },
      },
      confirmingClear: {
        entry: 'begin',
        on: { 'clear.confirmed': 'clearing', 'work.cancelled': 'idle' },
      },
      clearing: task('clear', 'clear'),
      confirmingRemoval: {
        entry: 'begin',
        on: { 'removal.confirmed': 'removingAll', 'work.cancelled': 'idle' },
      },
      removingAll: task('removeAll', 'removeAll'),
      settingAvailability: task('setAvailable', 'availability'),
      loadingSamples: stoppable(task('loadSamples', 'samples')),
      discarding: task('discardQuarantine', 'discard', { undoable: false }),
      undoing: task('undo', 'undo', { undoable: false }),
    },
  })

/** An export changes nothing and may be asked for at any time. */
const exportState = (management: ManagementSetup, backup: ManagementServices['backup']) =>
  management.createStateConfig({
    initial: 'idle',
    on: {
      'copy.closed': { actions: assign({ shown: null }) },
      'text.shown': {
        actions: assign(({ event: { file } }) => ({ shown: { file, isBackup: false } })),
      },
      'copy.confirmed': {
        actions: [
          ({ context: { shown } }) => {
            if (shown?.isBackup) backup.exported()
          },
          assign({ shown: null }),
        ],
      },
    },
    states: {
      idle: { on: { 'export.asked': 'exporting' } },
      exporting: {
        invoke: {
          src: 'exportFile',
          id: 'exportFile',
          input: taskInput,
          onDone: {
            target: 'idle',
            actions: assign(({ context, event: { output } }) => ({
              ...('file' in output
                ? { shown: output }
                : finished(context, { kind: 'exported', ...output })),
              // An earlier export that failed is no problem any more.
              problem: context.problem?.during === 'export' ? null : context.problem,
            })),
          },
          onError: { target: 'idle', actions: fail('export') },
        },
      },
    },
  })

/**
 * Product management (spec §2): the form opens and closes on its own; beside it one task at a time
 * changes the stored products; an export may be asked for at any time; and a toast offers to take the last
 * change back (decision P4).
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
        typed: draft !== null,
        forms: 0,
        calls: 0,
        problem: null,
        outcome: null,
        outcomes: 0,
        picture: null,
        pictureProgress: 0,
        plan: null,
        shown: null,
        progress: 0,
        productId: null,
        asked: [],
      }
    },
    type: 'parallel',
    states: {
      form: {
        initial: 'closed',
        states: {
          closed: {
            always: { guard: ({ context }) => context.draft !== null, target: 'open' },
            on: { 'form.opened': { target: 'open', actions: 'start' } },
          },
          open: {
            type: 'parallel',
            entry: 'begin',
            exit: assign({ picture: null, pictureProgress: 0 }),
            states: {
              fields: fieldsState(management, services.draft),
              picture: pictureState(management),
            },
          },
        },
      },
      work: workState(management),
      export: exportState(management, services.backup),
      toast: {
        initial: 'hidden',
        on: {
          'change.undoable': '.showing',
          // While another task is under way undo is ignored, and still offered.
          'undo.asked': { guard: 'isIdle', target: '.hidden' },
        },
        states: {
          hidden: {},
          // The toast itself measures its time: it pauses while it is hovered or focused.
          showing: { on: { 'toast.closed': 'hidden' } },
        },
      },
    },
  })
}
