import type { NonReducibleUnknown } from 'xstate'
import { fromService as create } from '#machines/fromService.ts'
import type { ReporterPort } from '#services/reporter/reporter.port.ts'

/** {@link create} for `provide`: both types come from the machine's `setup`. */
export const fromService = <Output, Input = NonReducibleUnknown>(
  reporter: ReporterPort,
  run: (given: { readonly input: Input; readonly signal: AbortSignal }) => Promise<NoInfer<Output>>,
) => create<Output, Input>(reporter, run)
