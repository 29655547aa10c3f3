import { useState } from 'react'
import {
  and,
  assertEvent,
  assign,
  fromPromise,
  not,
  setup,
  stateIn,
  type SnapshotFrom,
} from 'xstate'
import type { PreparedPicture } from '#domain/catalogue/picture.rules.ts'
import { hasPicture, type Product, type ProductDraft } from '#domain/catalogue/product.ts'
import type { FormSource, KeptEntries, ProductEntries } from '#domain/catalogue/product.rules.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import { fromService } from '#machines/fromService.ts'
import {
  failureIn,
  type Answer,
  type Do,
  type Job,
  type JobFailure,
} from '#machines/management/job.ts'
import type { ManagementServices } from '#machines/management/jobs.ts'
import { useFlow } from '#machines/useFlow.ts'

interface FormContext {
  /** What the form starts with after a reload, or `null`. */
  readonly draft: KeptEntries | null
  /** The product that the form started from, `null` for a new one. */
  readonly source: FormSource | null
  /** Grows when the form starts anew from a product. */
  readonly forms: number
  /** Grows when another form was asked for while something in this one is not saved. */
  readonly calls: number
  /** The new picture, once prepared. */
  readonly picture: PreparedPicture | null
  /** The picture of the source stays while there is no other. */
  readonly keepsPicture: boolean
  readonly pictureProgress: number
  /** Why the picture was refused. */
  readonly pictureProblem: JobFailure | null
  /** Why the product was not saved. */
  readonly problem: JobFailure | null
}

export type FormEvent =
  | { readonly type: 'form.opened'; readonly source: FormSource | null }
  | { readonly type: 'form.rebased'; readonly source: FormSource; readonly form: ProductEntries }
  | {
      readonly type: 'form.submitted'
      readonly draft: ProductDraft
      readonly seen: Product | undefined
    }
  | { readonly type: 'picture.chosen'; readonly file: Blob }
  | { readonly type: 'picture.progressed'; readonly share: number }
  | { readonly type: 'form.closed' | 'picture.removed' | 'problem.dismissed' }

/** What the form uses beside its fields. */
export type FormServices = Pick<ManagementServices, 'pictures' | 'draft' | 'reporter'>

/** What the form does to the rest of the page. */
export interface FormEffects {
  /** Saves the product; a job like any other. */
  readonly save: Do
  /** The product was saved, or nothing had changed; the form is closed. */
  readonly saved: (answer: Answer) => void
}

/** What the form holds when it starts from a product, or empty. */
const startsWith = (source: FormSource | null) => ({
  source,
  keepsPicture: source !== null && hasPicture(source.product),
})

const opened = ({ forms }: FormContext, source: FormSource | null) => ({
  draft: null,
  problem: null,
  ...startsWith(source),
  forms: forms + (source === null ? 0 : 1),
})

const isSamePicture = (a: Product | undefined, b: Product) =>
  a?.imageId === b.imageId && a.imageUrl === b.imageUrl

/** The picture was neither replaced nor taken away. */
const isPictureUntouched = ({ source, picture, keepsPicture }: FormContext) =>
  picture === null && keepsPicture === startsWith(source).keepsPicture

const jobOf = (
  context: FormContext,
  { draft, seen }: Extract<FormEvent, { type: 'form.submitted' }>,
): Job => {
  const { source, picture } = context
  return {
    kind: 'save',
    draft,
    source: source === null ? null : { ...source, product: seen ?? source.product },
    picture,
    keepsPicture: isPictureUntouched(context),
  }
}

