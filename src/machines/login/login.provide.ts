import { fromPromise } from 'xstate'
import type { LoginForm } from '#domain/login.rules.ts'
import type { User } from '#domain/user.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import type { Services } from '#services/services.ts'

/** What the shell does when log-in succeeds. */
export interface LoginEffects {
  /** Tells the session's machine; the guard then leads on (decision A2). */
  sessionOpened(user: User): void
}

/**
 * Log-in on real ports. Who logs in has no use for a sign-up that this tab left at its code: it
 * would come up again the next time the sign-up page is opened.
 */
export const provideLogin = (
  { auth, drafts }: Pick<Services, 'auth' | 'drafts'>,
  effects: LoginEffects,
) =>
  loginMachine.provide({
    actors: {
      signIn: fromPromise<User, LoginForm>(({ input, signal }) => auth.signIn(input, signal)),
    },
    actions: {
      reportSession: (_, { user }) => {
        drafts.signup.clear()
        effects.sessionOpened(user)
      },
    },
  })
