import type { AccountPageProblem } from '#domain/account.rules.ts'
import type { CodeProblem } from '#domain/code.rules.ts'
import { limits } from '#domain/limits.ts'
import type { LoginProblem } from '#domain/login.rules.ts'
import type { SignupProblem } from '#domain/signup.rules.ts'
import type { Translate } from '#locales/index.ts'

/** Every problem that a field of an account form can have. */
export type AccountProblem = AccountPageProblem | LoginProblem | SignupProblem | CodeProblem

/**
 * The text of a problem in an account form (spec §5, decision L3). A problem without a text does not
 * compile.
 *
 * @param t - from `useTranslation`
 * @param problem - code of the problem
 * @param least - shortest password that the form accepts, in characters
 */
export const problemMessage = (
  t: Translate,
  problem: AccountProblem,
  least: number = limits.signupPasswordMin,
): string =>
  t(`auth:problem.${problem}`, {
    min: problem === 'nameTooShort' ? limits.nameMin : least,
    max: limits.nameMax,
  })
