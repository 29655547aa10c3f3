import { fromCallback } from 'xstate'
import { fromService } from '#machines/fromService.ts'
import { sessionsMachine } from '#machines/sessions/sessions.machine.ts'
import type { SessionsEvent } from '#machines/sessions/sessions.types.ts'
import type { Services } from '#services/services.ts'

/** Effects of the machine on the rest of the site. */
export interface SessionsEffects {
  /** Sessions were ended. */
  sessionsChanged(): void
}

/** The sessions with ports (decision A8). */
export const provideSessions = (
  { account, authChannel, reporter }: Pick<Services, 'account' | 'authChannel' | 'reporter'>,
  effects: SessionsEffects,
) =>
  sessionsMachine.provide({
    actors: {
      readSessions: fromService(reporter, ({ signal }) => account.sessions(signal)),
      endSession: fromService(reporter, async ({ input, signal }) => {
        await account.endSession(input.id, signal)
        return 1
      }),
      endOthers: fromService(reporter, ({ signal }) => account.endOtherSessions(signal)),
      listenToChanges: fromCallback<SessionsEvent>(({ sendBack }) =>
        authChannel.subscribe(() => sendBack({ type: 'list.changed' })),
      ),
    },
    actions: {
      reportEnded: () => effects.sessionsChanged(),
    },
  })
