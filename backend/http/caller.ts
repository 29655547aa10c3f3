import { parse } from 'hono/utils/cookie'
import { ApiError } from '#backend/contract/errors.ts'
import { cookieName, decodeSession } from '#backend/http/cookies.ts'
import { equalInConstantTime, hashSecret } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { Session } from '#backend/store/sessions.ts'
import type { User } from '#backend/store/users.ts'

/** Who is calling: the server's key, a logged-in user, or a guest. */
export type Identity =
  | { readonly kind: 'key' }
  | { readonly kind: 'user'; readonly user: User; readonly session: Session }
  | { readonly kind: 'guest' }

/** The session's value, wherever a client of either SDK generation may carry it. */
const sessionValue = (headers: Headers, projectId: string): string | undefined => {
  const name = cookieName(projectId)
  const cookies = parse(headers.get('cookie') ?? '')
  const direct = cookies[name] ?? cookies[`${name}_legacy`] ?? headers.get('x-appwrite-session')
  if (direct) return direct
  try {
    const fallback: unknown = JSON.parse(headers.get('x-fallback-cookies') ?? '{}')
    const value = (fallback as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Finds out who is calling. A session that is invalid, forged, expired or ended makes a guest, as
 * with the real service.
 *
 * @param headers - Of the request.
 * @param services - Where sessions and keys are.
 * @throws ApiError `user_jwt_invalid`: this backend issues none, so none can be good.
 */
export const identify = (headers: Headers, services: Services): Identity => {
  const { sessions, users, keys, schema, now } = services
  if (headers.get('x-appwrite-jwt')) throw new ApiError('user_jwt_invalid')
  const key = headers.get('x-appwrite-key')
  if (key !== null && equalInConstantTime(key, keys.apiKey)) return { kind: 'key' }
  const credential = decodeSession(sessionValue(headers, schema.projectId))
  if (!credential) return { kind: 'guest' }
  const session = sessions.find(credential.userId, hashSecret(keys, credential.secret), now())
  const user = session && users.byId(session.userId)
  return user ? { kind: 'user', user, session } : { kind: 'guest' }
}
