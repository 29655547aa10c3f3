import { ApiError } from '#backend/contract/errors.ts'
import { cookieNames, cookieValues, decodeSession } from '#backend/http/cookies.ts'
import { equalInConstantTime, hashSecret } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { Session } from '#backend/store/sessions.ts'
import type { User } from '#backend/store/users.ts'

/** Who is calling: the server's key, a logged-in user, or a guest. */
export type Identity =
  | { readonly kind: 'key' }
  | { readonly kind: 'user'; readonly user: User; readonly session: Session }
  | { readonly kind: 'guest' }

/** Every value of a header: several headers of one name come as one, with commas. */
export const headerValues = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)

const fallbackValues = (header: string, name: string): readonly string[] => {
  try {
    const fallback = JSON.parse(header) as Record<string, unknown> | null
    const value = fallback?.[name]
    return typeof value === 'string' ? [value] : []
  } catch {
    return []
  }
}

/** The values of sessions, wherever a client of either SDK generation may carry them. */
const sessionValues = (headers: Headers, projectId: string): readonly string[] => {
  const { session: usual } = cookieNames(projectId)
  const { session } = cookieNames(projectId, headers.get('host') ?? '')
  return [
    ...cookieValues(headers.get('cookie') ?? '', [session, usual, `${usual}_legacy`]),
    ...headerValues(headers, 'x-appwrite-session'),
    ...fallbackValues(headers.get('x-fallback-cookies') ?? '{}', usual),
  ]
}

/**
 * Finds out who is calling, by the first session that is good, or else by one of a blocked account. A session that is invalid, forged, expired or ended makes a guest, as
 * with the real service.
 *
 * @param headers - Of the request.
 * @param services - Where sessions and keys are.
 * @throws ApiError `user_jwt_invalid`: this backend issues none, so none can be good.
 */
export const identify = (headers: Headers, services: Services): Identity => {
  const { sessions, users, keys, schema, now } = services
  if (headers.get('x-appwrite-jwt')) throw new ApiError('user_jwt_invalid')
  const sent = headerValues(headers, 'x-appwrite-key')
  if (sent.some((key) => equalInConstantTime(key, keys.apiKey))) return { kind: 'key' }
  const found = [...new Set(sessionValues(headers, schema.projectId))].flatMap((value) => {
    const credential = decodeSession(value)
    if (!credential) return []
    const session = sessions.find(credential.userId, hashSecret(keys, credential.secret), now())
    const user = session && users.byId(session.userId)
    return user ? [{ kind: 'user', user, session } as const] : []
  })
  return found.find(({ user }) => user.status) ?? found[0] ?? { kind: 'guest' }
}
