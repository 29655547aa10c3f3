import * as v from 'valibot'
import { ServiceError, type FailureCode } from '#domain/failure.ts'
import { limits } from '#domain/limits.ts'
import type { AppwriteConfig } from '#services/appwrite/config.ts'
import { RefusedCall, toFailure, UnreachableService } from '#services/appwrite/failures.ts'
import type { SessionLossPort } from '#services/session-loss/sessionLoss.port.ts'

/** One request of the service's REST interface, with the path that spec §7 names. */
export interface ServiceRequest {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Path below `/v1`. */
  readonly path: string
  /** Query of a `get`, JSON body of all others. */
  readonly params?: Readonly<Record<string, unknown>>
}

/** Settings of one request. */
export interface CallSettings {
  readonly endpoint: string
  readonly project: string
  readonly locale: string
  readonly signal: AbortSignal
  /** Sends no session and accepts none. */
  readonly asGuest: boolean
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the request; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Neither sends nor changes the session of this browser. */
  readonly asGuest?: boolean
}

/** Access to the account service for all adapters. */
export interface Appwrite {
  readonly config: AppwriteConfig
  /**
   * Sends one request, with the time limit of `limits.callTimeoutMs`. An answer that does not match
   * the schema counts as `unavailable`: it comes from a proxy, a captive portal or a broken connection.
   *
   * @param request - method, path and parameters
   * @param answer - the schema of the answer
   * @param options - signal and session
   * @throws ServiceError whose `cause` is the original error
   */
  call<Answer>(
    request: ServiceRequest,
    answer: v.GenericSchema<unknown, Answer>,
    options?: CallOptions,
  ): Promise<Answer>
}

// The SDK is larger than the landing page, so it is loaded with the first call.
const loadSdk = async () => {
  try {
    return await import('#services/appwrite/sdk.ts')
  } catch (cause) {
    throw new ServiceError({ code: 'network' }, { cause })
  }
}

/** Rejects as soon as the signal is aborted, also while the SDK is being loaded. */
const orAborted = async <Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/**
 * Creates the access to the configured service. Nothing is loaded or sent before the first call.
 *
 * @param config - the service
 * @param sessionLoss - receives a report when a call is answered as a visitor's (decision A7)
 * @param timeoutMs - time limit of a call
 */
export const createAppwrite = (
  config: AppwriteConfig,
  sessionLoss: Pick<SessionLossPort, 'report'>,
  timeoutMs: number = limits.callTimeoutMs,
): Appwrite => {
  const send = async (request: ServiceRequest, signal: AbortSignal, asGuest: boolean) => {
    const { sendRequest } = await loadSdk()
    const { endpoint, project, locale } = config
    const settings = { endpoint: endpoint(), project, locale: locale(), signal, asGuest }
    return sendRequest(settings, request)
  }
  return {
    config,
    call: async (request, answer, { signal, asGuest = false } = {}) => {
      signal?.throwIfAborted()
      const timeout = AbortSignal.timeout(timeoutMs)
      const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout])
      try {
        const data = await orAborted(send(request, either, asGuest), either)
        const parsed = v.safeParse(answer, data)
        if (!parsed.success) throw new ServiceError({ code: 'unavailable' })
        return parsed.output
      } catch (cause) {
        signal?.throwIfAborted()
        if (timeout.aborted) throw new ServiceError({ code: 'timeout' }, { cause })
        if (!(cause instanceof RefusedCall) && !(cause instanceof UnreachableService)) throw cause
        const failure = toFailure(cause)
        if (failure.code === 'signInAgain' && !asGuest) sessionLoss.report()
        throw new ServiceError(failure, { cause })
      }
    },
  }
}

/** Whether a call failed with this code. */
export const failedWith = (thrown: unknown, code: FailureCode): boolean =>
  thrown instanceof ServiceError && thrown.failure.code === code

/** Whether the service rejected a call with this error type. */
export const refusedAs = (thrown: unknown, type: string): boolean =>
  thrown instanceof ServiceError &&
  thrown.cause instanceof RefusedCall &&
  thrown.cause.type === type
