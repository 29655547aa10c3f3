import {
  commonFailureCodes,
  failureOf,
  narrowFailure,
  type CommonFailureCode,
  type FailureCode,
  type FailureWith,
} from '#domain/failure.ts'
import type { DraftSlot } from '#services/drafts.ts'

/**
 * Saves what was typed, and keeps it for after the next log-in where the session turns out to have
 * ended (decision A7).
 */
export const keepingTyped = async <Value, Output>(
  slot: DraftSlot<Value>,
  typed: Value,
  save: () => Promise<Output>,
): Promise<Output> => {
  // Before the answer: the end of the session takes the page away.
  slot.write(typed)
  let kept = false
  try {
    return await save()
  } catch (thrown) {
    kept = failureOf(thrown).code === 'signInAgain'
    throw thrown
  } finally {
    if (!kept) slot.clear()
  }
}

/** The failure for a machine's context: a common one or one of its own codes; any other becomes `other`. */
export const problemOf = <Own extends FailureCode = never>(
  thrown: unknown,
  own: readonly Own[] = [],
): FailureWith<Own | CommonFailureCode> =>
  narrowFailure<Own | CommonFailureCode>(failureOf(thrown), [...own, ...commonFailureCodes])
