import { assign, setup, type SnapshotFrom } from 'xstate'
import { fromService } from '#machines/fromService.ts'
import type { ProbeResult } from '#services/connection.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

// Components may look at machines only, not at ports.
export type { Probe, ProbeResult } from '#services/connection.ts'

/** The dashboard's connection panel. A test that is asked for during another is ignored. */
export interface ConnectionFlow {
  /** Which test is under way; both buttons wait for it. */
  readonly running: 'connection' | 'signup' | null
  /** The latest outcomes in order: service, account, database, signup; empty before the first test. */
  readonly results: ReadonlyArray<ProbeResult>
  /** Asks the service, the account and the database. */
  readonly testConnection: () => void
  /** Makes a throwaway account, to see whether sign-up works. */
  readonly testSignup: () => void
}

export interface ConnectionEvent {
  readonly type: 'connection.requested' | 'signup.requested'
}

type ConnectionServices = Pick<Services, 'connection' | 'reporter'>

/** One test at a time, so that times mean something. */
export const connectionMachine = ({ connection, reporter }: ConnectionServices) =>
  setup({
    types: {} as {
      context: {
        readonly connection: readonly ProbeResult[]
        readonly signup: readonly ProbeResult[]
      }
      events: ConnectionEvent
    },
    actors: {
      testConnection: fromService(reporter, ({ signal }) => connection.testConnection(signal)),
      testSignup: fromService(reporter, ({ signal }) => connection.testSignup(signal)),
    },
  }).createMachine({
    id: 'connection',
    context: { connection: [], signup: [] },
    initial: 'idle',
    states: {
      idle: {
        on: { 'connection.requested': 'testingConnection', 'signup.requested': 'testingSignup' },
      },
      testingConnection: {
        tags: 'pending',
        invoke: {
          src: 'testConnection',
          onDone: { target: 'idle', actions: assign({ connection: ({ event }) => event.output }) },
          onError: 'idle',
        },
      },
      testingSignup: {
        tags: 'pending',
        invoke: {
          src: 'testSignup',
          onDone: { target: 'idle', actions: assign({ signup: ({ event }) => [event.output] }) },
          onError: 'idle',
        },
      },
    },
  })

const runningIn = { idle: null, testingConnection: 'connection', testingSignup: 'signup' } as const

export const connectionFlow = (
  { value, context }: SnapshotFrom<typeof connectionMachine>,
  send: (event: ConnectionEvent) => void,
): ConnectionFlow => ({
  running: runningIn[value],
  results: [...context.connection, ...context.signup],
  testConnection: () => send({ type: 'connection.requested' }),
  testSignup: () => send({ type: 'signup.requested' }),
})

export const useConnection = (services: ConnectionServices): ConnectionFlow =>
  useFlow(() => connectionMachine(services), connectionFlow)
