import { factorCodeOf } from '#domain/factors.rules.ts'
import { factorsMachine } from '#machines/factors/factors.machine.ts'
import type { ProvenChange } from '#machines/factors/factors.types.ts'
import { fromService } from '#machines/fromService.ts'
import type { Enrolment, FactorStatus } from '#services/factors/factors.port.ts'
import type { Services } from '#services/services.ts'

/** Provides the machine of the second factor on the account page with ports (decision A8). */
export const provideFactors = ({ factors, reporter }: Pick<Services, 'factors' | 'reporter'>) =>
  factorsMachine.provide({
    actors: {
      loadStatus: fromService<FactorStatus>(reporter, ({ signal }) => factors.status(signal)),
      begin: fromService<Enrolment | null>(reporter, ({ signal }) => factors.begin(signal)),
      confirm: fromService<unknown, string>(reporter, ({ input, signal }) =>
        factors.confirm(input, signal),
      ),
      enable: fromService<readonly string[]>(reporter, ({ signal }) => factors.enable(signal)),
      change: fromService<readonly string[], ProvenChange>(
        reporter,
        async ({ input: { purpose, method, code }, signal }) => {
          await factors.answer({ method, code: factorCodeOf(method, code) }, signal)
          if (purpose === 'renew') return factors.renewRecoveryCodes(signal)
          await factors.disable(signal)
          return []
        },
      ),
    },
  })
