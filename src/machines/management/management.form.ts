import { assertEvent } from 'xstate'
import type { Product } from '#domain/catalogue/product.ts'
import { managementSetup } from '#machines/management/management.setup.ts'
import { announce, during } from '#machines/management/management.shared.ts'

/** Nothing is left to restore. */
const dropDraft = [{ type: 'writeDraft', params: { form: null } }, 'clearDraft'] as const

/** The add form: closed, or open with its fields and its picture side by side. */
export const formRegion = managementSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      always: { guard: 'draftIsLeft', target: 'open' },
      on: { 'form.opened': 'open' },
    },
    open: {
      type: 'parallel',
      entry: 'begin',
      exit: 'clearPicture',
      states: {
        fields: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'form.submitted': { guard: 'pictureIsSettled', target: 'saving' },
                'form.changed': {
                  actions: { type: 'writeDraft', params: ({ event }) => ({ form: event.form }) },
                },
                'form.closed': {
                  target: '#management.form.closed',
                  actions: ['clearProblem', ...dropDraft],
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
                    announce((product: Product) => ({ kind: 'added', product })),
                    ...dropDraft,
                  ],
                },
                onError: {
                  target: 'editing',
                  actions: { type: 'setProblem', params: during('save') },
                },
              },
            },
          },
        },
        picture: {
          initial: 'none',
          states: {
            none: {
              entry: 'clearPicture',
              on: { 'picture.chosen': 'preparing' },
            },
            preparing: {
              entry: ['clearPicture', 'clearProblem'],
              on: {
                'picture.chosen': { target: 'preparing', reenter: true },
                'picture.removed': 'none',
                'picture.progressed': {
                  actions: {
                    type: 'setPictureProgress',
                    params: ({ event }) => ({ share: event.share }),
                  },
                },
              },
              invoke: {
                src: 'preparePicture',
                id: 'preparePicture',
                input: ({ event, self }) => {
                  assertEvent(event, 'picture.chosen')
                  return {
                    file: event.file,
                    report: (share) => {
                      self.send({ type: 'picture.progressed', share })
                    },
                  }
                },
                onDone: {
                  target: 'ready',
                  actions: {
                    type: 'setPicture',
                    params: ({ event }) => ({ picture: event.output }),
                  },
                },
                onError: {
                  target: 'none',
                  actions: { type: 'setProblem', params: during('picture') },
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
})
