import type { Failure } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'

/**
 * The words for a failure in the language of `t`: one or two whole sentences that stand alone or
 * under the sentence of a screen (decision L3). A code without words does not compile.
 */
export const failureReason = (t: Translate, failure: Failure): string => {
  switch (failure.code) {
    case 'network':
      return t('errors:reason.network')
    case 'timeout':
      return t('errors:reason.timeout')
    case 'rateLimited':
      return failure.retryAfterSeconds === undefined
        ? t('errors:reason.rateLimited')
        : t('errors:reason.rateLimitedFor', { count: failure.retryAfterSeconds })
    case 'unavailable':
      return failure.retryAfterSeconds === undefined
        ? t('errors:reason.unavailable')
        : t('errors:reason.unavailableFor', { count: failure.retryAfterSeconds })
    case 'blocked':
      return t('errors:reason.blocked')
    case 'forbiddenOrigin':
      return t('errors:reason.forbiddenOrigin')
    case 'refused':
      return t('errors:reason.refused', { reason: failure.reason })
    case 'other':
      return t('errors:reason.other', { reason: failure.reason })
    case 'invalidCredentials':
      return t('errors:reason.invalidCredentials')
    case 'userNotFound':
      return t('errors:reason.userNotFound')
    case 'unverified':
      return t('errors:reason.unverified')
    case 'alreadyExists':
      return t('errors:reason.alreadyExists')
    case 'alreadyVerified':
      return t('errors:reason.alreadyVerified')
    case 'invalidToken':
      return t('errors:reason.invalidToken')
    case 'signInAgain':
      return t('errors:reason.signInAgain')
    case 'unconfirmed':
      return t('errors:reason.unconfirmed')
    case 'unexpected':
      return t('errors:reason.unexpected')
    case 'cookiesBlocked':
      return t('errors:reason.cookiesBlocked')
  }
}
