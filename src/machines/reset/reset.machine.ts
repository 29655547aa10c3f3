import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { failureOf } from '#domain/failure.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/charting.ts'
import type { ResetFailure } from '#machines/reset/reset.view.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

/** What the new-password page starts with: the link's parts, or `null` when some are missing. */
export interface ResetInput {
  readonly token: LinkToken | null
}

interface ResetContext extends ResetInput {
  readonly problem: ResetFailure | null
}

/** What the new-password page's machine listens to. */
export interface ResetEvent {
  readonly type: 'form.submitted'
  readonly password: string
}

/** A new password with a mailed link (decision S5). */
export const resetMachine = setup({
  types: typed<{ context: ResetContext; events: ResetEvent; input: ResetInput }>(),
  actors: {
    setPassword: fromPromise<unknown, { token: LinkToken | null; password: string }>(notProvided),
  },
  actions: {
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isComplete: ({ context }) => context.token !== null,
    isSpent: (_, { thrown }: Thrown) => failureOf(thrown).code === 'invalidToken',
  },
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
          { target: 'editing', actions: { type: 'keepProblem', params: withError } },
        ],
      },
    },
    linkSpent: {},
    saved: {},
  },
})
