import { validateCode, type CodeProblem } from '#domain/code.rules.ts'
import { limits } from '#domain/limits.ts'

/** Why a recovery code is not even sent. */
export type RecoveryCodeProblem = 'recoveryCodeIncomplete'

/** A recovery code as the service knows it: without what people add to read it, in lower case. */
const recoveryCodeOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^0-9a-z]/gu, '')

/** A way to prove the second factor in a log-in. */
export type FactorMethod = 'totp' | 'email' | 'recoveryCode'

/** A code as the service takes it. */
export const factorCodeOf = (method: FactorMethod, text: string): string =>
  method === 'recoveryCode' ? recoveryCodeOf(text) : text

/** Checks a code; `null` means that it may be sent. */
export const validateFactorCode = (
  method: FactorMethod,
  text: string,
): CodeProblem | RecoveryCodeProblem | null => {
  if (method !== 'recoveryCode') return validateCode(text)
  return recoveryCodeOf(text).length === limits.recoveryCodeLength ? null : 'recoveryCodeIncomplete'
}

/** A key or a code in groups that can be read and typed: `JBSW Y3DP`, `3f9a1-c4001`. */
export const inGroups = (text: string, size: number, separator: string): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'gu')) ?? []).join(separator)

/** A recovery code as it is shown, printed and saved. */
export const readableRecoveryCode = (code: string): string => inGroups(code, 5, '-')
