import { limits } from '#domain/limits.ts'
import { byteLengthOf, lengthOf } from '#domain/text.ts'

/** Why a password that is being chosen is refused: at sign-up and at reset (spec §5). */
export type NewPasswordProblem = 'passwordRequired' | 'passwordTooShort' | 'passwordTooLong'

/** Why its repetition is refused. */
export type ConfirmProblem = 'confirmRequired' | 'confirmMismatch'

/** The first rule a chosen password breaks, or `null`. Any character is welcome, spaces too. */
export const newPasswordProblem = (password: string): NewPasswordProblem | null => {
  if (password === '') return 'passwordRequired'
  if (lengthOf(password) < limits.signupPasswordMin) return 'passwordTooShort'
  return byteLengthOf(password) > limits.passwordMaxBytes ? 'passwordTooLong' : null
}

/** The first rule the repetition breaks, or `null`. */
export const confirmProblem = (password: string, confirm: string): ConfirmProblem | null => {
  if (confirm === '') return 'confirmRequired'
  return confirm === password ? null : 'confirmMismatch'
}
