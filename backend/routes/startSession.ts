import { lifetimes } from '#backend/contract/limits.ts'
import { sessionModel } from '#backend/contract/models.ts'
import { cookieName, encodeSession, startCookie } from '#backend/http/cookies.ts'
import type { Reply, RequestFacts } from '#backend/http/route.ts'
import { hashSecret, newId, newSecret } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { Session } from '#backend/store/sessions.ts'

/**
 * Starts a session and hands its secret out in a cookie, nowhere else.
 *
 * @param services - Keeps the session.
 * @param facts - Of the request; the session remembers browser and address.
 * @param how - Whose it is and what proved it.
 */
export const startSession = (
  services: Services,
  facts: RequestFacts,
  how: Pick<Session, 'userId' | 'provider' | 'providerUid' | 'factors'>,
): Reply => {
  const { sessions, schema, keys, now } = services
  const time = now()
  const secret = newSecret()
  const session: Session = {
    ...how,
    mfaUpdatedAt: null,
    id: newId(time),
    agent: facts.agent,
    ip: facts.ip,
    createdAt: time,
    expire: time + lifetimes.session,
  }
  services.transaction(() => sessions.add(session, hashSecret(keys, secret)))
  const value = encodeSession({ userId: how.userId, secret })
  const name = cookieName(schema.projectId)
  return {
    status: 201,
    userId: how.userId,
    body: sessionModel(session, true),
    cookies: [startCookie(name, value, lifetimes.session, time, facts.secure)],
  }
}
