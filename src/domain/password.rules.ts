import { lengthOf, byteLengthOf } from '#domain/fields.ts'
import type { FormTable } from '#domain/form.ts'
import { limits } from '#domain/limits.ts'

/**
 * A password as the service keeps it: composed, since one keyboard types a letter with its accent as one
 * character and another as two.
 */
export const composedPassword = (password: string): string => password.normalize('NFC')

/** The five things that each earn one point (spec §5). */
export interface PasswordRules {
  readonly longEnough: boolean
  readonly lowercase: boolean
  readonly uppercase: boolean
  readonly digit: boolean
  readonly special: boolean
}

/** The word beside the bar: weak is red, medium amber, strong green (spec §5). */
export type PasswordLevel = 'weak' | 'medium' | 'strong'

/** What the strength bar shows. */
export interface PasswordStrength {
  /** 0 to 5, one point for each rule. */
  readonly score: number
  readonly level: PasswordLevel
  readonly rules: PasswordRules
  /**
   * Whether the password is among the first that a guesser tries. Advice only: it changes neither
   * score nor level, and nothing is refused for it.
   */
  readonly common: boolean
}

/** Roots of the most used passwords; `Password1!` is the first of them with decorations. */
const commonRoots: readonly string[] = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'qazwsx',
  '1q2w3e4r',
  '1qaz2wsx',
  'zxcvbnm',
  'letmein',
  'welcome',
  'iloveyou',
  'woaini',
  'admin',
  'abc',
  'abcd',
  'aa',
  'test',
  'monkey',
  'dragon',
  'football',
  'sunshine',
  'princess',
  'changeme',
  'hello',
  'secret',
]

/** A text from its first letter to its last. */
const withoutEdges = (text: string): string => {
  const signs = Array.from(text)
  const isLetter = (sign: string) => /\p{L}/u.test(sign)
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('')
}

/**
 * Whether a password is a much used word with nothing but digits and signs around it, a plain run of digits, or
 * an email address.
 */
export const isCommonPassword = (password: string): boolean => {
  const folded = password.normalize('NFKC').toLowerCase()
  if (commonRoots.includes(folded)) return true
  if (/^(.)\1*$/u.test(folded) || '01234567890123456789'.includes(folded)) return folded !== ''
  if (/^[^\s@]+@[^\s@.]+\.[^\s@]+$/u.test(folded)) return true
  const bare = withoutEdges(folded)
  return commonRoots.includes(bare) && lengthOf(folded) - lengthOf(bare) <= 6
}

const levelOf = (score: number): PasswordLevel => {
  if (score <= 2) return 'weak'
  return score === 3 ? 'medium' : 'strong'
}

/**
 * Scores a password by the five rules (spec §5): up to 2 is weak, 3 medium, 4 or more strong.
 * Letters without case, such as Han characters, earn the special point: they are neither of the
 * other kinds and as hard to guess as signs are.
 */
export const strengthOf = (password: string): PasswordStrength => {
  const rules: PasswordRules = {
    longEnough: lengthOf(password) >= limits.signupPasswordMin,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{Ll}\p{Lu}\p{Nd}]/u.test(password),
  }
  const score = Object.values(rules).filter(Boolean).length
  return { score, level: levelOf(score), rules, common: isCommonPassword(password) }
}

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

/** A new password and its repetition: at sign-up, on the new-password page and on the account page (spec §5). */
export const newPasswordFields = {
  password: { check: newPasswordProblem },
  confirm: {
    check: (confirm: string, { password = '' }: Readonly<Record<string, string>>) =>
      confirmProblem(password, confirm),
  },
} as const satisfies FormTable
