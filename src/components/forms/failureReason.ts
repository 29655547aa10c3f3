import type { Failure, RefusedField } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'

/** A title, and a text under it where there is more. */
export interface FailureMessage {
  readonly title: string
  readonly text?: string
  /** The code is the reason: its field is marked. */
  readonly codeWrong?: true
}

/** The label of a field that the service refused, where the screen has that field. */
export type RefusedLabel = (t: Translate, field: RefusedField) => string | undefined

/** The labels of the account forms. */
const accountLabel: RefusedLabel = (t, field) => {
  switch (field) {
    case 'name':
    case 'email':
    case 'password':
      return t(`auth:field.${field}`)
    case 'currentPassword':
      return t('account:profile.currentPassword')
    case 'code':
      return t('auth:code.group')
    default:
      return undefined
  }
}

/** That the service refused a field, in a sentence (decision D5). */
export const refusedText = (
  t: Translate,
  field: RefusedField | null,
  labelOf: RefusedLabel = accountLabel,
): string => {
  const label = field === null ? undefined : labelOf(t, field)
  return label === undefined ? t('errors:refused.unknown') : t('errors:refused.field', { label })
}

/**
 * The text of a failure: one or two sentences, shown alone or under the message of a screen
 * (decision L3). A code without a text does not compile.
 *
 * @param labelOf - the labels of the form that was sent
 */
export const failureReason = (t: Translate, failure: Failure, labelOf?: RefusedLabel): string => {
  switch (failure.code) {
    case 'refused':
      return refusedText(t, failure.field, labelOf)
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
