import { failureReason } from '#components/auth/messages/failureReason.ts'
import type { FailureMessage } from '#components/auth/messages/codeFailureMessage.ts'
import type { Translate } from '#locales/index.ts'
import type { FactorMethod, ChallengeFailure } from '#machines/challenge.ts'

/** Why the code of the second factor was not accepted (decision A8). */
export const challengeFailureMessage = (
  t: Translate,
  method: FactorMethod,
  failure: ChallengeFailure,
): FailureMessage => {
  switch (failure.code) {
    case 'invalidToken':
      return { title: t(`twoFactor:login.wrong.${method}`), codeWrong: true }
    case 'codeExpired':
      return { title: t('twoFactor:login.expired'), codeWrong: true }
    case 'unverified':
      return { title: t('twoFactor:login.unverified') }
    default:
      return { title: t('twoFactor:login.failed'), text: failureReason(t, failure) }
  }
}
