/**
 * Receives errors that nobody foresaw (decision D3). An adapter may send them to a log of its own;
 * it must not add personal data.
 */
export interface ReporterPort {
  report(error: unknown): void
}
