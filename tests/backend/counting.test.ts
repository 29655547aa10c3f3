import { describe, expect, it } from 'vitest'
import type { RateLimit } from '#backend/contract/limits.ts'
import { clearLogInCounter, countCall, countFailure, peekFailures } from '#backend/http/counting.ts'
import { createLimiter, maxCounters } from '#backend/http/limiter.ts'
import type { RequestFacts, Route } from '#backend/http/route.ts'
import type { Services } from '#backend/services.ts'

const start = Date.UTC(2026, 0, 2, 3, 30)
const minute = 60_000

const open = (enabled = true) => {
  const clock = { now: start }
  return { clock, limiter: createLimiter(enabled, () => clock.now) }
}
const rule = { calls: 2, seconds: 3_600 }
/** The end of the hour, in seconds since 1970. */
const reset = (start + 30 * minute) / 1_000

describe('a counter', () => {
  it('counts the calls of a window, and tells what is left of them', () => {
    const { limiter } = open()
    const counted = () => limiter.count(rule, ['a'])
    expect([counted(), counted(), counted(), counted()]).toEqual([
      { limit: 2, remaining: 1, reset, exceeded: false },
      { limit: 2, remaining: 0, reset, exceeded: false },
      { limit: 2, remaining: 0, reset, exceeded: true },
      { limit: 2, remaining: 0, reset, exceeded: true },
    ])
  })

  it('starts again in the next window, which starts when the last one ends', () => {
    const { clock, limiter } = open()
    limiter.count(rule, ['a'])
    clock.now = reset * 1_000 - 1
    expect(limiter.count(rule, ['a']).remaining).toBe(0)
    clock.now += 1
    expect(limiter.count(rule, ['a'])).toEqual({
      limit: 2,
      remaining: 1,
      reset: reset + 3_600,
      exceeded: false,
    })
  })

  it('is looked at without counting', () => {
    const { limiter } = open()
    const next = { limit: 2, remaining: 1, reset, exceeded: false }
    expect([limiter.peek(rule, 'a'), limiter.peek(rule, 'a')]).toEqual([next, next])
    limiter.count(rule, ['a'])
    limiter.count(rule, ['a'])
    expect(limiter.peek(rule, 'a').exceeded).toBe(true)
    expect(limiter.peek(rule, 'b').exceeded).toBe(false)
  })

  it('of several is the tightest, and each is counted', () => {
    const { limiter } = open()
    limiter.count(rule, ['a'])
    expect(limiter.count(rule, ['a', 'b']).remaining).toBe(0)
    expect(limiter.peek(rule, 'b').remaining).toBe(0)
  })

  it('is forgotten when it is cleared', () => {
    const { limiter } = open()
    limiter.count(rule, ['a'])
    limiter.count(rule, ['b'])
    limiter.clear('a')
    expect([limiter.peek(rule, 'a').remaining, limiter.size()]).toEqual([1, 1])
  })

  it('that is over is dropped, at the earliest a minute after the last time', () => {
    const { clock, limiter } = open()
    const short = { calls: 2, seconds: 30 }
    limiter.count(short, ['a'])
    clock.now += minute - 1
    limiter.count(short, ['b'])
    expect(limiter.size()).toBe(2)
    clock.now += 1
    limiter.count(rule, ['c'])
    expect(limiter.size()).toBe(1)
  })

  it('has a name of any length but a fixed size', () => {
    const { limiter } = open()
    const before = process.memoryUsage().heapUsed
    for (let n = 0; n < 100; n += 1) limiter.count(rule, ['x'.repeat(1024 * 1024) + String(n)])
    expect(limiter.size()).toBe(100)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 1024 * 1024)
  })

  it('is forgotten for a new one beyond the limit, the one that was not used for longest', () => {
    const { limiter } = open()
    for (let n = 0; n < maxCounters; n += 1) limiter.count(rule, [String(n)])
    limiter.count(rule, ['0'])
    expect([limiter.size(), limiter.peek(rule, '1').remaining]).toEqual([maxCounters, 0])
    limiter.count(rule, ['new'])
    expect(limiter.size()).toBe(maxCounters)
    const remaining = ['0', '1', '2', 'new'].map((name) => limiter.peek(rule, name).remaining)
    expect(remaining).toEqual([0, 1, 0, 0])
  })

  it('says that nothing was used where counting is off', () => {
    const { limiter } = open(false)
    const unused = { limit: 2, remaining: 1, reset, exceeded: false }
    const counted = Array.from({ length: 4 }, () => limiter.count(rule, ['a']))
    expect([...counted, limiter.peek(rule, 'a')]).toEqual(Array(5).fill(unused))
    expect(limiter.size()).toBe(0)
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

  it.each<[RateLimit['keys'][number][number], string, unknown, unknown, boolean]>([
    ['param:email', 'email', 'a@b.co', 'A@B.CO', true],
    ['param:email', 'email', 'a@b.co', 'b@b.co', false],
    ['param:email', 'email', 'a', 'b', true],
    ['param:userId', 'userId', 'ann', 'ann', true],
    ['param:userId', 'userId', 'ann', 'ben', false],
    ['param:userId', 'userId', '?', 5, true],
    ['param:challengeId', 'challengeId', 'one', 'one', true],
    ['param:challengeId', 'challengeId', 'one', 'two', false],
    ['param:challengeId', 'challengeId', '?', undefined, true],
  ])('by %s: with %s %j and %j together: %s', (key, name, one, other, expected) => {
    const sent = (value: unknown) => ({ sent: { [name]: value } })
    expect(together(by(key), sent(one), sent(other))).toBe(expected)
  })

  it.each(['param:email', 'param:userId', 'param:challengeId'] as const)(
    'by its address where %s is not valid',
    (key) => {
      expect(together(by(key), { ip: '192.0.2.1' }, { ip: '192.0.2.2' })).toBe(false)
    },
  )

  it('by its user, and by what it calls', () => {
    expect(together(by('user'), { user: 'ann' }, { user: 'ann', ip: '192.0.2.2' })).toBe(true)
    expect(together(by('user'), { user: 'ann' }, { user: 'ben' })).toBe(false)
    expect(together(by('user'), {}, { user: '' })).toBe(true)
    const put = { ...route, method: 'PUT' } as Route
    const elsewhere = { ...route, paths: ['/b', '/older'] } as Route
    expect(together(by('user'), {}, { route: put })).toBe(false)
    expect(together(by('user'), {}, { route: elsewhere })).toBe(false)
  })

  it('by each of its counters', () => {
    const limit: RateLimit = { ...rule, keys: [['user'], ['ip']] }
    expect(together(limit, { user: 'ann' }, { user: 'ben' })).toBe(true)
    expect(together(by('user', 'ip'), { user: 'ann' }, { user: 'ben' })).toBe(false)
  })
})

describe('a wrong password', () => {
  const facts = (ip: string) => ({ ip }) as RequestFacts

  it('is counted against the network that sent it', () => {
    const services = open() as unknown as Services
    for (let n = 0; n < 50; n += 1) countFailure(facts('2001:db8::1'), services)
    expect(peekFailures(facts('2001:db8::2'), services)).toMatchObject({
      limit: 50,
      remaining: 0,
      exceeded: true,
    })
    expect(peekFailures(facts('2001:db9::1'), services).exceeded).toBe(false)
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
