import { Account, AppwriteException, Client, Databases } from 'appwrite'
import * as v from 'valibot'
import { ServiceError, type Failure, type FailureCode } from '#domain/failure.ts'
import { limits } from '#domain/limits.ts'
import { refusalResponse } from '#services/appwrite/responses.ts'
import type { AppwriteConfig } from '#services/appwrite/config.ts'
import { RateLimitException, toFailure } from '#services/appwrite/failures.ts'
import type { SessionEnd, SessionLossPort } from '#services/session.ts'

/** The services of the SDK that the site uses. */
export interface Sdk {
  readonly client: Client
  readonly account: Account
  readonly databases: Databases
}

/** The response to a session check that is under way. */
interface SessionCheck {
  /** `null`: none is, or something was written since. */
  response: Promise<unknown> | null
}

/** Access to the account service for all adapters. */
export interface Appwrite {
  readonly config: AppwriteConfig
  /** The same access without the cookie of this browser: for calls that need no session. */
  readonly guest: Appwrite
  /** The same access where a refusal is the answer to a question: it does not end the session on the page. */
  readonly quiet: Appwrite
  readonly check: SessionCheck
  /**
   * Runs one call of the SDK, with the time limit of `limits.callTimeoutMs`. A response that does not
   * match the schema counts as `unavailable`: it comes from a proxy, a captive portal or a broken
   * connection. The SDK cannot cancel a request, so its response is ignored after an abort.
   *
   * @param send - makes the call
   * @param schema - what the response must match
   * @param signal - ends the wait; the call then rejects with the signal's reason
   * @throws ServiceError whose `cause` is the original error
   */
  call<Result>(
    send: (sdk: Sdk) => Promise<unknown>,
    schema: v.GenericSchema<unknown, Result>,
    signal?: AbortSignal,
  ): Promise<Result>
}

const day = 24 * 60 * 60 * 1000

/**
 * When calls are taken again. A service on another host hides the header, and with a wrong clock here
 * the moment would mislead.
 */
const endOfLimit = ({ headers }: Response): number | undefined => {
  const until = Number(headers.get('x-ratelimit-reset')) * 1000
  const wait = until - Date.now()
  return wait > 0 && wait <= day ? until : undefined
}

/** The SDK's client, whose own `call` throws a refusal without its headers. */
class SiteClient extends Client {
  check: SessionCheck = { response: null }

  override async call(...request: Parameters<Client['prepareRequest']>): Promise<unknown> {
    const { uri, options } = this.prepareRequest(...request)
    const response = await fetch(uri, options).finally(() => {
      if (options.method !== 'GET') this.check.response = null
    })
    const warning = response.headers.get('x-appwrite-warning')
    // eslint-disable-next-line no-console -- as the SDK does: the person who runs the service reads it
    if (warning !== null) console.warn(`Warning: ${warning}`)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('application/json') === true
    const body: unknown = isJson ? JSON.parse(text) : { message: text }
    if (!response.ok) {
      const { message, type } = v.parse(refusalResponse, body)
      const refusal = new AppwriteException(message, response.status, type, text)
      throw response.status === 429
        ? new RateLimitException(refusal, endOfLimit(response))
        : refusal
    }
    // The SDK's way to keep a session where the browser takes no cookie of another site.
    const fallback = response.headers.get('x-fallback-cookies')
    if (fallback && typeof window !== 'undefined')
      window.localStorage.setItem('cookieFallback', fallback)
    return body
  }
}

/** The client without cookies, and without the copy of a session that it keeps for other sites. */
class GuestClient extends SiteClient {
  override prepareRequest(...request: Parameters<Client['prepareRequest']>) {
    const { uri, options } = super.prepareRequest(...request)
    const headers = new Headers(options.headers)
    headers.delete('x-fallback-cookies')
    return { uri, options: { ...options, headers, credentials: 'omit' as const } }
  }
}

