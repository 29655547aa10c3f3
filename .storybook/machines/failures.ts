import { failureReason } from '#components/auth/messages/failureReason.ts'
import { commonFailureCodes, type Failure, type FailureCode } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'
import { samples, type FailureRow } from './docs.ts'

/** Ids of stories by the failure code that they show. */
export type FailureShown = Readonly<Partial<Record<FailureCode, readonly string[]>>>

/**
 * Rows for a screen's own codes and the common ones.
 *
 * @param own - codes of this screen only
 * @param messages - returns the messages of the screen
 * @param stories - ids of the stories of the screen that show a code
 */
export const failuresOf = (
  own: readonly FailureCode[],
  messages: (t: Translate, failure: Failure) => readonly string[],
  stories: FailureShown = {},
): readonly FailureRow[] =>
  [...own, ...commonFailureCodes].map((code) => ({
    code,
    stories: stories[code],
    messages: (t) => messages(t, samples[code]),
  }))

/**
 * Rows for a screen that shows its own message and the reason under it.
 *
 * @param sentence - returns the message
 * @param stories - ids of the stories of the screen that show a code
 */
export const failuresUnder = (
  sentence: (t: Translate) => string,
  stories: FailureShown = {},
): readonly FailureRow[] =>
  failuresOf([], (t, failure) => [sentence(t), failureReason(t, failure)], stories)
