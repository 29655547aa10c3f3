import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import type { AuthChannelPort, AuthNotice } from '#services/authChannel.ts'
import type { ReporterPort } from '#services/reporter.ts'

/**
 * `fromPromise` for calls to ports. A `ServiceError` passes through. Any other error is unexpected:
 * it is reported and rejects as `unexpected` (decision D3). An aborted call never settles: nobody waits
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
