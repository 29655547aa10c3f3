/**
 * Receives unexpected errors (decision D3). An adapter may send them to a log of its own;
 * it must not add personal data.
 */
export interface ReporterPort {
  report(error: unknown): void
}

/**
 * {@link ReporterPort} with the platform's `reportError`: the error appears on the console and
 * reaches `error` listeners of `window`, where a monitoring script finds it.
 */
export const browserReporter: ReporterPort = {
  report: (error) => {
    reportError(error)
  },
}
