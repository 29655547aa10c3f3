import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type CommonFailureCode, type FailureWith } from '#domain/failure.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { linkGuards, type LinkInput } from '#machines/mailedLink.ts'
import { notProvided, typed } from '#machines/setup.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

/** Why the address could not be confirmed although the link is good. */
export type VerifyFailure = FailureWith<CommonFailureCode>

/** Input of the verification machine. */
export interface VerifyInput extends LinkInput {
  /** The six digits of the sign-up that waits for them, from the address (decision S7). */
  readonly code: string | null
}

interface VerifyContext extends VerifyInput {
  readonly problem: VerifyFailure | null
}

/** Events of the verification machine. */
export interface VerifyEvent {
  readonly type: 'link.confirmed'
}

/** The page behind the link of the verification mail (decision S5). The link is used by the button only. */
export const verifyMachine = setup({
  types: typed<{ context: VerifyContext; events: VerifyEvent; input: VerifyInput }>(),
  actors: { confirmAddress: fromPromise<unknown, LinkToken | null>(notProvided) },
  actions: {
    setProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
    clearProblem: assign({ problem: null }),
    /** The tab with sign-up goes on by itself (decision S7). */
    emitChanged: notProvided,
  },
  guards: {
    ...linkGuards,
    isVerified: (_, { thrown }: Thrown) => failureOf(thrown).code === 'alreadyVerified',
  },
}).createMachine({
  id: 'verify',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isComplete', target: 'ready' }, 'linkBroken'] },
    linkBroken: {},
    ready: { on: { 'link.confirmed': 'confirming' } },
    confirming: {
      tags: 'pending',
      entry: 'clearProblem',
      invoke: {
        src: 'confirmAddress',
        id: 'confirmAddress',
        input: ({ context }) => context.token,
        onDone: 'confirmed',
        onError: [
          // The address may have been confirmed in another tab.
          { guard: { type: 'isVerified', params: withError }, target: 'confirmed' },
          { guard: { type: 'isSpent', params: withError }, target: 'linkSpent' },
          { target: 'ready', actions: { type: 'setProblem', params: withError } },
        ],
      },
    },
    linkSpent: {},
    confirmed: { entry: 'emitChanged' },
  },
})
