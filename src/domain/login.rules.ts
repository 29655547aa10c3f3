import {
  emailProblem,
  collectProblems,
  type FieldProblems,
  lengthOf,
  isEmail,
} from '#domain/fields.ts'
import { limits } from '#domain/limits.ts'

/** What the log-in form holds. */
export interface LoginForm {
  /** Address of the account, as typed. */
  readonly email: string
  /** Password of the account. */
  readonly password: string
}

/** Why a field of the log-in form is refused (spec §5). */
export type LoginProblem =
  'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'passwordTooShort'

const passwordProblem = (password: string): LoginProblem | null => {
  if (password === '') return 'passwordRequired'
  return lengthOf(password) < limits.loginPasswordMin ? 'passwordTooShort' : null
}

/** Checks the log-in form; an empty result means that it may be sent (spec §5). */
export const validateLogin = (form: LoginForm): FieldProblems<keyof LoginForm, LoginProblem> =>
  collectProblems([
    ['email', emailProblem(form.email)],
    ['password', passwordProblem(form.password)],
  ])

/** What the forgot-password dialog holds. */
export interface RecoveryForm {
  /** Address of the account, as typed. */
  readonly email: string
}

/** The spec has one sentence for every wrong address: 'Please enter a valid email address' (spec §5). */
export type RecoveryProblem = 'emailInvalid'

/** Checks the forgot-password form; an empty result means that it may be sent (spec §5). */
export const validateRecovery = (
  form: RecoveryForm,
): FieldProblems<keyof RecoveryForm, RecoveryProblem> =>
  collectProblems([['email', isEmail(form.email) ? null : 'emailInvalid']])
