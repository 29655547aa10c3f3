import type { Collection } from '#backend/config/schema.ts'
import { ApiError } from '#backend/contract/errors.ts'
import { defaultPage, rateLimits } from '#backend/contract/limits.ts'
import { accountModel, eventModel } from '#backend/contract/models.ts'
import { readQueries } from '#backend/documents/queries.ts'
import { checkRecentProof } from '#backend/factors/secondFactor.ts'
import { networkOf } from '#backend/http/counting.ts'
import { endCookie } from '#backend/http/cookies.ts'
import { optional, required } from '#backend/http/params.ts'
import { route, type RequestFacts } from '#backend/http/route.ts'
import { anything, email, newPassword, password, text } from '#backend/http/validators.ts'
import { tellOf } from '#backend/routes/authenticators.ts'
import { checkPassword, sameUser } from '#backend/routes/passwords.ts'
import { hashPassword } from '#backend/secrets/secrets.ts'
import { nameFor } from '#backend/mail/texts.ts'
import type { Services } from '#backend/services.ts'
import type { User } from '#backend/store/users.ts'

/** An account made by a mailed code has no password; then none is asked for. */
const requirePassword = async (
  user: User,
  sent: string | undefined,
  facts: RequestFacts,
  services: Services,
) => {
  if (user.password === null) return
  if (sent === undefined || !(await checkPassword(user.email, user, sent, facts, services))) {
    throw new ApiError('user_invalid_credentials')
  }
}

const hashIn = (facts: RequestFacts, { hashing }: Services, password: string) =>
  hashing.run(networkOf(facts.ip), () => hashPassword(password))

const userNow = (user: User, { users }: Services) => {
  const found = users.byId(user.id)
  if (!found) throw new ApiError('user_not_found')
  return accountModel(found)
}

/** The queries of a list without attributes: `limit` and `offset`. */
const readPage = (sent: unknown) => {
  const none = { attributes: [], indexes: [] } as unknown as Collection
  let queries
  try {
    queries = readQueries(none, sent)
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'general_query_invalid') throw error
    // The service checks these as a parameter.
    throw new ApiError('general_argument_invalid', `Invalid \`queries\` param: ${error.message}`)
  }
  const other = queries.find(({ method }) => method !== 'limit' && method !== 'offset')
  if (other !== undefined) {
    const sentence = `Invalid query method: ${other.method}`
    throw new ApiError('general_argument_invalid', `Invalid \`queries\` param: ${sentence}`)
  }
  const valueOf = (method: string, fallback: number) => {
    const value = queries.find((query) => query.method === method)?.values[0]
    return typeof value === 'number' ? value : fallback
  }
  return { limit: valueOf('limit', defaultPage), offset: valueOf('offset', 0) }
}

/** Changing the user's account: name, address, password, closing it; and what happened to it. */
export const profileRoutes = [
  route({
    method: 'PATCH',
    paths: ['/account/name'],
    scope: 'account',
    event: 'user.update',
    limit: rateLimits.accountChange,
    params: { name: required(text(128)) },
    handle({ params, user }, services) {
      services.users.setName(user.id, params.name, services.now())
      return { status: 200, body: userNow(user, services) }
    },
  }),
  route({
    method: 'PATCH',
    paths: ['/account/email'],
    scope: 'account',
    event: 'user.update',
    limit: rateLimits.accountChange,
    checksPassword: true,
    params: { email: required(email), password: required(password) },
    async handle({ params, user, session, facts }, services) {
      await requirePassword(user, params.password, facts, services)
      const hash = user.password ?? (await hashIn(facts, services, params.password))
      const changed = services.transaction(() => {
        const current = sameUser(user, session.id, services)
        // The reader of an address that is not proved may end the app. One's own address changes nothing: 409.
        const hasApp = services.authenticators.of(user.id)?.verified === true
        if (hasApp && params.email !== current.email) checkRecentProof(current, session, services)
        if (!services.users.setEmail(user.id, params.email, hash, services.now())) return false
        // A mailed code was perhaps the only second factor, and the new address is not proved.
        services.sessions.removeHalf(user.id)
        // Links and codes went to the older address.
        services.tokens.removeAll(user.id, ['verification', 'recovery', 'code'])
        return true
      })
      if (!changed) throw new ApiError('user_target_already_exists')
      // To the older address: its owner is the one to be warned.
      services.mailer.send({
        kind: 'addressChanged',
        locale: facts.locale,
        to: { name: nameFor(user), address: user.email },
      })
      return { status: 200, body: userNow(user, services) }
    },
  }),
  route({
    method: 'PATCH',
    paths: ['/account/password'],
    scope: 'account',
    event: 'user.update',
    limit: rateLimits.passwordChange,
    checksPassword: true,
    params: { password: required(newPassword), oldPassword: optional(password) },
    async handle({ params, user, session, facts }, services) {
      await requirePassword(user, params.oldPassword, facts, services)
      const hash = await hashIn(facts, services, params.password)
      services.transaction(() => {
        sameUser(user, session.id, services)
        services.users.setPassword(user.id, hash, services.now())
        services.sessions.removeOthers(user.id, session.id)
        services.tokens.removeAll(user.id, ['recovery', 'code'])
      })
      services.mailer.send({
        kind: 'passwordChanged',
        locale: facts.locale,
        to: { name: nameFor(user), address: user.email },
      })
      return { status: 200, body: userNow(user, services) }
    },
  }),
  route({
    method: 'PATCH',
    paths: ['/account/status'],
    scope: 'account',
    event: 'user.update',
    handle({ user, facts }, services) {
      services.users.setStatus(user.id, false, services.now())
      tellOf('closed', user, facts, services)
      return {
        status: 200,
        body: userNow(user, services),
        cookies: [endCookie(facts.cookies.session, facts.secure)],
      }
    },
  }),
  route({
    method: 'GET',
    paths: ['/account/logs'],
    scope: 'account',
    params: { queries: optional(anything), total: optional(anything) },
    handle({ params, user }, { events }) {
      const { limit, offset } = readPage(params.queries)
      return {
        status: 200,
        body: {
          // The text "false" counts as true, as it does with the real service.
          total: params.total === '0' ? 0 : events.count(user.id),
          logs: events.newest(user.id, limit, offset).map((event) => eventModel(event, user)),
        },
      }
    },
  }),
]
