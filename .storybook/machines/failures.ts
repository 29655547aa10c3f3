import { failureReason } from '#components/auth/messages/failureReason.ts'
import {
  commonFailureCodes,
  type CommonFailureCode,
  type FailureCode,
  type FailureWith,
} from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'
import { samples, type FailureRow } from './docs.ts'

/** Ids of stories by the failure code that they show. */
type StoriesOf<Code extends FailureCode> = Readonly<Partial<Record<Code, readonly string[]>>>

const rowOf = <Code extends FailureCode>(
  code: Code,
  messages: (t: Translate, failure: FailureWith<Code>) => readonly string[],
  stories: StoriesOf<Code>,
): FailureRow => ({
  code,
  stories: stories[code],
  messages: (t) => messages(t, samples[code]),
})

/**
 * Rows for a screen's own codes and the common ones.
 *
 * @param own - codes of this screen only
 * @param messages - returns the messages of the screen
 * @param stories - ids of the stories of the screen that show a code
 */
export const failuresOf = <Own extends FailureCode>(
  own: readonly Own[],
  messages: (t: Translate, failure: FailureWith<Own | CommonFailureCode>) => readonly string[],
  stories: StoriesOf<Own | CommonFailureCode>,
): readonly FailureRow[] =>
  [...own, ...commonFailureCodes].map((code) => rowOf(code, messages, stories))

/**
 * Rows for a screen that shows its own message and the reason under it.
 *
 * @param sentence - returns the message
 * @param stories - ids of the stories of the screen that show a code
 */
export const failuresUnder = (
  sentence: (t: Translate) => string,
  stories: StoriesOf<CommonFailureCode>,
): readonly FailureRow[] =>
  failuresOf([], (t, failure) => [sentence(t), failureReason(t, failure)], stories)
