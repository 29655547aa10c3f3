import { failureReason } from '#components/auth/messages/failureReason.ts'
import type { Translate } from '#locales/index.ts'
import type { LoginFailure } from '#machines/login.ts'

/** Why log-in failed: the spec's three sentences, or `Login failed: {reason}` (spec §8, decision A1). */
export const loginFailureMessage = (t: Translate, failure: LoginFailure): string => {
  switch (failure.code) {
    case 'invalidCredentials':
      return t('auth:login.invalidCredentials')
    case 'userNotFound':
      return t('auth:login.userNotFound')
    case 'unverified':
      return t('auth:login.unverified')
    default:
      return t('auth:login.failed', { reason: failureReason(t, failure) })
  }
}
