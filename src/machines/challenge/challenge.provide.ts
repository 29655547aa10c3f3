import { assign } from 'xstate'
import { factorCodeOf } from '#domain/factors.rules.ts'
import { ServiceError } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import { fromService } from '#machines/oldFromService.ts'
import { challengeMachine } from '#machines/challenge/challenge.machine.ts'
import type { EnteredFactor } from '#machines/challenge/challenge.types.ts'
import type { FactorAnswer } from '#services/factors/factors.port.ts'
import type { Services } from '#services/services.ts'

/** Effects of the machine on the rest of the site. */
export interface ChallengeEffects {
  /** Informs the auth machine; the guard then redirects (decision A2). */
  sessionOpened(user: User): void
  /** The same for a log-in that was given up, or whose session has ended. */
  sessionAbandoned(): void
}

const answerOf = ({ method, mailed, code }: EnteredFactor): FactorAnswer => {
  if (method !== 'email') return { method, code: factorCodeOf(method, code) }
  if (mailed === null) throw new ServiceError({ code: 'invalidToken' })
  return { method, code, mailed }
}

/**
 * Provides the machine of the second factor with ports. A log-in clears a sign-up that waits for its
 * code in this tab, as without a second factor.
 */
export const provideChallenge = (
  {
    auth,
    factors,
    drafts,
    clock,
    reporter,
  }: Pick<Services, 'auth' | 'factors' | 'drafts' | 'clock' | 'reporter'>,
  effects: ChallengeEffects,
) =>
  challengeMachine.provide({
    actors: {
      loadOffers: fromService(reporter, ({ signal }) => factors.offers(signal)),
      mailCode: fromService(reporter, ({ signal }) => factors.mailCode(signal)),
      answer: fromService(reporter, async ({ input, signal }) => {
        await factors.answer(answerOf(input), signal)
        return auth.finishSignIn(signal)
      }),
      endSession: fromService(reporter, ({ signal }) => auth.signOut(signal)),
    },
    actions: {
      readClock: assign({ now: () => clock.now() }),
      reportSession: (_, { user }) => {
        drafts.signup.clear()
        effects.sessionOpened(user)
      },
      reportAbandoned: () => effects.sessionAbandoned(),
    },
  })
