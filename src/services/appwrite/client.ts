import { Account, AppwriteException, Client, Databases } from 'appwrite'
import * as v from 'valibot'
import { ServiceError, type Failure, type FailureCode } from '#domain/failure.ts'
import { limits } from '#domain/limits.ts'
import type { AppwriteConfig } from '#services/appwrite/config.ts'
import { toFailure } from '#services/appwrite/failures.ts'
import type { SessionEnd, SessionLossPort } from '#services/sessionLoss.ts'

/** The services of the SDK that the site uses. */
export interface Sdk {
  readonly client: Client
  readonly account: Account
  readonly databases: Databases
}

/** Access to the account service for all adapters. */
export interface Appwrite {
  readonly config: AppwriteConfig
  /** The same access without the cookie of this browser: for calls that need no session. */
  readonly guest: Appwrite
  /**
   * Runs one call of the SDK, with the time limit of `limits.callTimeoutMs`. An answer that does not
   * match the schema counts as `unavailable`: it comes from a proxy, a captive portal or a broken
   * connection. The SDK cannot cancel a request, so its answer is ignored after an abort.
   *
   * @param send - makes the call
   * @param answer - the schema of the answer
   * @param signal - ends the wait; the call then rejects with the signal's reason
   * @throws ServiceError whose `cause` is the original error
   */
  call<Answer>(
    send: (sdk: Sdk) => Promise<unknown>,
    answer: v.GenericSchema<unknown, Answer>,
    signal?: AbortSignal,
  ): Promise<Answer>
}

/** The SDK's client without cookies, and without the copy of a session that it keeps for other sites. */
class GuestClient extends Client {
  override prepareRequest(...request: Parameters<Client['prepareRequest']>) {
    const { uri, options } = super.prepareRequest(...request)
    const headers = new Headers(options.headers)
    headers.delete('x-fallback-cookies')
    return { uri, options: { ...options, headers, credentials: 'omit' as const } }
  }
}

const connect = ({ endpoint, project, locale }: AppwriteConfig, isGuest: boolean): Sdk => {
  const client = (isGuest ? new GuestClient() : new Client())
    .setEndpoint(endpoint())
    .setProject(project)
    .setLocale(locale())
  return { client, account: new Account(client), databases: new Databases(client) }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/** Whether a refusal means that there is no session in this browser any more (decisions A7 and A8). */
const sessionEndOf = ({ code }: Failure, cause: unknown): SessionEnd | null => {
  if (code === 'blocked') return 'blocked'
  if (code === 'moreFactors') return 'factorMissing'
  // Answered for another session of the account that is gone already.
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
  const asVisitor = createAccess(config, sessionLoss, timeoutMs, true)
  return { ...createAccess(config, sessionLoss, timeoutMs, false), guest: asVisitor }
}

const createAccess = (
  config: AppwriteConfig,
  sessionLoss: Pick<SessionLossPort, 'report'>,
  timeoutMs: number,
  isGuest: boolean,
): Appwrite => ({
  config,
  get guest() {
    return this
  },
  call: async (send, answer, signal) => {
    signal?.throwIfAborted()
    const timeout = AbortSignal.timeout(timeoutMs)
    const aborted = [timeout, signal].flatMap((each) => (each ? [rejectOnAbort(each)] : []))
    try {
      // `connect` throws for a malformed endpoint; as a promise it leaves the race with `aborted` intact.
      const sent = (async () => send(connect(config, isGuest)))()
      return v.parse(answer, await Promise.race([sent, ...aborted]))
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

/** Whether the service may have done what was asked, and only its answer did not arrive. */
export const isAnswerLost = (thrown: unknown): boolean =>
  (['network', 'timeout', 'unavailable'] as const).some((code) => failedWith(thrown, code))

/** Whether the service rejected a call with this error type. */
export const refusedAs = (thrown: unknown, type: string): boolean =>
  thrown instanceof ServiceError &&
  thrown.cause instanceof AppwriteException &&
  thrown.cause.type === type
