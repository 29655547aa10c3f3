import { fromPromise } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import { verifyMachine } from '#machines/verify/verify.machine.ts'
import type { Services } from '#services/services.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

/** The verification page on real ports (decision S5). */
export const provideVerify = ({ emailLink }: Pick<Services, 'emailLink'>) =>
  verifyMachine.provide({
    actors: {
      spendLink: fromPromise<unknown, LinkToken | null>(async ({ input, signal }) => {
        if (input === null) throw new ServiceError({ code: 'invalidToken' })
        await emailLink.confirm(input, signal)
      }),
    },
  })
