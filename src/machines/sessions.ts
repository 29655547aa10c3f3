import {
  assertEvent,
  assign,
  setup,
  type DoneActorEvent,
  type ErrorActorEvent,
  type SnapshotFrom,
} from 'xstate'
import type { AccountSession } from '#domain/account.ts'
import {
  problemOf,
  fromService,
  fromTabs,
  problemFrom,
  type ScreenFailure,
} from '#machines/fromService.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** Why the sessions were not read, or one was not ended. */
export type SessionsFailure = ScreenFailure

interface SessionsContext {
  /** This session first, then the newest. */
  readonly sessions: ReadonlyArray<AccountSession>
  /** Why the list could not be read. */
  readonly problem: SessionsFailure | null
  /** The id of the session that is being ended, or `others`. */
  readonly ending: string | null
  /** How many sessions the last action ended. */
  readonly ended: number | null
  /** Why the last action failed. */
  readonly endProblem: SessionsFailure | null
}

/** The sessions on the account page. */
export interface SessionsFlow extends SessionsContext {
  /** Whether the list is there. */
  readonly status: 'reading' | 'failed' | 'listed'
  /** Ends one session; ignored while one is being ended. */
  end(id: string): void
  /** Ends every session but this one. */
  endOthers(): void
  /** Reads the list again after a failure. */
  retry(): void
  /** Reads the list again because something changed; the old one stays until then. */
  refresh(): void
}

export type SessionsEvent =
  | { readonly type: 'session.ended'; readonly id: string }
  | { readonly type: 'others.ended' }
  | { readonly type: 'list.retried' }
  /** Something changed here or in another tab: the list is read again. */
  | { readonly type: 'list.changed' }

const setEnded = assign<SessionsContext, DoneActorEvent<number>, undefined, SessionsEvent, never>({
  ended: ({ event }) => event.output,
})

const setEndProblem = assign<SessionsContext, ErrorActorEvent, undefined, SessionsEvent, never>({
  endProblem: ({ event }) => problemOf(event.error),
})

type SessionsServices = Pick<Services, 'account' | 'authChannel' | 'early' | 'reporter'>

/**
 * The sessions of the account: one can be ended, or all others. A change in another tab reads the list
 * again without hiding it.
 *
 * @param sessionsChanged - informs the other tabs
 */
export const sessionsMachine = (
  { account, authChannel, early, reporter }: SessionsServices,
  sessionsChanged: () => void,
) => {
  const afterwards = {
    onDone: { target: 'refreshing', actions: [setEnded, sessionsChanged] },
    onError: { target: 'refreshing', actions: setEndProblem },
  }
  return setup({
    types: {} as { context: SessionsContext; events: SessionsEvent },
    actors: {
      readSessions: fromService(
        reporter,
        ({ signal }) => early?.take('sessions') ?? account.sessions(signal),
      ),
      endSession: fromService<number, string>(reporter, async ({ input, signal }) => {
        await account.endSession(input, signal)
        return 1
      }),
      endOthers: fromService(reporter, ({ signal }) => account.endOtherSessions(signal)),
      listenToChanges: fromTabs(authChannel, () => ({ type: 'list.changed' })),
    },
  }).createMachine({
    id: 'sessions',
    context: { sessions: [], problem: null, ending: null, ended: null, endProblem: null },
    invoke: { src: 'listenToChanges' },
    initial: 'reading',
    states: {
      reading: {
        invoke: {
          src: 'readSessions',
          onDone: {
            target: 'listed',
            actions: assign({ sessions: ({ event }) => event.output, problem: null }),
          },
          onError: { target: 'failed', actions: assign(problemFrom()) },
        },
        on: { 'list.changed': { target: 'reading', reenter: true } },
      },
      failed: { on: { 'list.retried': 'reading', 'list.changed': 'reading' } },
      listed: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              'session.ended': 'ending',
              'others.ended': 'endingOthers',
              'list.changed': 'refreshing',
            },
          },
          refreshing: {
            invoke: {
              src: 'readSessions',
              onDone: {
                target: 'idle',
                actions: assign({ sessions: ({ event }) => event.output }),
              },
              // The list on the screen is older, but not wrong enough to be taken away.
              onError: 'idle',
            },
            on: {
              'list.changed': { target: 'refreshing', reenter: true },
              'session.ended': 'ending',
              'others.ended': 'endingOthers',
            },
          },
          ending: {
            entry: assign({
              ending: ({ event }) => {
                assertEvent(event, 'session.ended')
                return event.id
              },
              ended: null,
              endProblem: null,
            }),
            invoke: {
              src: 'endSession',
              input: ({ event }) => {
                assertEvent(event, 'session.ended')
                return event.id
              },
              ...afterwards,
            },
            exit: assign({ ending: null }),
          },
          endingOthers: {
            entry: assign({ ending: 'others', ended: null, endProblem: null }),
            invoke: {
              src: 'endOthers',
              ...afterwards,
            },
            exit: assign({ ending: null }),
          },
        },
      },
    },
  })
}

export const sessionsFlow = (
  { value, context }: SnapshotFrom<typeof sessionsMachine>,
  send: (event: SessionsEvent) => void,
): SessionsFlow => ({
  ...context,
  status: typeof value === 'string' ? value : 'listed',
  end: (id) => send({ type: 'session.ended', id }),
  endOthers: () => send({ type: 'others.ended' }),
  retry: () => send({ type: 'list.retried' }),
  refresh: () => send({ type: 'list.changed' }),
})

export const useSessions = (
  services: SessionsServices,
  sessionsChanged: () => void,
): SessionsFlow => useFlow(() => sessionsMachine(services, sessionsChanged), sessionsFlow)
