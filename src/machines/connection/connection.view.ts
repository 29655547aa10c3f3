import type { SnapshotFrom } from 'xstate'
import type { ConnectionEvent, connectionMachine } from '#machines/connection/connection.machine.ts'
import type { ProbeResult } from '#services/connection/connection.port.ts'

// Components may look at views only, not at ports.
export type { Probe, ProbeResult } from '#services/connection/connection.port.ts'

/** The dashboard's connection panel (decision A5). */
export interface ConnectionView {
  /** Which test is under way; both buttons wait for it. */
  readonly running: 'connection' | 'signup' | null
  /** The latest outcomes in order: service, account, database, signup; empty before the first test. */
  readonly results: ReadonlyArray<ProbeResult>
}

/** What the connection panel may do; a command during a test is ignored. */
export interface ConnectionCommands {
  /** Asks the service, the account and the database. */
  readonly testConnection: () => void
  /** Makes a throwaway account, to see whether sign-up works. */
  readonly testSignup: () => void
}

const runningIn = {
  idle: null,
  testingConnection: 'connection',
  testingSignup: 'signup',
} as const

/** Reads the view from the machine's snapshot. */
export const selectConnectionView = (
  snapshot: SnapshotFrom<typeof connectionMachine>,
): ConnectionView => {
  const { connection, signup } = snapshot.context
  return {
    running: runningIn[snapshot.value],
    results: signup === null ? connection : [...connection, signup],
  }
}

/** Turns the machine's events into commands. */
export const connectionCommands = (send: (event: ConnectionEvent) => void): ConnectionCommands => ({
  testConnection: () => send({ type: 'connection.requested' }),
  testSignup: () => send({ type: 'signup.requested' }),
})
