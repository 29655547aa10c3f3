import { fromPromise } from 'xstate'
import { connectionMachine } from '#machines/connection/connection.machine.ts'
import type { ProbeResult } from '#services/connection/connection.port.ts'
import type { Services } from '#services/services.ts'

/** The connection panel on real ports (decision A5). */
export const provideConnection = ({ connection }: Pick<Services, 'connection'>) =>
  connectionMachine.provide({
    actors: {
      testConnection: fromPromise<readonly ProbeResult[]>(({ signal }) =>
        connection.testConnection(signal),
      ),
      testSignup: fromPromise<ProbeResult>(({ signal }) => connection.testSignup(signal)),
    },
  })
