import { failureReason, type FailureMessage } from '#components/forms/failureReason.ts'
import type { Translate } from '#locales/index.ts'
import type { FactorsFailure, ProofMethod } from '#machines/factors.ts'

/** Why a code was not accepted on the account page (decision A8). */
export const factorsFailureMessage = (
  t: Translate,
  method: ProofMethod,
  failure: FactorsFailure,
): FailureMessage => {
  if (failure.code !== 'invalidToken')
    return { title: t('twoFactor:section.failed'), text: failureReason(t, failure) }
  const title =
    method === 'totp' ? t('twoFactor:section.wrong') : t('twoFactor:login.wrong.recoveryCode')
  return { title, codeWrong: true }
}
