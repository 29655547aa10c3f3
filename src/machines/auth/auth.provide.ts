import { fromCallback } from 'xstate'
import type { User } from '#domain/user.ts'
import { authMachine } from '#machines/auth/auth.machine.ts'
import type { AuthEvent } from '#machines/auth/auth.types.ts'
import { fromService } from '#machines/oldFromService.ts'
import type { AuthNotice } from '#services/auth-channel/authChannel.port.ts'
import type { Services } from '#services/services.ts'

/** What a notice of another tab means here. */
const eventOf = (notice: AuthNotice): AuthEvent => {
  switch (notice) {
    case 'opened':
    case 'changed':
      return { type: 'session.openedElsewhere' }
    case 'closed':
      return { type: 'session.closedElsewhere' }
    case 'ended':
    case 'blocked':
    case 'factorMissing':
      return { type: 'session.closedElsewhere', end: notice }
  }
}

/** Provides the auth machine with ports (decisions A4 and A7). */
export const provideAuth = ({
  auth,
  authChannel,
  drafts,
  sessionHint,
  sessionLoss,
  reporter,
}: Pick<
  Services,
  'auth' | 'authChannel' | 'drafts' | 'sessionHint' | 'sessionLoss' | 'reporter'
>) => {
  const findUser = async (signal: AbortSignal): Promise<User | null> => {
    const user = await auth.currentUser(signal)
    sessionHint.set(user !== null)
    return user
  }
  return authMachine.provide({
    actors: {
      restoreSession: fromService(reporter, async ({ signal }) =>
        sessionHint.mayHaveSession()
          ? { user: await findUser(signal), verified: true }
          : { user: null, verified: false },
      ),
      findUser: fromService(reporter, ({ signal }) => findUser(signal)),
      endSession: fromService(reporter, async ({ signal }) => {
        await auth.signOut(signal)
        // The next person at this browser must not find what the last one typed.
        drafts.contact.clear()
        drafts.attempt.clear()
      }),
      listenToSession: fromCallback<AuthEvent>(({ sendBack }) => {
        const stopListening = [
          authChannel.subscribe((notice) => sendBack(eventOf(notice))),
          sessionLoss.subscribe((end) => sendBack({ type: 'session.lost', end })),
        ]
        return () => {
          for (const stop of stopListening) stop()
        }
      }),
    },
    actions: {
      emitOpened: () => {
        sessionHint.set(true)
        authChannel.emit('opened')
      },
      emitChanged: () => authChannel.emit('changed'),
      emitClosed: (_, { notice }) => {
        sessionHint.set(false)
        authChannel.emit(notice)
      },
      rememberSession: () => sessionHint.set(true),
      forgetSession: () => sessionHint.set(false),
    },
  })
}
