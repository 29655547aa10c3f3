import { assign, fromPromise, setup } from 'xstate'
import { notProvided, typed } from '#machines/setup.ts'
import type { ProbeResult } from '#services/connection/connection.port.ts'

interface ConnectionContext {
  readonly connection: readonly ProbeResult[]
  readonly signup: ProbeResult | null
}

/** What the connection panel's machine listens to. */
export interface ConnectionEvent {
  readonly type: 'connection.requested' | 'signup.requested'
}

/** The dashboard's connection panel (decision A5): one test at a time, so that times mean something. */
export const connectionMachine = setup({
  types: typed<{ context: ConnectionContext; events: ConnectionEvent }>(),
  actors: {
    testConnection: fromPromise<readonly ProbeResult[]>(notProvided),
    testSignup: fromPromise<ProbeResult>(notProvided),
  },
  actions: {
    setConnection: assign((_, { results }: { results: readonly ProbeResult[] }) => ({
      connection: results,
    })),
    setSignup: assign((_, { result }: { result: ProbeResult }) => ({ signup: result })),
  },
}).createMachine({
  id: 'connection',
  context: { connection: [], signup: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'connection.requested': 'testingConnection', 'signup.requested': 'testingSignup' },
    },
    testingConnection: {
      tags: 'pending',
      invoke: {
        src: 'testConnection',
        id: 'testConnection',
        onDone: {
          target: 'idle',
          actions: { type: 'setConnection', params: ({ event }) => ({ results: event.output }) },
        },
        onError: 'idle',
      },
    },
    testingSignup: {
      tags: 'pending',
      invoke: {
        src: 'testSignup',
        id: 'testSignup',
        onDone: {
          target: 'idle',
          actions: { type: 'setSignup', params: ({ event }) => ({ result: event.output }) },
        },
        onError: 'idle',
      },
    },
  },
})
