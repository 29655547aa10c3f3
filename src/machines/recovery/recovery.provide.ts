import { fromPromise } from 'xstate'
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import type { Services } from '#services/services.ts'

/** The forgot-password dialog on real ports (decision A3). */
export const provideRecovery = ({ recovery }: Pick<Services, 'recovery'>) =>
  recoveryMachine.provide({
    actors: {
      sendResetMail: fromPromise<unknown, string>(({ input, signal }) =>
        recovery.request(input, signal),
      ),
    },
  })
