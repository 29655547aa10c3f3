import type { Failure } from '#domain/failure.ts'

/** What an error answer of the service looks like, whichever version of the SDK made it. */
interface Refusal {
  readonly code: number
  readonly type: string
  readonly message: string
  readonly retryAfterSeconds?: number | undefined
}

type Translate = (refusal: Refusal) => Failure

const is = (code: 'invalidCredentials' | 'userNotFound' | 'alreadyExists'): Translate => {
  return () => ({ code })
}

const refused: Translate = ({ message, type }) => ({ code: 'refused', reason: message || type })

const rateLimited: Translate = ({ retryAfterSeconds }) =>
  retryAfterSeconds === undefined
    ? { code: 'rateLimited' }
    : { code: 'rateLimited', retryAfterSeconds }

/** The service's error types that mean something to the site (decision A1). */
const byType: Readonly<Record<string, Translate>> = {
  user_invalid_credentials: is('invalidCredentials'),
  user_not_found: is('userNotFound'),
  user_already_exists: is('alreadyExists'),
  user_email_already_exists: is('alreadyExists'),
  user_email_already_verified: () => ({ code: 'alreadyVerified' }),
  user_invalid_token: () => ({ code: 'invalidToken' }),
  user_blocked: () => ({ code: 'blocked' }),
  // What a guest gets on a route for users: the service has no "session expired".
  general_unauthorized_scope: () => ({ code: 'signInAgain' }),
  user_session_not_found: () => ({ code: 'signInAgain' }),
  general_rate_limit_exceeded: rateLimited,
  general_smtp_disabled: () => ({ code: 'unavailable' }),
  general_unknown_origin: () => ({ code: 'forbiddenOrigin' }),
  forbidden: () => ({ code: 'forbiddenOrigin' }),
}

const byStatus = (status: number): Translate => {
  if (status === 429) return rateLimited
  if (status >= 500) return () => ({ code: 'unavailable' })
  if (status === 400) return refused
  return ({ message, type }) => ({ code: 'other', reason: message || type || `HTTP ${status}` })
}

const asRefusal = (error: unknown): Refusal | null =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'number' &&
  'type' in error &&
  typeof error.type === 'string'
    ? (error as Error & Refusal)
    : null

/** The `type` of an error answer, for the few places where an adapter itself must know it. */
export const refusalType = (error: unknown): string | null => asRefusal(error)?.type ?? null

/** What an error of the SDK means: by its type, else by its status. */
export const toFailure = (error: unknown): Failure => {
  const refusal = asRefusal(error)
  if (refusal === null) {
    if (error instanceof Error && error.name === 'UnreachedService') return { code: 'network' }
    return { code: 'other', reason: error instanceof Error ? error.message : String(error) }
  }
  const translate = Object.hasOwn(byType, refusal.type) ? byType[refusal.type] : undefined
  return (translate ?? byStatus(refusal.code))(refusal)
}
