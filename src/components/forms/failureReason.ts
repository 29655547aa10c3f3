import type { Failure } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'

/** A title, and a text under it where there is more. */
export interface FailureMessage {
  readonly title: string
  readonly text?: string
  /** The code is the reason: its field is marked. */
  readonly codeWrong?: true
}

/**
 * The text of a failure: one or two sentences, shown alone or under the message of a screen
 * (decision L3). A code without a text does not compile.
 */
export const failureReason = (t: Translate, failure: Failure): string => {
  switch (failure.code) {
    case 'refused': {
      const field = failure.field ?? 'unknown'
      return t(`errors:refused.${field}`)
    }
    case 'other':
      return failure.status === 0
        ? t('errors:reason.otherUnknown')
        : t('errors:reason.other', { status: failure.status })
    case 'rateLimited':
      return failure.until === undefined
        ? t('errors:reason.rateLimited')
        : t('errors:reason.rateLimitedUntil', { until: new Date(failure.until) })
    default:
      return t(`errors:reason.${failure.code}`)
  }
}
