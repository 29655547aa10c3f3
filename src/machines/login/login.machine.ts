import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { LoginForm } from '#domain/login.rules.ts'
import type { User } from '#domain/user.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import type { LoginFailure } from '#machines/login/login.view.ts'
import { effect, notProvided, typed } from '#machines/charting.ts'

/** What the log-in page's machine listens to. */
export interface LoginEvent {
  readonly type: 'form.submitted'
  readonly form: LoginForm
}

/** Log-in (spec §2): a form that is sent once at a time, until the service accepts it. */
export const loginMachine = setup({
  types: typed<{ context: { readonly problem: LoginFailure | null }; events: LoginEvent }>(),
  actors: { signIn: fromPromise<User, LoginForm>(notProvided) },
  actions: {
    keepProblem: assign((_, { thrown }: Thrown) => ({
      problem: problemOf(thrown, [
        'invalidCredentials',
        'userNotFound',
        'unverified',
        'cookiesBlocked',
      ]),
    })),
    clearProblem: assign({ problem: null }),
    reportSession: effect<{ user: User }>(),
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
          target: 'loggedIn',
          actions: { type: 'reportSession', params: ({ event }) => ({ user: event.output }) },
        },
        onError: { target: 'editing', actions: { type: 'keepProblem', params: withError } },
      },
    },
    // Still pending to the eye: the page is about to be left.
    loggedIn: { tags: 'pending' },
  },
})
