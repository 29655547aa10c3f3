import { fromPromise, type NonReducibleUnknown } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import type { ReporterPort } from '#services/reporter/reporter.port.ts'

/**
 * `fromPromise` for calls to ports. A `ServiceError` passes through. Any other error was not foreseen:
 * it is reported and rejects as `unexpected` (decision D3). An aborted call never settles: nobody waits
 * for it, and React's strict mode starts the same actor again. In `provide` both types come from the
 * machine's `setup`.
 *
 * @param reporter - receives unforeseen errors
 * @param run - the call
 */
export const fromService = <Output, Input = NonReducibleUnknown>(
  reporter: ReporterPort,
  run: (given: { readonly input: Input; readonly signal: AbortSignal }) => Promise<NoInfer<Output>>,
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
