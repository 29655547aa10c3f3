import { isIPv6 } from 'node:net'
import { rateLimits, type LimitKey, type RateLimit } from '#backend/contract/limits.ts'
import type { LimitState } from '#backend/http/limiter.ts'
import type { RequestFacts, Route } from '#backend/http/route.ts'
import { email, reference } from '#backend/http/validators.ts'
import type { Services } from '#backend/services.ts'

/** The part of an address that one network has: whole for IPv4, the first 64 bits for IPv6. */
const networkOf = (ip: string) => {
  if (!isIPv6(ip)) return ip
  const [head = ''] = ip.split('::')
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0', '0'].slice(0, 4)
  return `${groups.join(':')}::/64`
}

type Values = Readonly<Record<LimitKey, string>>

/** What a call is counted by. A parameter that is not valid is counted by the address instead. */
const limitValues = (
  userId: string | undefined,
  facts: RequestFacts,
  sent: Readonly<Record<string, unknown>>,
): Values => {
  const ip = networkOf(facts.ip)
  const address = email(sent['email'])
  const id = reference(sent['userId'])
  const challenge = reference(sent['challengeId'])
  return {
    ip,
    user: userId ?? '',
    // In lower case, so that capitals in an address do not open a fresh counter.
    'param:email': address.ok ? address.value : `invalid from ${ip}`,
    'param:userId': id.ok ? id.value : `invalid from ${ip}`,
    'param:challengeId': challenge.ok ? challenge.value : `invalid from ${ip}`,
  }
}

const counterName = (
  route: Pick<Route, 'method' | 'paths'>,
  keys: readonly LimitKey[],
  values: Values,
) => JSON.stringify([route.method, route.paths[0], ...keys.map((key) => [key, values[key]])])

/**
 * Counts a call under its rule.
 *
 * @param route - The call.
 * @param limit - Its rule.
 * @param userId - Of the session, if there is one.
 * @param facts - Of the request.
 * @param sent - The parameters as they came.
 * @param services - Holds the limiter.
 */
export const countCall = (
  route: Route,
  limit: RateLimit,
  userId: string | undefined,
  facts: RequestFacts,
  sent: Readonly<Record<string, unknown>>,
  { limiter }: Services,
): LimitState => {
  const values = limitValues(userId, facts, sent)
  return limiter.count(
    limit,
    limit.keys.map((keys) => counterName(route, keys, values)),
  )
}

const failureCounter = (facts: RequestFacts) => `wrong log-ins from ${networkOf(facts.ip)}`

/** Whether this address has tried so many wrong passwords, over all accounts, that it must wait. */
export const peekFailures = (facts: RequestFacts, { limiter }: Services) =>
  limiter.peek(rateLimits.wrongPassword, failureCounter(facts))

/** Counts a wrong password against the address that sent it. */
export const countFailure = (facts: RequestFacts, { limiter }: Services) =>
  void limiter.count(rateLimits.wrongPassword, [failureCounter(facts)])

/** Lets an address log in to an account again at once: it has just proved to own the mailbox. */
export const clearLogInCounter = (address: string, facts: RequestFacts, { limiter }: Services) => {
  const values = limitValues(undefined, facts, { email: address })
  const route = { method: 'POST', paths: ['/account/sessions/email'] } as const
  for (const keys of rateLimits.sessionEmail.keys) limiter.clear(counterName(route, keys, values))
}
