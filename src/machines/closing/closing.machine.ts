import { assertEvent, assign, fromPromise, setup, stateIn } from 'xstate'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/setup.ts'
import type { CloseAccountContext, CloseAccountEvent } from '#machines/closing/closing.types.ts'

const setCount = {
  type: 'setCount',
  params: ({ event }: { event: { output: number } }) => ({ count: event.output }),
} as const

const failedWork = {
  target: 'ready',
  actions: { type: 'setOutcome', params: { outcome: 'failed' } },
} as const

/**
 * Closing the account (decision A8): a dialog asks for its name and password. Beside it, the products
 * of this browser can be exported or cleared; closing the account does not touch them.
 */
export const closeAccountMachine = setup({
  types: typed<{ context: CloseAccountContext; events: CloseAccountEvent }>(),
  actors: {
    closeAccount: fromPromise<unknown, { password: string }>(notProvided),
    countProducts: fromPromise<number>(notProvided),
    exportProducts: fromPromise<unknown>(notProvided),
    clearProducts: fromPromise<number>(notProvided),
    restoreProducts: fromPromise<number>(notProvided),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, { thrown }: Thrown) => ({
      problem: problemOf(thrown, ['invalidCredentials']),
    })),
    clearOutcome: assign({ outcome: null }),
    setOutcome: assign((_, { outcome }: { outcome: CloseAccountContext['outcome'] }) => ({
      outcome,
    })),
    setCount: assign((_, { count }: { count: number }) => ({ count })),
    setCleared: assign((_, { count }: { count: number }) => ({
      count: 0,
      cleared: count,
      outcome: 'cleared' as const,
    })),
    reportClosed: notProvided,
  },
  guards: { isAsking: stateIn({ dialog: 'asking' }) },
}).createMachine({
  id: 'closeAccount',
  context: { problem: null, count: 0, outcome: null, cleared: 0 },
  type: 'parallel',
  states: {
    dialog: {
      initial: 'idle',
      states: {
        idle: { on: { 'close.asked': 'asking' } },
        asking: {
          on: {
            'close.submitted': 'closing',
            'close.cancelled': { target: 'idle', actions: 'clearProblem' },
          },
        },
        closing: {
          tags: 'pending',
          entry: 'clearProblem',
          invoke: {
            src: 'closeAccount',
            id: 'closeAccount',
            input: ({ event }) => {
              assertEvent(event, 'close.submitted')
              return { password: event.password }
            },
            onDone: { target: 'closed', actions: 'reportClosed' },
            onError: { target: 'asking', actions: { type: 'setProblem', params: withError } },
          },
        },
        closed: { tags: 'pending' },
      },
    },
    products: {
      initial: 'idle',
      on: {
        'close.cancelled': { guard: 'isAsking', target: '.idle', actions: 'clearOutcome' },
      },
      states: {
        idle: { on: { 'close.asked': 'counting' } },
        counting: {
          invoke: {
            src: 'countProducts',
            id: 'countProducts',
            onDone: { target: 'ready', actions: setCount },
            onError: 'unavailable',
          },
        },
        /** The storage of this browser cannot be read. */
        unavailable: {},
        ready: {
          on: {
            'products.exported': 'exporting',
            'products.cleared': 'clearing',
            'products.restored': 'restoring',
          },
        },
        exporting: {
          entry: 'clearOutcome',
          invoke: {
            src: 'exportProducts',
            id: 'exportProducts',
            onDone: {
              target: 'ready',
              actions: { type: 'setOutcome', params: { outcome: 'exported' } },
            },
            onError: failedWork,
          },
        },
        clearing: {
          entry: 'clearOutcome',
          invoke: {
            src: 'clearProducts',
            id: 'clearProducts',
            onDone: {
              target: 'ready',
              actions: { type: 'setCleared', params: ({ event }) => ({ count: event.output }) },
            },
            onError: failedWork,
          },
        },
        restoring: {
          entry: 'clearOutcome',
          invoke: {
            src: 'restoreProducts',
            id: 'restoreProducts',
            onDone: { target: 'ready', actions: setCount },
            onError: failedWork,
          },
        },
      },
    },
  },
})
