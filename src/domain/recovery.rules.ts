import { isEmail } from '#domain/email.ts'
import { collectProblems, type FieldProblems } from '#domain/fields.ts'

/** What the forgot-password dialog holds. */
export interface RecoveryForm {
  /** Address of the account, as typed. */
  readonly email: string
}

/** The spec has one sentence for every wrong address: 'Please enter a valid email address' (spec §5). */
export type RecoveryProblem = 'emailInvalid'

/** Checks the forgot-password form; an empty answer means that it may be sent (spec §5). */
export const validateRecovery = (
  form: RecoveryForm,
): FieldProblems<keyof RecoveryForm, RecoveryProblem> =>
  collectProblems([['email', isEmail(form.email) ? null : 'emailInvalid']])
