import { and, assertEvent, assign } from 'xstate'
import type { Product } from '#domain/catalogue/product.ts'
import type { FormSource } from '#domain/catalogue/product.rules.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import type { ManagementServices } from '#machines/management/jobs.ts'
import {
  isPictureUntouched,
  startsWith,
  type ManagementContext,
  type ManagementSetup,
} from '#machines/management/setup.ts'
import { ask } from '#machines/management/work.ts'

/** The form as it is before it is opened. */
const noForm = { draft: null, source: null, keepsPicture: false }

/** The form starts empty, or from a stored product. */
const opened = ({ forms }: ManagementContext, source: FormSource | null) => ({
  ...noForm,
  ...startsWith(source),
  forms: forms + (source === null ? 0 : 1),
})

const isSamePicture = (a: Product | undefined, b: Product) =>
  a?.imageId === b.imageId && a.imageUrl === b.imageUrl

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

/** The form opens and closes on its own. */
export const formState = (management: ManagementSetup, draft: ManagementServices['draft']) =>
  management.createStateConfig({
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
          fields: fieldsState(management, draft),
          picture: pictureState(management),
        },
      },
    },
  })
