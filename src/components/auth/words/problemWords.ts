import type { CodeProblem } from '#domain/code.rules.ts'
import { limits } from '#domain/limits.ts'
import type { LoginProblem } from '#domain/login.rules.ts'
import type { RecoveryProblem } from '#domain/recovery.rules.ts'
import type { ResetProblem } from '#domain/reset.rules.ts'
import type { SignupProblem } from '#domain/signup.rules.ts'
import type { Translate } from '#locales/index.ts'

/** Every problem that a field of an account form can have. */
export type AccountProblem =
  LoginProblem | RecoveryProblem | ResetProblem | SignupProblem | CodeProblem

/**
 * The words for every problem of an account form, in the language of `t` (spec §5, decision L3). A
 * problem without words does not compile.
 *
 * @param passwordMin shortest password that the form takes, in characters
 */
export const problemWords = (
  t: Translate,
  passwordMin: number = limits.signupPasswordMin,
): Record<AccountProblem, string> => ({
  nameRequired: t('auth:problem.nameRequired'),
  nameTooShort: t('auth:problem.nameTooShort', { min: limits.nameMin }),
  nameTooLong: t('auth:problem.nameTooLong', { max: limits.nameMax }),
  emailRequired: t('auth:problem.emailRequired'),
  emailInvalid: t('auth:problem.emailInvalid'),
  passwordRequired: t('auth:problem.passwordRequired'),
  passwordTooShort: t('auth:problem.passwordTooShort', { min: passwordMin }),
  passwordTooLong: t('auth:problem.passwordTooLong'),
  confirmRequired: t('auth:problem.confirmRequired'),
  confirmMismatch: t('auth:problem.confirmMismatch'),
  termsRequired: t('auth:problem.termsRequired'),
  codeIncomplete: t('auth:problem.codeIncomplete'),
})
