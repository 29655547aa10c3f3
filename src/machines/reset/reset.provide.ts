import { fromPromise } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import { resetMachine } from '#machines/reset/reset.machine.ts'
import type { Services } from '#services/services.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

/** The new-password page on real ports (decision S5). */
export const provideReset = ({ recovery }: Pick<Services, 'recovery'>) =>
  resetMachine.provide({
    actors: {
      setPassword: fromPromise<unknown, { token: LinkToken | null; password: string }>(
        async ({ input, signal }) => {
          if (input.token === null) throw new ServiceError({ code: 'invalidToken' })
          await recovery.reset(input.token, input.password, signal)
        },
      ),
    },
  })
