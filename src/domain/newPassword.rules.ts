import { limits } from '#domain/limits.ts'
import { composedPassword } from '#domain/password.rules.ts'
import { byteLengthOf, lengthOf } from '#domain/text.ts'

/** Why a password that is being chosen is refused: at sign-up and at reset (spec §5). */
export type NewPasswordProblem =
  'passwordRequired' | 'passwordWide' | 'passwordTooShort' | 'passwordTooLong'

/** Why its repetition is refused. */
export type ConfirmProblem = 'confirmRequired' | 'confirmMismatch'

// Full-width forms and the signs that a Chinese keyboard types for those of an English one.
const wide =
  /[\uFF01-\uFF5E\uFFE0-\uFFE6\u3000-\u3002\u3008-\u3011\u2018\u2019\u201C\u201D\u2014\u2026\u00B7]/u

/**
 * The first rule a chosen password breaks, or `null`. Any character is welcome, spaces too, but for
 * full-width letters and Chinese signs: a shown field takes them from an input method, and the hidden
 * field at log-in, where browsers switch it off, can never repeat them.
 */
export const newPasswordProblem = (typed: string): NewPasswordProblem | null => {
  const password = composedPassword(typed)
  if (password === '') return 'passwordRequired'
  if (wide.test(password)) return 'passwordWide'
  if (lengthOf(password) < limits.signupPasswordMin) return 'passwordTooShort'
  return byteLengthOf(password) > limits.passwordMaxBytes ? 'passwordTooLong' : null
}

/** The first rule the repetition breaks, or `null`. */
export const confirmProblem = (password: string, confirm: string): ConfirmProblem | null => {
  if (confirm === '') return 'confirmRequired'
  return composedPassword(confirm) === composedPassword(password) ? null : 'confirmMismatch'
}
