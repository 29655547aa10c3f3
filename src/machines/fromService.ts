import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import {
  ServiceError,
  commonFailureCodes,
  failureOf,
  narrowFailure,
  type CommonFailureCode,
  type FailureCode,
  type FailureWith,
} from '#domain/failure.ts'
import type { DraftSlot } from '#services/drafts.ts'
import type { AuthChannelPort, AuthNotice } from '#services/session.ts'
import type { ReporterPort } from '#services/browser.ts'

/**
 * `fromPromise` for calls to ports. A `ServiceError` passes through. Any other error is unexpected:
 * it is reported and rejects as `unexpected`. An aborted call never settles: nothing waits
 * for it, and React's strict mode starts the same actor again.
 *
 * @param reporter - receives unexpected errors
 * @param run - the call
 */
export const fromService = <Output, Input = NonReducibleUnknown>(
  reporter: ReporterPort,
  run: (given: { readonly input: Input; readonly signal: AbortSignal }) => Promise<Output>,
) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await run({ input, signal })
    } catch (thrown) {
      if (signal.aborted) return new Promise<never>(() => {})
      if (thrown instanceof ServiceError) throw thrown
      reporter.report(thrown)
      throw new ServiceError({ code: 'unexpected' }, { cause: thrown })
    }
  })

/** An actor that sends an event to its machine for each notice of another tab that has one. */
export const fromTabs = (
  authChannel: AuthChannelPort,
  eventOf: (notice: AuthNotice) => EventObject | null,
) =>
  fromCallback<EventObject>(({ sendBack }) =>
    authChannel.subscribe((notice) => {
      const event = eventOf(notice)
      if (event !== null) sendBack(event)
    }),
  )

/**
 * Saves what was typed, and keeps it for after the next log-in where the session turns out to have
 * ended.
 */
export const keepingTyped = async <Value, Output>(
  slot: DraftSlot<Value>,
  typed: Value,
  save: () => Promise<Output>,
): Promise<Output> => {
  // Before the response: the end of the session takes the page away.
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

/** The failures of a screen: those of every call, and its own, from the one list of them. */
export type ScreenFailure<Own extends readonly FailureCode[] = []> = FailureWith<
  Own[number] | CommonFailureCode
>

/** The failure for a machine's context: a common one or one of the machine’s codes; any other becomes `other`. */
export const problemOf = <Own extends FailureCode = never>(
  thrown: unknown,
  own: readonly Own[] = [],
): FailureWith<Own | CommonFailureCode> =>
  narrowFailure<Own | CommonFailureCode>(failureOf(thrown), [...own, ...commonFailureCodes])

interface ErrorArgs {
  readonly event: { readonly type: string; readonly error?: unknown }
}

/** The error of `onError`, as the parameter of a named action. */
export const errorOf = ({ event }: ErrorArgs): unknown => event.error

/** The result of `onDone`, as the parameter of a named action. */
export const outputOf = <Output>({
  event,
}: {
  readonly event: { readonly output: Output }
}): Output => event.output

/** For `assign` in `onError`: the `problem` of the context, by {@link problemOf}. */
export const problemFrom =
  <Own extends FailureCode = never>(own: readonly Own[] = []) =>
  ({ event }: ErrorArgs) => ({ problem: problemOf(event.error, own) })

/** A guard of `onError`: the call failed with this code. */
export const failedWith =
  (code: FailureCode) =>
  ({ event }: ErrorArgs): boolean =>
    failureOf(event.error).code === code
