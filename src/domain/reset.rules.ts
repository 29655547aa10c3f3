import { collectProblems, type FieldProblems } from '#domain/fields.ts'
import {
  confirmProblem,
  newPasswordProblem,
  type ConfirmProblem,
  type NewPasswordProblem,
} from '#domain/newPassword.rules.ts'

/** What the new-password page holds (decision S5). */
export interface ResetForm {
  /** New password. */
  readonly password: string
  /** The new password once more. */
  readonly confirm: string
}

/** Why a field of the new-password page is refused. */
export type ResetProblem = NewPasswordProblem | ConfirmProblem

/** Checks the new-password page by the rules of sign-up (spec §5, decision S5). */
export const validateReset = (form: ResetForm): FieldProblems<keyof ResetForm, ResetProblem> =>
  collectProblems<keyof ResetForm, ResetProblem>([
    ['password', newPasswordProblem(form.password)],
    ['confirm', confirmProblem(form.password, form.confirm)],
  ])
