import { failureReason } from '#components/auth/messages/failureReason.ts'
import { commonFailureCodes, type Failure, type FailureCode } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'
import { samples, type FailureRow } from './docs.ts'

/**
 * Rows for a screen's own codes and the common ones.
 *
 * @param own - codes that only this screen knows
 * @param words - what the screen says, sentence by sentence
 */
export const failuresOf = (
  own: readonly FailureCode[],
  words: (t: Translate, failure: Failure) => readonly string[],
): readonly FailureRow[] =>
  [...own, ...commonFailureCodes].map((code) => ({
    code,
    words: (t) => words(t, samples[code]),
  }))

/** Rows for a screen that has a sentence of its own and the reason under it. */
export const failuresUnder = (sentence: (t: Translate) => string): readonly FailureRow[] =>
  failuresOf([], (t, failure) => [sentence(t), failureReason(t, failure)])
