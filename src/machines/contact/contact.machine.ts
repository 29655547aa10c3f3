import { assertEvent, assign, fromPromise, setup } from 'xstate'
import {
  emptyContactForm,
  isTrapped,
  type ContactForm,
  type ContactSubmission,
} from '#domain/contact.rules.ts'
import type { ContactFailure } from '#machines/contact/contact.view.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { effect, notProvided, typed } from '#machines/charting.ts'

/** What the contact form starts with: what a reload left, if anything. */
export interface ContactInput {
  readonly draft: ContactForm | null
}

interface ContactContext {
  readonly initial: ContactForm
  readonly problem: ContactFailure | null
}

/** What the contact form's machine listens to. */
export type ContactEvent =
  | { readonly type: 'form.submitted'; readonly submission: ContactSubmission }
  | { readonly type: 'form.kept'; readonly form: ContactForm }
  | { readonly type: 'form.renewed' }

/** The contact form (spec §4): idle, sending, success or error; one request at a time (decision C2). */
export const contactMachine = setup({
  types: typed<{ context: ContactContext; events: ContactEvent; input: ContactInput }>(),
  actors: { sendMessage: fromPromise<unknown, ContactForm>(notProvided) },
  actions: {
    keepDraft: effect<{ form: ContactForm }>(),
    clearDraft: notProvided,
    emptyForm: assign({ initial: emptyContactForm, problem: null }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isRobot: (_, { submission }: { submission: ContactSubmission }) => isTrapped(submission),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ initial: input.draft ?? emptyContactForm, problem: null }),
  initial: 'idle',
  on: {
    'form.submitted': [
      // A robot sees what a person sees, and nothing is sent (decision C1).
      {
        guard: { type: 'isRobot', params: ({ event }) => ({ submission: event.submission }) },
        target: '.success',
      },
      { target: '.sending' },
    ],
    'form.kept': {
      actions: { type: 'keepDraft', params: ({ event }) => ({ form: event.form }) },
    },
  },
  states: {
    idle: {},
    sending: {
      tags: 'pending',
      entry: 'clearProblem',
      invoke: {
        src: 'sendMessage',
        id: 'sendMessage',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted')
          const { firstName, lastName, email, phone } = event.submission
          return { firstName, lastName, email, phone }
        },
        onDone: 'success',
        onError: { target: 'error', actions: { type: 'keepProblem', params: withError } },
      },
      // Forbidden: exactly one request under a double click (decision C2).
      on: { 'form.submitted': {} },
    },
    success: {
      entry: ['clearDraft', 'emptyForm'],
      on: { 'form.renewed': 'idle' },
    },
    error: {},
  },
})
