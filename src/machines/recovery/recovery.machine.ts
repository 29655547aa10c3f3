import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/charting.ts'
import type { RecoveryFailure } from '#machines/recovery/recovery.view.ts'

interface RecoveryContext {
  readonly email: string
  readonly problem: RecoveryFailure | null
}

/** What the forgot-password dialog's machine listens to. */
export type RecoveryEvent =
  | { readonly type: 'dialog.opened'; readonly email: string }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'form.submitted'; readonly email: string }

/** The forgot-password dialog (spec §2): closing it is always possible and forgets a late answer. */
export const recoveryMachine = setup({
  types: typed<{ context: RecoveryContext; events: RecoveryEvent }>(),
  actors: { sendResetMail: fromPromise<unknown, string>(notProvided) },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
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
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    editing: {
      on: {
        'form.submitted': {
          target: 'sending',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
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
        onError: { target: 'editing', actions: { type: 'keepProblem', params: withError } },
      },
    },
    sent: {},
  },
})
