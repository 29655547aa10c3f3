import { limits } from '#domain/limits.ts'

/** Why an entered code is not even sent: 'Please enter all 6 digits' (spec §5). */
export type CodeProblem = 'codeIncomplete'

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point))

/** The value of a digit of any script: each script has its ten in a row. */
const valueOf = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(point - before - 1)) before += 1
  return String(before % 10)
}

/**
 * The digits in a text, up to `limits.codeLength`: those of other scripts (１２３, ١٢٣) are read as what
 * they mean, and spaces, dashes and text around a pasted code are dropped.
 */
export const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, valueOf)
    .replace(/[^0-9]/gu, '')
    .slice(0, limits.codeLength)

/** Whether a text is exactly six digits (spec §5). */
export const isCode = (text: string): boolean =>
  text.length === limits.codeLength && /^[0-9]+$/u.test(text)

/** Checks the content of the six boxes; `null` means that it may be sent (spec §5). */
export const validateCode = (code: string): CodeProblem | null =>
  isCode(code) ? null : 'codeIncomplete'

/** Draws a code, 100000 to 999999 with equal chances (spec §9, decision S3). */
export const drawCode = (random: RandomSource): string =>
  String(limits.codeMin + random(limits.codeMax - limits.codeMin + 1))

/**
 * A source of random numbers: returns a whole number from 0 up to, not including, `bound` (a positive whole
 * number), every one equally likely. Injected, so that rules stay pure (decision S3).
 */
export type RandomSource = (bound: number) => number
