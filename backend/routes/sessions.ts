import { ApiError } from '#backend/contract/errors.ts'
import { rateLimits } from '#backend/contract/limits.ts'
import { sessionModel } from '#backend/contract/models.ts'
import { endCookie } from '#backend/http/cookies.ts'
import { required } from '#backend/http/params.ts'
import { route } from '#backend/http/route.ts'
import { addEventOf } from '#backend/http/pipeline.ts'
import { withPlainDigits, email, password, reference, text } from '#backend/http/validators.ts'
import { checkPassword, unchangedUser } from '#backend/routes/passwords.ts'
import { takeOver, tellOfTakeOver } from '#backend/routes/takeOver.ts'
import { startSession } from '#backend/routes/startSession.ts'
import { hashSecret } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { Session } from '#backend/store/sessions.ts'

/** A user's own session by its id or as `current`. */
const ownSession = (
  path: Readonly<Record<string, string>>,
  current: Session,
  services: Services,
) => {
  const id = path['sessionId']
  if (id === 'current' || id === current.id) return current
  const found = services.sessions
    .ofUser(current.userId, services.now())
    .find((session) => session.id === id)
  if (!found) throw new ApiError('user_session_not_found')
  return found
}

/** Logging in by password or mailed code, looking at the sessions, logging out. */
export const sessionRoutes = [
  route({
    method: 'POST',
    paths: ['/account/sessions/email', '/account/sessions'],
    scope: 'guests',
    limit: rateLimits.sessionEmail,
    startsSession: true,
    event: 'session.create',
    checksPassword: true,
    params: { email: required(email), password: required(password) },
    async handle({ params, facts }, services) {
      const { users, transaction } = services
      const user = users.byEmail(params.email)
      // One error for an unknown address, a wrong password and an account without one.
      const good = await checkPassword(params.email, user, params.password, facts, services)
      return transaction(() => {
        const current = good && user ? unchangedUser(user, services) : undefined
        if (!current) throw new ApiError('user_invalid_credentials')
        if (!current.status) throw new ApiError('user_blocked')
        const { email } = current
        const how = { provider: 'email', providerUid: email, factors: ['password'] } as const
        return startSession(services, facts, current, how)
      })
    },
  }),
  route({
    method: 'POST',
    paths: ['/account/sessions/token'],
    scope: 'guests',
    limit: rateLimits.sessionToken,
    startsSession: true,
    event: 'session.create',
    params: { userId: required(reference), secret: required(text(256)) },
    handle({ params, caller, facts }, services) {
      const { users, tokens, keys, now, transaction } = services
      const user = users.byId(params.userId)
      if (!user) throw new ApiError('user_invalid_token')
      const token = tokens.find(
        user.id,
        'code',
        hashSecret(keys, withPlainDigits(params.secret)),
        now(),
      )
      if (!token) {
        transaction(() => tokens.wrongCode(user.id))
        addEventOf(user.id, 'code.failed', facts, services)
        throw new ApiError('user_invalid_token')
      }
      if (!user.status) throw new ApiError('user_blocked')
      const { reply, ended } = transaction(() => {
        tokens.remove(token.id)
        const passwordEnded = takeOver(user, { caller, facts }, services)
        users.setVerified(user.id, now())
        const how = { provider: 'token', providerUid: '', factors: ['email'] } as const
        const started = startSession(services, facts, users.byId(user.id) ?? user, how)
        return { reply: started, ended: passwordEnded }
      })
      if (ended) tellOfTakeOver(user, facts, services)
      return reply
    },
  }),
  route({
    method: 'GET',
    paths: ['/account/sessions'],
    scope: 'account',
    handle({ user, session }, { sessions, now }) {
      const all = sessions.ofUser(user.id, now())
      return {
        status: 200,
        body: {
          total: all.length,
          sessions: all.map((one) => sessionModel(one, one.id === session.id)),
        },
      }
    },
  }),
  route({
    method: 'GET',
    paths: ['/account/sessions/:sessionId'],
    scope: 'account',
    handle({ path, session }, services) {
      const found = ownSession(path, session, services)
      return { status: 200, body: sessionModel(found, found.id === session.id) }
    },
  }),
  route({
    method: 'DELETE',
    paths: ['/account/sessions/:sessionId'],
    scope: 'account',
    event: 'session.delete',
    // Logging out is possible before the second factor.
    withoutSecondFactor: true,
    limit: rateLimits.sessionDelete,
    handle({ path, user, session, facts }, services) {
      const found = ownSession(path, session, services)
      services.sessions.remove(user.id, found.id)
      return found.id === session.id
        ? { status: 204, cookies: [endCookie(facts.cookies.session, facts.secure)] }
        : { status: 204 }
    },
  }),
  route({
    method: 'DELETE',
    paths: ['/account/sessions'],
    scope: 'account',
    event: 'session.delete',
    limit: rateLimits.sessionDelete,
    handle({ user, facts }, services) {
      services.sessions.removeAll(user.id)
      return { status: 204, cookies: [endCookie(facts.cookies.session, facts.secure)] }
    },
  }),
]
