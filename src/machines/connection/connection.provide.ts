import { fromService } from '#machines/fromService.ts'
import { connectionMachine } from '#machines/connection/connection.machine.ts'
import type { Services } from '#services/services.ts'

/** The connection panel with ports (decision A5). */
export const provideConnection = ({
  connection,
  reporter,
}: Pick<Services, 'connection' | 'reporter'>) =>
  connectionMachine.provide({
    actors: {
      testConnection: fromService(reporter, ({ signal }) => connection.testConnection(signal)),
      testSignup: fromService(reporter, ({ signal }) => connection.testSignup(signal)),
    },
  })
