import {
  emailProblem,
  collectProblems,
  type FieldProblems,
  nameProblem,
  type NameProblem,
} from '#domain/fields.ts'
import {
  confirmProblem,
  newPasswordProblem,
  type ConfirmProblem,
  type NewPasswordProblem,
} from '#domain/password.rules.ts'

/** What the sign-up form holds. */
export interface SignupForm {
  /** Name to be greeted with, as typed. */
  readonly name: string
  /** Address of the new account, as typed. */
  readonly email: string
  /** New password. */
  readonly password: string
  /** The new password once more. */
  readonly confirm: string
  /** Whether the terms are accepted. */
  readonly terms: boolean
}

/** Why a field of the sign-up form is refused (spec §5). */
export type SignupProblem =
  | NameProblem
  | 'emailRequired'
  | 'emailInvalid'
  | NewPasswordProblem
  | ConfirmProblem
  | 'termsRequired'

/** Checks the sign-up form; an empty result means that it may be sent (spec §5). */
export const validateSignup = (form: SignupForm): FieldProblems<keyof SignupForm, SignupProblem> =>
  collectProblems<keyof SignupForm, SignupProblem>([
    ['name', nameProblem(form.name)],
    ['email', emailProblem(form.email)],
    ['password', newPasswordProblem(form.password)],
    ['confirm', confirmProblem(form.password, form.confirm)],
    ['terms', form.terms ? null : 'termsRequired'],
  ])
