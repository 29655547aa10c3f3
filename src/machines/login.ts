import { assign, setup, type SnapshotFrom } from 'xstate'
import type { LoginEntries } from '#domain/login.rules.ts'
import type { User } from '#domain/account.ts'
import { failedWith, fromService, problemFrom, type ScreenFailure } from '#machines/fromService.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** The failures of log-in that have their own text. */
export const loginFailures = ['invalidCredentials', 'userNotFound', 'unverified'] as const

/**
 * Why log-in failed. Its own have their own messages, all others read
 * `Login failed: {reason}` (spec §8).
 */
export type LoginFailure = ScreenFailure<typeof loginFailures>

/** The log-in page. */
export interface LoginFlow {
  /** The form is under way, or the page is about to be left. */
  readonly pending: boolean
  /** The service has accepted the form. */
  readonly accepted: boolean
  /** The page has shown the success and can be left. */
  readonly finished: boolean
  /** Why the last try failed. */
  readonly problem: LoginFailure | null
  /** Sends a form that passed `loginFields`; ignored while one is under way. */
  readonly submit: (form: LoginEntries) => void
}

/** Effects of a log-in on the rest of the site. */
export interface LoginEffects {
  /** Informs the auth machine; the guard then redirects. */
  sessionOpened(user: User): void
  /** The same for a session whose second factor is missing: the guard redirects to its page. */
  sessionIncomplete(): void
  /** How long the page shows the closed circuit after a success, in milliseconds. */
  closingTime(): number
}

export interface LoginEvent {
  readonly type: 'form.submitted'
  readonly form: LoginEntries
}

type LoginServices = Pick<Services, 'auth' | 'drafts' | 'reporter'>

/**
 * Log-in (spec §2): one request at a time, until the service accepts the form. The second factor, where
 * the service asks for one, has its own page and machine.
 */
export const loginMachine = ({ auth, drafts, reporter }: LoginServices, effects: LoginEffects) =>
  setup({
    types: {} as { context: { readonly problem: LoginFailure | null }; events: LoginEvent },
    actors: {
      signIn: fromService<User, LoginEntries>(reporter, ({ input, signal }) =>
        auth.signIn(input, signal),
      ),
    },
    delays: { closingTime: () => effects.closingTime() },
  }).createMachine({
    id: 'login',
    context: { problem: null },
    initial: 'editing',
    states: {
      editing: { on: { 'form.submitted': 'submitting' } },
      submitting: {
        tags: 'pending',
        entry: assign({ problem: null }),
        invoke: {
          src: 'signIn',
          id: 'signIn',
          input: ({ event }) => event.form,
          onDone: {
            target: 'closing',
            actions: ({ event }) => {
              // Otherwise the sign-up page would show a sign-up that waits for its code in this tab.
              drafts.signup.clear()
              effects.sessionOpened(event.output)
            },
          },
          onError: [
            {
              guard: failedWith('moreFactors'),
              target: 'factorMissing',
              actions: () => effects.sessionIncomplete(),
            },
            {
              target: 'editing',
              actions: assign(problemFrom(loginFailures)),
            },
          ],
        },
      },
      // Still pending, because the route is about to navigate.
      closing: { tags: 'pending', after: { closingTime: 'loggedIn' } },
      factorMissing: { type: 'final', tags: 'pending' },
      loggedIn: { type: 'final', tags: 'pending' },
    },
  })

export const loginFlow = (
  snapshot: SnapshotFrom<typeof loginMachine>,
  send: (event: LoginEvent) => void,
): LoginFlow => ({
  pending: snapshot.hasTag('pending'),
  accepted: snapshot.matches('closing') || snapshot.matches('loggedIn'),
  finished: snapshot.matches('loggedIn'),
  problem: snapshot.context.problem,
  submit: (form) => send({ type: 'form.submitted', form }),
})

export const useLogin = (services: LoginServices, effects: LoginEffects): LoginFlow =>
  useFlow(() => loginMachine(services, effects), loginFlow)
