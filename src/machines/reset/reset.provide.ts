import { fromService } from '#machines/fromService.ts'
import { requireToken } from '#machines/mailedLink.ts'
import { resetMachine } from '#machines/reset/reset.machine.ts'
import type { Services } from '#services/services.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

/** The new-password page with ports (decision S5). */
export const provideReset = ({ recovery, reporter }: Pick<Services, 'recovery' | 'reporter'>) =>
  resetMachine.provide({
    actors: {
      setPassword: fromService<unknown, { token: LinkToken | null; password: string }>(
        reporter,
        async ({ input, signal }) => {
          await recovery.reset(requireToken(input.token), input.password, signal)
        },
      ),
    },
  })
