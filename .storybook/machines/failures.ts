import { failureReason } from '#components/auth/messages/failureReason.ts'
import { commonFailureCodes, type Failure, type FailureCode } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'
import { samples, type FailureRow } from './docs.ts'

/**
 * Rows for a screen's own codes and the common ones.
 *
 * @param own - codes of this screen only
 * @param messages - returns the messages of the screen
 */
export const failuresOf = (
  own: readonly FailureCode[],
  messages: (t: Translate, failure: Failure) => readonly string[],
): readonly FailureRow[] =>
  [...own, ...commonFailureCodes].map((code) => ({
    code,
    messages: (t) => messages(t, samples[code]),
  }))

/** Rows for a screen that shows its own message and the reason under it. */
export const failuresUnder = (sentence: (t: Translate) => string): readonly FailureRow[] =>
  failuresOf([], (t, failure) => [sentence(t), failureReason(t, failure)])
