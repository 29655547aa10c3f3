import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/setup.ts'

/** Why the mail was not sent: `Failed to send password reset email. Please try again.` (spec §8) */
export type RecoveryFailure = FailureWith<CommonFailureCode>

interface RecoveryContext {
  readonly email: string
  readonly problem: RecoveryFailure | null
}

/** Events of the forgot-password machine. */
export type RecoveryEvent =
  | { readonly type: 'dialog.opened'; readonly email: string }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'form.submitted'; readonly email: string }

/** The forgot-password dialog (spec §2). It can always be closed; a later answer is then ignored. */
export const recoveryMachine = setup({
  types: typed<{ context: RecoveryContext; events: RecoveryEvent }>(),
  actors: { sendResetMail: fromPromise<unknown, string>(notProvided) },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    setProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
  },
}).createMachine({
  id: 'recovery',
  context: { email: '', problem: null },
  initial: 'closed',
  on: { 'dialog.closed': '.closed' },
  states: {
    closed: {
      on: {
        'dialog.opened': {
          target: 'editing',
          actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    editing: {
      on: {
        'form.submitted': {
          target: 'sending',
          actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        src: 'sendResetMail',
        id: 'sendResetMail',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted')
          return event.email
        },
        onDone: 'sent',
        onError: { target: 'editing', actions: { type: 'setProblem', params: withError } },
      },
    },
    sent: {},
  },
})
