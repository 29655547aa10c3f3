import { fromService } from '#machines/fromService.ts'
import { requireToken } from '#machines/mailedLink.ts'
import { resetMachine } from '#machines/reset/reset.machine.ts'
import type { Services } from '#services/services.ts'

/** The new-password page with ports (decision S5). */
export const provideReset = ({ recovery, reporter }: Pick<Services, 'recovery' | 'reporter'>) =>
  resetMachine.provide({
    actors: {
      setPassword: fromService(reporter, ({ input, signal }) =>
        recovery.reset(requireToken(input.token), input.password, signal),
      ),
    },
  })
