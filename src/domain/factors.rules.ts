import { limits } from '#domain/limits.ts'

/** Why a recovery code is not even sent. */
export type RecoveryCodeProblem = 'recoveryCodeIncomplete'

/** A recovery code as the service knows it: without what people add to read it, in lower case. */
export const recoveryCodeOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^0-9a-z]/gu, '')

/** Checks a recovery code; `null` means that it may be sent. */
export const validateRecoveryCode = (text: string): RecoveryCodeProblem | null =>
  recoveryCodeOf(text).length === limits.recoveryCodeLength ? null : 'recoveryCodeIncomplete'

/** A key or a code in groups that can be read and typed: `JBSW Y3DP`, `3f9a1-c4001`. */
export const inGroups = (text: string, size: number, separator: string): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'gu')) ?? []).join(separator)

/** A recovery code as it is shown, printed and saved. */
export const readableRecoveryCode = (code: string): string => inGroups(code, 5, '-')
