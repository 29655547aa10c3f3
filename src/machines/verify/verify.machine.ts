import { assign, fromPromise, setup } from 'xstate'
import { failureOf } from '#domain/failure.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/charting.ts'
import type { VerifyFailure } from '#machines/verify/verify.view.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

/** What the verification page starts with: the link's parts, or `null` when some are missing. */
export interface VerifyInput {
  readonly token: LinkToken | null
}

interface VerifyContext extends VerifyInput {
  readonly problem: VerifyFailure | null
}

/** What the verification page's machine listens to. */
export interface VerifyEvent {
  readonly type: 'link.confirmed'
}

/** The page behind the verification mail's link (decision S5): nothing is spent before the button. */
export const verifyMachine = setup({
  types: typed<{ context: VerifyContext; events: VerifyEvent; input: VerifyInput }>(),
  actors: { spendLink: fromPromise<unknown, LinkToken | null>(notProvided) },
  actions: {
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isComplete: ({ context }) => context.token !== null,
    isSpent: (_, { thrown }: Thrown) => failureOf(thrown).code === 'invalidToken',
    isVerified: (_, { thrown }: Thrown) => failureOf(thrown).code === 'alreadyVerified',
  },
}).createMachine({
  id: 'verify',
  context: ({ input }) => ({ token: input.token, problem: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isComplete', target: 'ready' }, 'linkBroken'] },
    linkBroken: {},
    ready: { on: { 'link.confirmed': 'confirming' } },
    confirming: {
      tags: 'pending',
      entry: 'clearProblem',
      invoke: {
        src: 'spendLink',
        id: 'spendLink',
        input: ({ context }) => context.token,
        onDone: 'confirmed',
        onError: [
          // Whoever presses twice in two tabs has got what they came for.
          { guard: { type: 'isVerified', params: withError }, target: 'confirmed' },
          { guard: { type: 'isSpent', params: withError }, target: 'linkSpent' },
          { target: 'ready', actions: { type: 'keepProblem', params: withError } },
        ],
      },
    },
    linkSpent: {},
    confirmed: {},
  },
})
