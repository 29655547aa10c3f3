import { fromService } from '#machines/fromService.ts'
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts'
import type { Services } from '#services/services.ts'

/** The forgot-password dialog with ports (decision A3). */
export const provideRecovery = ({ recovery, reporter }: Pick<Services, 'recovery' | 'reporter'>) =>
  recoveryMachine.provide({
    actors: {
      sendResetMail: fromService(reporter, ({ input, signal }) => recovery.request(input, signal)),
    },
  })