/** The form of a product: its fields, and its picture, which is prepared while they are filled in. */
export const formMachine = (
  { pictures, draft: slot, reporter }: FormServices,
  { save, saved }: FormEffects,
) =>
  setup({
    types: {} as { context: FormContext; events: FormEvent },
    actors: {
      save: fromPromise<Answer, Job>(({ input }) => save(input)),
      preparePicture: fromService<PreparedPicture, { file: Blob; report: (share: number) => void }>(
        reporter,
        ({ input: { file, report: onProgress }, signal }) =>
          pictures.prepare(file, { signal, onProgress }),
      ),
    },
    actions: { clearDraft: () => slot.clear() },
    guards: {
      isUntouched: ({ context }) => slot.read() === null && isPictureUntouched(context),
      pictureIsSettled: not(stateIn({ open: { picture: 'preparing' } })),
    },
  }).createMachine({
    id: 'form',
    context: () => {
      const draft = slot.read()
      return {
        ...startsWith(draft?.source ?? null),
        draft,
        forms: 0,
        calls: 0,
        picture: null,
        pictureProgress: 0,
        pictureProblem: null,
        problem: null,
      }
    },
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
        exit: assign({ picture: null, pictureProgress: 0, pictureProblem: null }),
        // What is not saved stands in the way of another form.
        on: {
          'form.opened': { actions: assign({ calls: ({ context }) => context.calls + 1 }) },
        },
        states: {
          fields: {
            initial: 'editing',
            states: {
              editing: {
                on: {
                  'form.submitted': { guard: 'pictureIsSettled', target: 'saving' },
                  'form.opened': {
                    guard: and(['isUntouched', 'pictureIsSettled']),
                    target: '#form.open',
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
                      ({ event: { source, form } }) => slot.write({ ...form, source }),
                    ],
                  },
                  'form.closed': {
                    target: '#form.closed',
                    actions: [assign({ ...startsWith(null), draft: null }), 'clearDraft'],
                  },
                  'problem.dismissed': { actions: assign({ problem: null }) },
                },
              },
              saving: {
                entry: assign({ problem: null }),
                invoke: {
                  src: 'save',
                  id: 'save',
                  input: ({ context, event }) => {
                    assertEvent(event, 'form.submitted')
                    return jobOf(context, event)
                  },
                  onDone: [
                    {
                      guard: ({ event }) => event.output.kind === 'failed',
                      target: 'editing',
                      actions: assign({ problem: ({ event }) => failureIn(event.output) }),
                    },
                    {
                      target: '#form.closed',
                      actions: [
                        assign({ ...startsWith(null), draft: null }),
                        'clearDraft',
                        ({ event }) => saved(event.output),
                      ],
                    },
                  ],
                },
              },
            },
          },
          picture: {
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
                entry: assign({ picture: null, pictureProgress: 0, pictureProblem: null }),
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
                    const report = (share: number) =>
                      self.send({ type: 'picture.progressed', share })
                    return { file: event.file, report }
                  },
                  onDone: {
                    target: 'ready',
                    actions: assign({ picture: ({ event }) => event.output }),
                  },
                  onError: {
                    target: 'none',
                    actions: assign({
                      pictureProblem: ({ event }) => catalogueFailureOf(event.error),
                    }),
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
          },
        },
      },
    },
  })

type FormSnapshot = SnapshotFrom<typeof formMachine>

/** The form's picture; `kept` is the one of the product it starts from. */
export type FormPicture =
  | { readonly state: 'none' | 'kept' }
  | { readonly state: 'preparing'; readonly progress: number }
  | { readonly state: 'ready'; readonly prepared: PreparedPicture }

const pictureOf = ({ value, context }: FormSnapshot): FormPicture => {
  const { picture: prepared, pictureProgress: progress, keepsPicture } = context
  if (prepared !== null) return { state: 'ready', prepared }
  if (value !== 'closed' && value.open.picture === 'preparing')
    return { state: 'preparing', progress }
  return { state: keepsPicture ? 'kept' : 'none' }
}

/** What the form shows of a state, and what it may do. The functions stay the same. */
export const formFlowOf = ({ draft: slot }: FormServices) => {
  const verbsOf = (send: (event: FormEvent) => void) => ({
    /** Opens the form: empty, or with a stored product, to change it or to add a copy (decision P19). */
    open: (source: FormSource | null = null) => send({ type: 'form.opened', source }),
    /** Continues with another source, such as the product as another tab has left it, and these entries. */
    rebase: (source: FormSource, form: ProductEntries) =>
      send({ type: 'form.rebased', source, form }),
    close: () => send({ type: 'form.closed' }),
    /** Keeps what was typed so far for a reload; `null` forgets it. The machine has nothing to show for it. */
    keep: (entries: KeptEntries | null) => {
      if (entries === null) slot.clear()
      else slot.write(entries)
    },
    /**
     * Saves a draft that passed `validateProduct`; ignored while its picture is being prepared. `seen` is the stored
     * product that was shown, if it is not the one that the form was opened with.
     */
    save: (entered: ProductDraft, seen?: Product) =>
      send({ type: 'form.submitted', draft: entered, seen }),
    choosePicture: (file: Blob) => send({ type: 'picture.chosen', file }),
    /** Takes the form's picture away, or stops preparing it. */
    removePicture: () => send({ type: 'picture.removed' }),
    dismissProblem: () => send({ type: 'problem.dismissed' }),
  })
  let verbs: ReturnType<typeof verbsOf> | undefined
  return (snapshot: FormSnapshot, send: (event: FormEvent) => void) => {
    verbs ??= verbsOf(send)
    const { value } = snapshot
    const { draft, source, forms, calls, problem, pictureProblem } = snapshot.context
    return {
      ...verbs,
      state: value === 'closed' ? value : value.open.fields,
      draft,
      source,
      forms,
      calls,
      picture: pictureOf(snapshot),
      pictureProblem,
      problem,
    }
  }
}

export type FormFlow = ReturnType<ReturnType<typeof formFlowOf>>

export const useForm = (services: FormServices, effects: FormEffects): FormFlow => {
  const [flowOf] = useState(() => formFlowOf(services))
  return useFlow(() => formMachine(services, effects), flowOf)
}
