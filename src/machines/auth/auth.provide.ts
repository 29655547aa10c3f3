import { fromCallback, fromPromise } from 'xstate'
import type { User } from '#domain/user.ts'
import { authMachine, type AuthEvent } from '#machines/auth/auth.machine.ts'
import type { Services } from '#services/services.ts'

/** What the shell does when the session's machine says so. */
export interface AuthEffects {
  /** The user logged out in this tab: go to `/` (spec §2). */
  leave(): void
}

/** The session's machine on real ports (decision A4). */
export const provideAuth = (
  { auth, sessionChannel }: Pick<Services, 'auth' | 'sessionChannel'>,
  effects: AuthEffects,
) =>
  authMachine.provide({
    actors: {
      findUser: fromPromise<User | null>(({ signal }) => auth.currentUser(signal)),
      endSession: fromPromise<unknown>(({ signal }) => auth.signOut(signal)),
      hearOtherTabs: fromCallback<AuthEvent>(({ sendBack }) =>
        sessionChannel.subscribe((notice) => {
          sendBack({
            type: notice === 'opened' ? 'session.openedElsewhere' : 'session.closedElsewhere',
          })
        }),
      ),
    },
    actions: {
      tellOpened: () => {
        sessionChannel.announce('opened')
      },
      tellClosed: () => {
        sessionChannel.announce('closed')
      },
      leave: () => {
        effects.leave()
      },
    },
  })
