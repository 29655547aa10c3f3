import type { Failure } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'

/**
 * The text of a failure: one or two sentences, shown alone or under the message of a screen
 * (decision L3). A code without a text does not compile.
 */
export const failureReason = (t: Translate, failure: Failure): string => {
  switch (failure.code) {
    case 'refused':
    case 'other':
      return t(`errors:reason.${failure.code}`, { reason: failure.reason })
    default:
      return t(`errors:reason.${failure.code}`)
  }
}
