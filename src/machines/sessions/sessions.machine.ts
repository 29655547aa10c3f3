import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate'
import type { AccountSession } from '#domain/account.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/setup.ts'
import type { SessionsContext, SessionsEvent } from '#machines/sessions/sessions.types.ts'

const showEnded = {
  target: 'refreshing',
  actions: [
    {
      type: 'setEnded',
      params: ({ event }: { event: { output: number } }) => ({ ended: event.output }),
    },
    'reportEnded',
  ],
} as const
const showEndProblem = {
  target: 'refreshing',
  actions: { type: 'setEndProblem', params: withError },
} as const

const listed = {
  target: '#sessions.listed',
  actions: {
    type: 'setSessions',
    params: ({ event }: { event: { output: readonly AccountSession[] } }) => ({
      sessions: event.output,
    }),
  },
} as const

/**
 * The sessions of the account (decision A8): one can be ended, or all others. A change in another tab
 * reads the list again without hiding it.
 */
export const sessionsMachine = setup({
  types: typed<{ context: SessionsContext; events: SessionsEvent }>(),
  actors: {
    readSessions: fromPromise<readonly AccountSession[]>(notProvided),
    endSession: fromPromise<number, { id: string }>(notProvided),
    endOthers: fromPromise<number>(notProvided),
    listenToChanges: fromCallback<SessionsEvent>(notProvided),
  },
  actions: {
    setSessions: assign((_, { sessions }: { sessions: readonly AccountSession[] }) => ({
      sessions,
      problem: null,
    })),
    setProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
    setEnding: assign((_, { id }: { id: string }) => ({ ending: id })),
    clearOutcome: assign({ ended: null, endProblem: null }),
    setEnded: assign((_, { ended }: { ended: number }) => ({ ended, ending: null })),
    setEndProblem: assign((_, { thrown }: Thrown) => ({
      endProblem: problemOf(thrown),
      ending: null,
    })),
    /** The other tabs read their list again. */
    reportEnded: notProvided,
  },
}).createMachine({
  id: 'sessions',
  context: { sessions: [], problem: null, ending: null, ended: null, endProblem: null },
  invoke: { src: 'listenToChanges', id: 'listenToChanges' },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readSessions',
        id: 'readSessions',
        onDone: listed,
        onError: { target: 'failed', actions: { type: 'setProblem', params: withError } },
      },
    },
    failed: { on: { 'list.retried': 'reading', 'list.changed': 'reading' } },
    listed: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'session.ended': {
              target: 'ending',
              actions: { type: 'setEnding', params: ({ event }) => ({ id: event.id }) },
            },
            'others.ended': 'endingOthers',
            'list.changed': 'refreshing',
          },
        },
        refreshing: {
          invoke: {
            src: 'readSessions',
            id: 'refreshSessions',
            onDone: listed,
            // The list on the screen is older, but not wrong enough to be taken away.
            onError: 'idle',
          },
          on: {
            'list.changed': { target: 'refreshing', reenter: true },
            'session.ended': {
              target: 'ending',
              actions: { type: 'setEnding', params: ({ event }) => ({ id: event.id }) },
            },
            'others.ended': 'endingOthers',
          },
        },
        ending: {
          entry: 'clearOutcome',
          invoke: {
            src: 'endSession',
            id: 'endSession',
            input: ({ event }) => {
              assertEvent(event, 'session.ended')
              return { id: event.id }
            },
            onDone: showEnded,
            onError: showEndProblem,
          },
        },
        endingOthers: {
          entry: 'clearOutcome',
          invoke: {
            src: 'endOthers',
            id: 'endOthers',
            onDone: showEnded,
            onError: showEndProblem,
          },
        },
      },
    },
  },
})
