import { factorCodeOf } from '#domain/factors.rules.ts'
import { factorsMachine } from '#machines/factors/factors.machine.ts'
import { fromService } from '#machines/oldFromService.ts'
import type { Services } from '#services/services.ts'

/** Provides the machine of the second factor on the account page with ports (decision A8). */
export const provideFactors = ({ factors, reporter }: Pick<Services, 'factors' | 'reporter'>) =>
  factorsMachine.provide({
    actors: {
      loadStatus: fromService(reporter, ({ signal }) => factors.status(signal)),
      begin: fromService(reporter, ({ signal }) => factors.begin(signal)),
      confirm: fromService(reporter, ({ input, signal }) => factors.confirm(input, signal)),
      enable: fromService(reporter, ({ signal }) => factors.enable(signal)),
      change: fromService(reporter, async ({ input: { purpose, method, code }, signal }) => {
        await factors.answer({ method, code: factorCodeOf(method, code) }, signal)
        if (purpose === 'renew') return factors.renewRecoveryCodes(signal)
        await factors.disable(signal)
        return []
      }),
    },
  })
