import { assertEvent, assign, fromPromise, setup } from 'xstate'
import {
  emptyContactForm,
  isFromRobot,
  type ContactForm,
  type ContactSubmission,
} from '#domain/contact.rules.ts'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { effect, notProvided, typed } from '#machines/setup.ts'

/** Why the message was not sent: `Failed to submit contact form. Please try again.` (spec §8) */
export type ContactFailure = FailureWith<CommonFailureCode>

/** Input of the contact machine. */
export interface ContactInput {
  /** What was typed before a reload. */
  readonly draft: ContactForm | null
}

interface ContactContext {
  readonly initial: ContactForm
  readonly problem: ContactFailure | null
}

/** Events of the contact machine. */
export type ContactEvent =
  | { readonly type: 'form.submitted'; readonly submission: ContactSubmission }
  | { readonly type: 'form.changed'; readonly form: ContactForm }
  | { readonly type: 'form.reset' }

/** The contact form (spec §4): idle, sending, success or error; one request at a time (decision C2). */
export const contactMachine = setup({
  types: typed<{ context: ContactContext; events: ContactEvent; input: ContactInput }>(),
  actors: { sendMessage: fromPromise<unknown, ContactForm>(notProvided) },
  actions: {
    writeDraft: effect<{ form: ContactForm }>(),
    clearDraft: notProvided,
    emptyForm: assign({ initial: emptyContactForm, problem: null }),
    setProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isRobot: (_, { submission }: { submission: ContactSubmission }) => isFromRobot(submission),
  },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ initial: input.draft ?? emptyContactForm, problem: null }),
  initial: 'idle',
  on: {
    'form.submitted': [
      // A robot sees success, and nothing is sent (decision C1).
      {
        guard: { type: 'isRobot', params: ({ event }) => ({ submission: event.submission }) },
        target: '.success',
      },
      { target: '.sending' },
    ],
    'form.changed': {
      actions: { type: 'writeDraft', params: ({ event }) => ({ form: event.form }) },
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
        onError: { target: 'error', actions: { type: 'setProblem', params: withError } },
      },
      // A second submit is ignored: one request at a time (decision C2).
      on: { 'form.submitted': {} },
    },
    success: {
      entry: ['clearDraft', 'emptyForm'],
      on: { 'form.reset': 'idle' },
    },
    error: {},
  },
})
