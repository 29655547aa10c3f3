import { emailProblem, isEmail, lengthOf } from '#domain/fields.ts'
import { validate, type EntriesOf, type FormTable, type ProblemOf } from '#domain/form.ts'
import { limits } from '#domain/limits.ts'

const passwordProblem = (password: string) => {
  if (password === '') return 'passwordRequired'
  return lengthOf(password) < limits.loginPasswordMin ? 'passwordTooShort' : null
}

/** The log-in form (spec §5). */
export const loginFields = {
  email: { check: emailProblem },
  password: { check: passwordProblem },
} as const satisfies FormTable

/** What the log-in form holds, as typed. */
export type LoginEntries = EntriesOf<typeof loginFields>

/** Why a field of the log-in form is refused. */
export type LoginProblem = ProblemOf<typeof loginFields>

/** The forgot-password dialog. The spec has one sentence for every wrong address (spec §5). */
export const recoveryFields = {
  email: { check: (email: string) => (isEmail(email) ? null : 'emailInvalid') },
} as const satisfies FormTable

/** What the forgot-password dialog holds, as typed. */
export type RecoveryEntries = EntriesOf<typeof recoveryFields>

/** Checks the forgot-password dialog; an empty result means that it may be sent. */
export const validateRecovery = validate(recoveryFields)
