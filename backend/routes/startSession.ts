import { lifetimes } from '#backend/contract/limits.ts'
import { lacksFactor } from '#backend/factors/secondFactor.ts'
import { networkOf } from '#backend/http/counting.ts'
import { sessionModel } from '#backend/contract/models.ts'
import { encodeSession, startCookie } from '#backend/http/cookies.ts'
import type { Reply, RequestFacts } from '#backend/http/route.ts'
import { hashSecret, newId, newSecret } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { User } from '#backend/store/users.ts'
import type { Session } from '#backend/store/sessions.ts'

/**
 * Starts a session and hands its secret out in a cookie, nowhere else. Called inside of a transaction
 * in which the user was read: whatever proved who it is may have changed since.
 *
 * @param services - Keeps the session.
 * @param facts - Of the request; the session remembers browser and address.
 * @param user - Whose it is.
 * @param how - What proved it.
 */
export const startSession = (
  services: Services,
  facts: RequestFacts,
  user: User,
  how: Pick<Session, 'provider' | 'providerUid' | 'factors'>,
): Reply => {
  const { guards, sessions, keys, now } = services
  const time = now()
  const secret = newSecret()
  const half = lacksFactor(user, how, services)
  const session: Session = {
    ...how,
    userId: user.id,
    mfaUpdatedAt: null,
    provedAt: null,
    half,
    id: newId(time),
    agent: facts.agent,
    ip: facts.ip,
    createdAt: time,
    expire: time + (half ? lifetimes.halfSession : lifetimes.session),
  }
  sessions.add(session, hashSecret(keys, secret))
  if (!half) guards.setKnown(user.id, networkOf(facts.ip))
  const value = encodeSession({ userId: user.id, secret })
  return {
    status: 201,
    userId: user.id,
    body: sessionModel(session, true),
    cookies: [startCookie(facts.cookies.session, value, lifetimes.session, time, facts.secure)],
  }
}
