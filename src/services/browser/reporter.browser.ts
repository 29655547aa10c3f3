import type { ReporterPort } from '#services/reporter/reporter.port.ts'

/**
 * {@link ReporterPort} with the platform's `reportError`: the error appears on the console and
 * reaches `error` listeners of `window`, where a monitoring script finds it.
 */
export const browserReporter: ReporterPort = {
  report: (error) => {
    reportError(error)
  },
}
