import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { failureOf, type CommonFailureCode, type FailureWith } from '#domain/failure.ts'
import type { LoginForm } from '#domain/login.rules.ts'
import type { User } from '#domain/user.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { effect, notProvided, typed } from '#machines/setup.ts'

/**
 * Why log-in failed. The first three have their own messages, all others read
 * `Login failed: {reason}` (spec §8, decision A1).
 */
export type LoginFailure = FailureWith<
  'invalidCredentials' | 'userNotFound' | 'unverified' | CommonFailureCode
>

/** Events of the log-in machine. */
export interface LoginEvent {
  readonly type: 'form.submitted'
  readonly form: LoginForm
}

/**
 * Log-in (spec §2): one request at a time, until the service accepts the form. The second factor, where
 * the service asks for one, has a page and a machine of its own (decision A8).
 */
export const loginMachine = setup({
  types: typed<{ context: { readonly problem: LoginFailure | null }; events: LoginEvent }>(),
  actors: { signIn: fromPromise<User, LoginForm>(notProvided) },
  actions: {
    setProblem: assign((_, { thrown }: Thrown) => ({
      problem: problemOf(thrown, ['invalidCredentials', 'userNotFound', 'unverified']),
    })),
    clearProblem: assign({ problem: null }),
    reportSession: effect<{ user: User }>(),
    reportIncomplete: notProvided,
  },
  // The time of an animation that the page may show before it is left.
  delays: { closingTime: 0 },
  guards: {
    lacksFactor: (_, { thrown }: Thrown) => failureOf(thrown).code === 'moreFactors',
  },
}).createMachine({
  id: 'login',
  context: { problem: null },
  initial: 'editing',
  states: {
    editing: { on: { 'form.submitted': 'submitting' } },
    submitting: {
      tags: 'pending',
      entry: 'clearProblem',
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted')
          return event.form
        },
        onDone: {
          target: 'closing',
          actions: { type: 'reportSession', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: { type: 'lacksFactor', params: withError },
            target: 'factorMissing',
            actions: 'reportIncomplete',
          },
          { target: 'editing', actions: { type: 'setProblem', params: withError } },
        ],
      },
    },
    // Still pending, because the route is about to navigate.
    closing: { tags: 'pending', after: { closingTime: 'loggedIn' } },
    factorMissing: { type: 'final', tags: 'pending' },
    loggedIn: { type: 'final', tags: 'pending' },
  },
})
