import type { Failure } from '#domain/failure.ts'

/**
 * What was asked: whether the service responds, whether the session is valid, whether the contact
 * database responds, whether an account can be made (decision A5).
 */
export type Probe = 'service' | 'account' | 'database' | 'signup'

/** The outcome of one question with the time it took, in whole milliseconds. */
export type ProbeResult =
  | { readonly probe: Probe; readonly ok: true; readonly milliseconds: number }
  | {
      readonly probe: Probe
      readonly ok: false
      readonly milliseconds: number
      readonly failure: Failure
    }

/** The dashboard's connection panel (decision A5). Failures are results here, not rejections. */
export interface ConnectionPort {
  /** Asks service, account and database, in this order. An empty list of contacts is a success. */
  testConnection(signal?: AbortSignal): Promise<readonly ProbeResult[]>

  /** Makes a marked throwaway account (`test-…@example.com`) without touching the current session. */
  testSignup(signal?: AbortSignal): Promise<ProbeResult>
}
