import { ApiError, LimitExceeded } from '#backend/contract/errors.ts'
import { requestLimits } from '#backend/contract/limits.ts'
import type { Caller } from '#backend/documents/permissions.ts'
import { headerValues, identify, type Identity } from '#backend/http/caller.ts'
import { readBody } from '#backend/http/body.ts'
import type { ApiContext } from '#backend/http/context.ts'
import { countAnyCall, countCall, countPassword, giveBackPassword } from '#backend/http/counting.ts'
import { readFacts } from '#backend/http/facts.ts'
import type { LimitState } from '#backend/http/limiter.ts'
import { readParams } from '#backend/http/params.ts'
import { checkOrigin } from '#backend/http/platforms.ts'
import { readQuery } from '#backend/http/query.ts'
import { describeFault } from '#backend/http/describeFault.ts'
import type { Reply, RequestFacts, Route } from '#backend/http/route.ts'
import { checkFactors } from '#backend/factors/secondFactor.ts'
import type { Services } from '#backend/services.ts'

/** What the headers of the response need to know beyond the reply. */
export interface Outcome {
  readonly reply: Reply
  readonly limit: LimitState | undefined
}

/** A refusal together with the state of the limit that it was counted under. */
export class Refusal extends Error {
  readonly error: ApiError
  readonly limit: LimitState | undefined
  /** Whether the cookie is that of a blocked account, and has to go. */
  readonly endsCookie: boolean

  /**
   * @param error - What the caller is told.
   * @param limit - The counters, when the call got as far as being counted.
   * @param endsCookie - See the property.
   */
  constructor(error: ApiError, limit: LimitState | undefined, endsCookie = false) {
    super(error.message)
    this.error = error
    this.limit = limit
    this.endsCookie = endsCookie
  }
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const checkProject = (context: ApiContext, services: Services, sent: Record<string, unknown>) => {
  const named = [
    ...headerValues(context.req.raw.headers, 'x-appwrite-project'),
    ...(context.req.queries('project') ?? []),
    sent['project'],
  ]
  if (!named.includes(services.schema.projectId)) throw new ApiError('project_not_found')
}

/** What a refusal calls the caller. */
const nameOf = (identity: Identity, projectId: string, host: string): string => {
  switch (identity.kind) {
    case 'user':
      return `${identity.user.email} (role: users)`
    case 'key':
      return `app.${projectId}@service.${host} (role: applications)`
    case 'guest':
      return 'User (role: guests)'
  }
}

const checkScope = (route: Route, identity: Identity, services: Services, host: string) => {
  const { scope } = route
  if (scope === 'public' || scope === 'guests') return
  if (scope === 'account' ? identity.kind === 'user' : identity.kind === 'key') return
  const who = nameOf(identity, services.schema.projectId, host)
  throw new ApiError('general_unauthorized_scope', `${who} missing scopes (["${scope}"])`)
}

/**
 * Writes into the activity of an account. The change itself is done by then: an entry that cannot be
 * written, or an account that was closed meanwhile, is a line of the log.
 */
export const addEventOf = (
  userId: string | undefined,
  event: string,
  { ip, agent }: RequestFacts,
  services: Services,
) => {
  if (userId === undefined) return
  try {
    const createdAt = services.now()
    services.transaction(() => services.events.add({ userId, event, ip, agent, createdAt }))
  } catch (error) {
    services.log(`no entry of activity for ${event} (${describeFault(error)})`)
  }
}

/** Whether these headers name no user; a refused one is a guest too. */
const isGuest = (headers: Headers, services: Services) => {
  try {
    return identify(headers, services).kind === 'guest'
  } catch {
    return true
  }
}

const callerOf = (identity: Identity): Caller =>
  identity.kind === 'user'
    ? { kind: 'user', id: identity.user.id, verified: identity.user.emailVerification }
    : identity

/**
 * Takes a request through the checks in the service's own order, which decides what a caller with
 * several faults is told: origin, project, scope, blocked user, missing factor, rate limit, existing
 * session, parameters, and only then the call itself.
 *
 * @param route - The call.
 * @param context - The request.
 * @param services - What the call works with.
 * @throws Refusal with what the caller is told.
 */
export const runCall = async (
  route: Route,
  context: ApiContext,
  services: Services,
): Promise<Outcome> => {
  let limit: LimitState | undefined
  const facts = readFacts(context, services)
  const total = countAnyCall(facts, services)
  if (total.exceeded) throw new Refusal(new ApiError('general_rate_limit_exceeded'), total)
  let isBlocked = false
  let wrongPassword = false
  let counted = false
  try {
    const request = context.req.raw
    const most = isGuest(request.headers, services) ? requestLimits.guestBody : requestLimits.body
    const sent =
      route.method === 'GET'
        ? readQuery(new URL(request.url).search)
        : await readBody(request, most)
    // Only now: while the body arrived, the session may have ended.
    const identity = identify(request.headers, services)
    if (writes.has(route.method) && identity.kind !== 'key') {
      checkOrigin(context.req.header('origin'), services.platforms, facts.host)
    }
    if (!route.withoutProject) checkProject(context, services, sent)
    checkScope(route, identity, services, facts.host)
    isBlocked = identity.kind === 'user' && !identity.user.status
    if (isBlocked) throw new ApiError('user_blocked')
    if (identity.kind === 'user' && !route.withoutSecondFactor) {
      checkFactors(identity.user, identity.session, services)
    }
    // Before the password is checked: of many at once, all would be checked before one is counted.
    const passwords = route.checksPassword ? countPassword(facts, services) : undefined
    counted = passwords !== undefined
    if (passwords?.exceeded) limit = passwords
    else if (route.limit) {
      const userId = identity.kind === 'user' ? identity.user.id : undefined
      const state = countCall(route, route.limit, userId, facts, sent, services)
      if (route.limit.quiet !== true || state.exceeded) limit = state
    }
    if (limit?.exceeded && identity.kind !== 'key') {
      throw new ApiError('general_rate_limit_exceeded')
    }
    if (route.startsSession && identity.kind === 'user') {
      throw new ApiError('user_session_already_exists')
    }
    const declared =
      typeof route.params === 'function' ? route.params(services, facts.host) : (route.params ?? {})
    const call = {
      params: readParams(declared, sent),
      path: context.req.param() as Record<string, string>,
      caller: callerOf(identity),
      facts,
      ...(identity.kind === 'user' ? { sessionId: identity.session.id } : {}),
    }
    const addEvent = (userId: string | undefined) => {
      if (route.event !== undefined) addEventOf(userId, route.event, facts, services)
    }
    if (route.scope !== 'account') {
      const reply = await route.handle(call, services)
      addEvent(reply.userId)
      return { reply, limit }
    }
    // checkScope let only users through.
    if (identity.kind !== 'user') throw new ApiError('general_unauthorized_scope')
    const { user, session } = identity
    const reply = await route.handle({ ...call, user, session }, services)
    addEvent(user.id)
    return { reply, limit }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    wrongPassword = error.type === 'user_invalid_credentials'
    const told = error instanceof LimitExceeded ? error.limit : limit
    throw new Refusal(error, told, isBlocked)
  } finally {
    if (counted && !wrongPassword) giveBackPassword(facts, services)
  }
}