const connect = (
  { endpoint, project, locale }: AppwriteConfig,
  isGuest: boolean,
  check: SessionCheck,
): Sdk => {
  const client = isGuest ? new GuestClient() : new SiteClient()
  client.setEndpoint(endpoint()).setProject(project).setLocale(locale())
  client.check = check
  return { client, account: new Account(client), databases: new Databases(client) }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    // A signal is aborted with an error here.
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/** Whether a refusal means that there is no session in this browser any more (decisions A7 and A8). */
const sessionEndOf = ({ code }: Failure, cause: unknown): SessionEnd | null => {
  if (code === 'blocked') return 'blocked'
  if (code === 'moreFactors') return 'factorMissing'
  // Returned for another session of the account that is gone already.
  const isOther = cause instanceof AppwriteException && cause.type === 'user_session_not_found'
  return code === 'signInAgain' && !isOther ? 'ended' : null
}

/**
 * Creates the access to the configured service. Nothing is sent before the first call.
 *
 * @param config - the service
 * @param sessionLoss - receives a report when a call shows that the session has ended (decision A7)
 * @param timeoutMs - time limit of a call
 */
export const createAppwrite = (
  config: AppwriteConfig,
  sessionLoss: Pick<SessionLossPort, 'report'>,
  timeoutMs: number = limits.callTimeoutMs,
): Appwrite => {
  const guest = createAccess(config, sessionLoss, timeoutMs, true)
  const quiet = createAccess(config, { report: () => {} }, timeoutMs, false)
  return { ...createAccess(config, sessionLoss, timeoutMs, false), guest, quiet }
}

const createAccess = (
  config: AppwriteConfig,
  sessionLoss: Pick<SessionLossPort, 'report'>,
  timeoutMs: number,
  isGuest: boolean,
  check: SessionCheck = { response: null },
): Appwrite => ({
  config,
  check,
  get guest() {
    return this
  },
  get quiet() {
    return this
  },
  call: async (send, schema, signal) => {
    signal?.throwIfAborted()
    const timeout = AbortSignal.timeout(timeoutMs)
    const aborted = [timeout, signal].flatMap((each) => (each ? [rejectOnAbort(each)] : []))
    try {
      // `connect` throws for a malformed endpoint; as a promise it leaves the race with `aborted` intact.
      const sent = (async () => send(connect(config, isGuest, check)))()
      return v.parse(schema, await Promise.race([sent, ...aborted]))
    } catch (cause) {
      signal?.throwIfAborted()
      const failure = timeout.aborted ? ({ code: 'timeout' } as const) : toFailure(cause)
      if (failure === null) throw cause
      const end = sessionEndOf(failure, cause)
      if (end !== null) sessionLoss.report(end)
      throw new ServiceError(failure, { cause })
    }
  },
})

/** For `catch`: ignores a failure with this code, and throws any other error. */
export const ignoreFailure =
  (code: FailureCode) =>
  (thrown: unknown): void => {
    if (!failedWith(thrown, code)) throw thrown
  }

/** For `catch`: ignores a rejection with this error type, and throws any other error. */
export const ignoreRefusal =
  (type: string) =>
  (thrown: unknown): void => {
    if (!refusedAs(thrown, type)) throw thrown
  }

/** Whether a call failed with this code. */
export const failedWith = (thrown: unknown, code: FailureCode): boolean =>
  thrown instanceof ServiceError && thrown.failure.code === code

/** Whether the service may have done what was asked, and only its response did not arrive. */
export const isAnswerLost = (thrown: unknown): boolean =>
  (['network', 'timeout', 'unavailable'] as const).some((code) => failedWith(thrown, code))

/** Whether the service rejected a call with this error type. */
export const refusedAs = (thrown: unknown, type: string): boolean =>
  thrown instanceof ServiceError &&
  thrown.cause instanceof AppwriteException &&
  thrown.cause.type === type
