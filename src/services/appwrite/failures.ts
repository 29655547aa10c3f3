import type { Failure } from '#domain/failure.ts'

/** An error answer of the service. */
export class RefusedCall extends Error {
  readonly status: number
  /** The service's error type; empty if the answer was not the service's own. */
  readonly type: string
  /** The wait that the service asks for. */
  readonly retryAfterSeconds: number | undefined

  constructor(answer: {
    readonly status: number
    readonly type: string
    readonly message: string
    readonly retryAfterSeconds?: number | undefined
  }) {
    super(answer.message)
    this.name = 'RefusedCall'
    this.status = answer.status
    this.type = answer.type
    this.retryAfterSeconds = answer.retryAfterSeconds
  }
}

/** There was no complete answer: offline, connection lost, or blocked by the browser. */
export class UnreachableService extends Error {
  constructor(cause: unknown) {
    super('The service could not be reached', { cause })
    this.name = 'UnreachableService'
  }
}

type Translate = (refused: RefusedCall) => Failure

const is = (code: 'invalidCredentials' | 'userNotFound' | 'alreadyExists'): Translate => {
  return () => ({ code })
}

const refused: Translate = ({ message, type }) => ({ code: 'refused', reason: message || type })

const later =
  (code: 'rateLimited' | 'unavailable'): Translate =>
  ({ retryAfterSeconds }) =>
    retryAfterSeconds === undefined ? { code } : { code, retryAfterSeconds }

/** The service's error types that the site knows (decision A1). */
const byType: Readonly<Record<string, Translate>> = {
  user_invalid_credentials: is('invalidCredentials'),
  user_not_found: is('userNotFound'),
  user_already_exists: is('alreadyExists'),
  user_email_already_exists: is('alreadyExists'),
  user_email_already_verified: () => ({ code: 'alreadyVerified' }),
  user_invalid_token: () => ({ code: 'invalidToken' }),
  user_blocked: () => ({ code: 'blocked' }),
  // The answer to a guest on a route for users: the service has no "session expired".
  general_unauthorized_scope: () => ({ code: 'signInAgain' }),
  user_session_not_found: () => ({ code: 'signInAgain' }),
  general_rate_limit_exceeded: later('rateLimited'),
  general_smtp_disabled: () => ({ code: 'unavailable' }),
  general_unknown_origin: () => ({ code: 'forbiddenOrigin' }),
  forbidden: () => ({ code: 'forbiddenOrigin' }),
}

const byStatus = (status: number): Translate => {
  if (status === 429) return later('rateLimited')
  if (status >= 500) return later('unavailable')
  if (status === 400) return refused
  return ({ message, type }) => ({ code: 'other', reason: message || type || `HTTP ${status}` })
}

/** What an error means: by the service's error type, else by the status. */
export const toFailure = (error: RefusedCall | UnreachableService): Failure => {
  if (error instanceof UnreachableService) return { code: 'network' }
  const translate = Object.hasOwn(byType, error.type) ? byType[error.type] : undefined
  return (translate ?? byStatus(error.status))(error)
}
