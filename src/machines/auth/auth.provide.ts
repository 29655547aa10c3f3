import { fromCallback } from 'xstate'
import type { User } from '#domain/user.ts'
import { authMachine, type AuthEvent, type RestoredSession } from '#machines/auth/auth.machine.ts'
import { fromService } from '#machines/fromService.ts'
import type { Services } from '#services/services.ts'

/** Provides the auth machine with ports (decisions A4 and A7). */
export const provideAuth = ({
  auth,
  authChannel,
  sessionHint,
  sessionLoss,
  reporter,
}: Pick<Services, 'auth' | 'authChannel' | 'sessionHint' | 'sessionLoss' | 'reporter'>) => {
  const findUser = async (signal: AbortSignal): Promise<User | null> => {
    const user = await auth.currentUser(signal)
    sessionHint.set(user !== null)
    return user
  }
  return authMachine.provide({
    actors: {
      restoreSession: fromService<RestoredSession>(reporter, async ({ signal }) =>
        sessionHint.mayHaveSession()
          ? { user: await findUser(signal), verified: true }
          : { user: null, verified: false },
      ),
      findUser: fromService<User | null>(reporter, ({ signal }) => findUser(signal)),
      endSession: fromService<unknown>(reporter, ({ signal }) => auth.signOut(signal)),
      listenToSession: fromCallback<AuthEvent>(({ sendBack }) => {
        const stopListening = [
          authChannel.subscribe((notice) => {
            sendBack({
              type: notice === 'opened' ? 'session.openedElsewhere' : 'session.closedElsewhere',
            })
          }),
          sessionLoss.subscribe(() => {
            sendBack({ type: 'session.lost' })
          }),
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
      emitClosed: () => {
        sessionHint.set(false)
        authChannel.emit('closed')
      },
    },
  })
}
