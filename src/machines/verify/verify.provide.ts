import { fromService } from '#machines/fromService.ts'
import { requireToken } from '#machines/mailedLink.ts'
import { verifyMachine } from '#machines/verify/verify.machine.ts'
import type { Services } from '#services/services.ts'

/** The verification page with ports (decision S5). */
export const provideVerify = ({
  emailLink,
  authChannel,
  reporter,
}: Pick<Services, 'emailLink' | 'authChannel' | 'reporter'>) =>
  verifyMachine.provide({
    actors: {
      confirmAddress: fromService(reporter, ({ input, signal }) =>
        emailLink.confirm(requireToken(input), signal),
      ),
    },
    actions: { emitChanged: () => authChannel.emit('changed') },
  })
