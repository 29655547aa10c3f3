import type { User } from '#domain/user.ts'
import { fromService } from '#machines/fromService.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import type { Services } from '#services/services.ts'

/** Effects of the log-in machine on the rest of the site. */
export interface LoginEffects {
  /** Informs the auth machine; the guard then redirects (decision A2). */
  sessionOpened(user: User): void
  /** The same for a session whose second factor is missing: the guard redirects to its page. */
  sessionIncomplete(): void
  /** How long the page shows the closed circuit after a success, in milliseconds. */
  readonly closingTime: number
}

/**
 * Provides the log-in machine with ports. A successful log-in clears a sign-up that waits for its
 * code in this tab; otherwise the sign-up page would show it again.
 */
export const provideLogin = (
  { auth, drafts, reporter }: Pick<Services, 'auth' | 'drafts' | 'reporter'>,
  effects: LoginEffects,
) =>
  loginMachine.provide({
    delays: { closingTime: effects.closingTime },
    actors: {
      signIn: fromService(reporter, ({ input, signal }) => auth.signIn(input, signal)),
    },
    actions: {
      reportSession: (_, { user }) => {
        drafts.signup.clear()
        effects.sessionOpened(user)
      },
      reportIncomplete: () => effects.sessionIncomplete(),
    },
  })
