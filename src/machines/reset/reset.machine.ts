import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { linkGuards, type LinkInput } from '#machines/mailedLink.ts'
import { notProvided, typed } from '#machines/setup.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

/** Why the new password was not set, or is not known to be set, although the link was good. */
export type ResetFailure = FailureWith<CommonFailureCode | 'unconfirmed'>

interface ResetContext extends LinkInput {
  readonly problem: ResetFailure | null
}

/** Events of the new-password machine. */
export interface ResetEvent {
  readonly type: 'form.submitted'
  readonly password: string
}

/** Sets a new password with a mailed link (decision S5). */
export const resetMachine = setup({
  types: typed<{ context: ResetContext; events: ResetEvent; input: LinkInput }>(),
  actors: {
    setPassword: fromPromise<unknown, { token: LinkToken | null; password: string }>(notProvided),
  },
  actions: {
    setProblem: assign((_, { thrown }: Thrown) => ({
      problem: problemOf(thrown, ['unconfirmed']),
    })),
    clearProblem: assign({ problem: null }),
  },
  guards: linkGuards,
}).createMachine({
  id: 'reset',
  context: ({ input }) => ({ token: input.token, problem: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isComplete', target: 'editing' }, 'linkBroken'] },
    linkBroken: {},
    editing: { on: { 'form.submitted': 'saving' } },
    saving: {
      tags: 'pending',
      entry: 'clearProblem',
      invoke: {
        src: 'setPassword',
        id: 'setPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submitted')
          return { token: context.token, password: event.password }
        },
        onDone: 'saved',
        onError: [
          { guard: { type: 'isSpent', params: withError }, target: 'linkSpent' },
          { target: 'editing', actions: { type: 'setProblem', params: withError } },
        ],
      },
    },
    linkSpent: {},
    saved: {},
  },
})
