import { ServiceError } from '#domain/failure.ts'
import { limits } from '#domain/limits.ts'
import type { AppwriteConfig } from '#services/appwrite/config.ts'
import { refusalType, toFailure } from '#services/appwrite/failures.ts'
import type { Api } from '#services/appwrite/siteClient.ts'

/** How a call may differ from the usual one. */
export interface CallOptions {
  /** Aborts the request; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Leaves the session of this browser out of it, and alone. */
  readonly asGuest?: boolean
}

/** The way every adapter goes to the service. */
export interface Appwrite {
  readonly config: AppwriteConfig
  /**
   * Runs one call of the SDK, with the time limit of `limits.callTimeoutMs`.
   *
   * @throws ServiceError whose `cause` is the SDK's own error
   */
  call<Answer>(run: (api: Api) => Promise<Answer>, options?: CallOptions): Promise<Answer>
}

// The SDK weighs more than the landing page: it comes with the first call, not with the site.
const loadSdk = async () => {
  try {
    return await import('#services/appwrite/siteClient.ts')
  } catch (cause) {
    throw new ServiceError({ code: 'network' }, { cause })
  }
}

/**
 * Rejects as soon as the signal is aborted, whatever the work is doing. The request is aborted too;
 * this covers the rest, such as loading the SDK.
 */
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

/** The gateway to the configured service. Nothing is loaded or sent before the first call. */
export const createAppwrite = (
  config: AppwriteConfig,
  timeoutMs: number = limits.callTimeoutMs,
): Appwrite => {
  const run = async <Answer>(
    work: (api: Api) => Promise<Answer>,
    signal: AbortSignal,
    asGuest: boolean,
  ) => {
    const { createApi } = await loadSdk()
    const { endpoint, project, locale } = config
    const api = createApi({ endpoint: endpoint(), project, locale: locale(), signal, asGuest })
    return work(api)
  }
  return {
    config,
    call: async (work, { signal, asGuest = false } = {}) => {
      signal?.throwIfAborted()
      const timeout = AbortSignal.timeout(timeoutMs)
      const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout])
      try {
        return await orAborted(run(work, either, asGuest), either)
      } catch (cause) {
        signal?.throwIfAborted()
        if (cause instanceof ServiceError) throw cause
        if (timeout.aborted) throw new ServiceError({ code: 'timeout' }, { cause })
        throw new ServiceError(toFailure(cause), { cause })
      }
    },
  }
}

/** Whether a call failed with this code. */
export const failedWith = (thrown: unknown, code: ServiceError['failure']['code']): boolean =>
  thrown instanceof ServiceError && thrown.failure.code === code

/** Whether the service refused a second session beside the one that stands. */
export const foundSession = (thrown: unknown): boolean =>
  thrown instanceof ServiceError && refusalType(thrown.cause) === 'user_session_already_exists'
