import { describe, expect, it } from 'vitest'
import type { RateLimit } from '#backend/contract/limits.ts'
import {
  clearLogInCounter,
  countAnyCall,
  countCall,
  countPassword,
  giveBackPassword,
} from '#backend/http/counting.ts'
import { countersPerOwner, createLimiter, maxCounters } from '#backend/http/limiter.ts'
import type { RequestFacts, Route } from '#backend/http/route.ts'
import type { Services } from '#backend/services.ts'

const start = Date.UTC(2026, 0, 2, 3, 30)
const minute = 60_000

const open = (enabled = true) => {
  const clock = { now: start }
  const create = () => createLimiter(enabled, () => clock.now)
  return { clock, limiter: create(), totals: create() }
}
const rule = { calls: 2, seconds: 3_600 }
/** The end of the hour, in seconds since 1970. */
const reset = (start + 30 * minute) / 1_000

describe('a counter', () => {
  it('is given back for a call that does not count', () => {
    const { clock, limiter } = open()
    limiter.count(rule, ['a'], 'owner')
    limiter.giveBack(rule, 'a')
    limiter.giveBack(rule, 'a')
    expect(limiter.count(rule, ['a'], 'owner').remaining).toBe(1)
    clock.now = reset * 1_000
    limiter.giveBack(rule, 'a')
    expect(limiter.count(rule, ['a'], 'owner').remaining).toBe(1)
  })

  it('of several is the tightest, and each is counted', () => {
    const { limiter } = open()
    limiter.count(rule, ['a'], 'owner')
    expect(limiter.count(rule, ['a', 'b'], 'owner').remaining).toBe(0)
    expect(limiter.count(rule, ['b'], 'owner').remaining).toBe(0)
  })

  it('that is over is dropped, at the earliest a minute after the last time', () => {
    const { clock, limiter } = open()
    const short = { calls: 2, seconds: 30 }
    limiter.count(short, ['a'], 'owner')
    clock.now += minute - 1
    limiter.count(short, ['b'], 'owner')
    expect(limiter.size()).toBe(2)
    clock.now += 1
    limiter.count(rule, ['c'], 'owner')
    expect(limiter.size()).toBe(1)
  })

  it('has a name of any length but a fixed size', () => {
    const { limiter } = open()
    const before = process.memoryUsage().heapUsed
    for (let n = 0; n < 100; n += 1)
      limiter.count(rule, ['x'.repeat(1024 * 1024) + String(n)], 'owner')
    expect(limiter.size()).toBe(100)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 1024 * 1024)
  })

  it('is never forgotten for a new one: a full table refuses the new one', () => {
    const { limiter } = open()
    for (let n = 0; n < maxCounters; n += 1) {
      limiter.count(rule, [String(n)], `owner ${String(n % 200)}`)
    }
    expect(limiter.size()).toBe(maxCounters)
    expect(limiter.count(rule, ['new'], 'new').exceeded).toBe(true)
    expect([limiter.size(), limiter.count(rule, ['0'], 'owner 0').remaining]).toEqual([
      maxCounters,
      0,
    ])
  })

  it('is refused to an owner that has its share of them, and to no other', () => {
    const { clock, limiter } = open()
    for (let n = 0; n < countersPerOwner; n += 1) limiter.count(rule, [String(n)], 'flood')
    expect(limiter.count(rule, ['new'], 'flood').exceeded).toBe(true)
    expect(limiter.count(rule, ['new'], 'other').exceeded).toBe(false)
    expect(limiter.count(rule, ['1'], 'flood').remaining).toBe(0)
    clock.now = reset * 1_000
    expect(limiter.count(rule, ['late'], 'flood').exceeded).toBe(false)
  })
})

describe('a call is counted', () => {
  const facts = (ip: string) => ({ ip }) as RequestFacts
  const route = { method: 'POST', paths: ['/a', '/older'] } as unknown as Route
  const by = (...keys: RateLimit['keys'][number]): RateLimit => ({ ...rule, keys: [keys] })

  /** Whether a call is counted together with the one before it. */
  const together = (
    limit: RateLimit,
    one: { ip?: string; user?: string; sent?: Record<string, unknown>; route?: Route },
    other: typeof one,
  ) => {
    const services = open() as unknown as Services
    const [, state] = [one, other].map((call) =>
      countCall(
        call.route ?? route,
        limit,
        call.user,
        facts(call.ip ?? '192.0.2.1'),
        call.sent ?? {},
        services,
      ),
    )
    return state?.remaining === 0
  }

  it.each([
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:7:8:9:a', true],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:3:3:4:5:6', false],
    ['2001:db8::1', '2001:db8::2:1', true],
    ['2001:db8::1', '2001:db8:0:0:5::', true],
    ['2001:db8::1', '2001:db9::1', false],
    ['::1', '::2', true],
    ['::1', '0:0:0:0:5:6:7:8', true],
    ['1:23::1', '12:3::1', false],
  ])('by the network of its address: %s and %s together: %s', (ip, other, expected) => {
    expect(together(by('ip'), { ip }, { ip: other })).toBe(expected)
  })
})

describe('a wrong password', () => {
  const facts = (ip: string) => ({ ip }) as RequestFacts

  it('is counted against the network that sent it, and given back when it was right', () => {
    const services = open() as unknown as Services
    const remaining = (ip: string) => countPassword(facts(ip), services).remaining
    expect([remaining('2001:db8::1'), remaining('2001:db8::2')]).toEqual([49, 48])
    giveBackPassword(facts('2001:db8::3'), services)
    expect([remaining('2001:db8::1'), remaining('2001:db9::1')]).toEqual([48, 49])
  })

  it('counts among all calls of an address, or of the customer that has the network', () => {
    const services = open() as unknown as Services
    const remaining = (ip: string) => countAnyCall(facts(ip), services).remaining
    expect(['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(remaining)).toEqual([1199, 1198, 1199])
    expect(['2001:db8:0:1::1', '2001:db8:0:2::1'].map(remaining)).toEqual([1199, 1198])
  })

  it('is forgotten for an account and a network once the mailbox was proved', () => {
    const services = open() as unknown as Services
    const logIn = { method: 'POST', paths: ['/account/sessions/email'] } as unknown as Route
    const limit: RateLimit = { ...rule, keys: [['param:email', 'ip']] }
    const count = (email: string, ip: string) =>
      countCall(logIn, limit, undefined, facts(ip), { email }, services).remaining
    count('a@b.co', '192.0.2.1')
    count('a@b.co', '192.0.2.2')
    clearLogInCounter('A@b.co', facts('192.0.2.1'), services)
    expect([count('a@b.co', '192.0.2.1'), count('a@b.co', '192.0.2.2')]).toEqual([1, 0])
  })
})
