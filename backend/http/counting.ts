import { isIPv6 } from 'node:net'
import { LimitExceeded } from '#backend/contract/errors.ts'
import {
  accountGuards,
  rateLimits,
  type LimitKey,
  type RateLimit,
} from '#backend/contract/limits.ts'
import type { Caller } from '#backend/documents/permissions.ts'
import type { LimitState } from '#backend/http/limiter.ts'
import type { RequestFacts, Route } from '#backend/http/route.ts'
import { email, reference } from '#backend/http/validators.ts'
import type { Services } from '#backend/services.ts'

/** The part of an address that one network has: whole for IPv4, the first 64 bits for IPv6. */
export const networkOf = (ip: string) => {
  if (!isIPv6(ip)) return ip
  const [head = ''] = ip.split('::')
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0', '0'].slice(0, 4)
  return `${groups.join(':')}::/64`
}

/**
 * Who pays for the counters of an address: for IPv6 the first 48 bits, of which one customer may have
 * every network.
 */
const ownerOf = (ip: string) =>
  isIPv6(ip) ? networkOf(ip).split(':').slice(0, 3).join(':') : networkOf(ip)

/** An address as the log names it: enough to see an attack and to block it, and no single person. */
export const shortened = (ip: string) =>
  isIPv6(ip) ? `${ownerOf(ip)}::/48` : ip.replace(/\.\d{1,3}$/, '.0/24')

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
    ownerOf(facts.ip),
  )
}

/** Counts a call of any kind against the address that it came from. */
export const countAnyCall = (facts: RequestFacts, { totals }: Services) => {
  const owner = ownerOf(facts.ip)
  return totals.count(rateLimits.anyCall, [owner], owner)
}

/**
 * Counts a record that anybody but the server stores: an account is made as quickly as a message.
 *
 * @throws LimitExceeded beyond those of a day.
 */
export const countRecord = (caller: Caller, facts: RequestFacts, { limiter }: Services) => {
  if (caller.kind === 'key') return
  const name = `records from ${networkOf(facts.ip)}`
  const { exceeded, limit, reset } = limiter.count(
    rateLimits.dailyRecord,
    [name],
    ownerOf(facts.ip),
  )
  if (exceeded) throw new LimitExceeded(limit, reset)
}

const failureCounter = (facts: RequestFacts) => `wrong log-ins from ${networkOf(facts.ip)}`

/** Counts a password against the network that sent it, before it is known whether it is wrong. */
export const countPassword = (facts: RequestFacts, { limiter }: Services) =>
  limiter.count(rateLimits.wrongPassword, [failureCounter(facts)], ownerOf(facts.ip))

/** Uncounts a password that was right or was never checked. */
export const giveBackPassword = (facts: RequestFacts, { limiter }: Services) =>
  limiter.giveBack(rateLimits.wrongPassword, failureCounter(facts))

/**
 * Counts a password for an address without an account as one of an account is counted.
 *
 * @throws LimitExceeded, so that a refusal does not tell who has an account.
 */
export const countUnknownAddress = (
  address: string,
  facts: RequestFacts,
  { limiter }: Services,
) => {
  const { total, own, seconds } = accountGuards.password
  const rule = { calls: total, seconds }
  const state = limiter.count(rule, [`unknown address ${address}`], ownerOf(facts.ip))
  if (state.exceeded) throw new LimitExceeded(own, state.reset)
}

/** Lets an address log in to an account again at once: it has just proved to own the mailbox. */
export const clearLogInCounter = (address: string, facts: RequestFacts, { limiter }: Services) => {
  const values = limitValues(undefined, facts, { email: address })
  const route = { method: 'POST', paths: ['/account/sessions/email'] } as const
  for (const keys of rateLimits.sessionEmail.keys) limiter.clear(counterName(route, keys, values))
}
