import { fromCallback, fromPromise } from 'xstate'
import { authMachine, type AuthEvent, type FoundUser } from '#machines/auth/auth.machine.ts'
import type { Services } from '#services/services.ts'

/** What the shell does when the session's machine says so. */
export interface AuthEffects {
  /** The user logged out in this tab: go to `/` (spec §2). */
  leave(): void
}

/** The session's machine on real ports (decision A4). */
export const provideAuth = (
  { auth, sessionChannel, sessionMark }: Pick<Services, 'auth' | 'sessionChannel' | 'sessionMark'>,
  effects: AuthEffects,
) =>
  authMachine.provide({
    actors: {
      findUser: fromPromise<FoundUser, { certain: boolean }>(async ({ input, signal }) => {
        if (!input.certain && !sessionMark.mayHaveSession()) return { user: null, certain: false }
        const user = await auth.currentUser(signal)
        sessionMark.keep(user !== null)
        return { user, certain: true }
      }),
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
        sessionMark.keep(true)
        sessionChannel.announce('opened')
      },
      tellClosed: () => {
        sessionMark.keep(false)
        sessionChannel.announce('closed')
      },
      leave: () => {
        effects.leave()
      },
    },
  })
