import { describe, expect, it } from 'vitest'
import { requestLimits } from '#backend/contract/limits.ts'
import { allows } from '#backend/documents/permissions.ts'
import { readBody } from '#backend/http/body.ts'
import { shortened } from '#backend/http/counting.ts'
import { clientAddress } from '#backend/http/forwarded.ts'
import { createLimiter } from '#backend/http/limiter.ts'
import { readAgent } from '#backend/http/agent.ts'

it('counters are dropped when their window is over', () => {
  let now = 0
  const limiter = createLimiter(true, () => now)
  const rule = { calls: 10, seconds: 60 }
  limiter.count(rule, ['a', 'b'], 'owner')
  expect(limiter.size()).toBe(2)
  now += 120_000
  limiter.count(rule, ['c'], 'owner')
  expect(limiter.size()).toBe(1)
})

it.each(['create', 'read', 'update', 'delete'] as const)(
  '`write` allows all but reading: %s',
  (action) => {
    expect(allows(['write("any")'], action, { kind: 'guest' })).toBe(action !== 'read')
  },
)

it.each([
  ['::ffff:10.0.0.1', '10.0.0.1', '10.0.0.0/24'],
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1:2::9', '2001:db8:1::/48'],
])('the caller %s is %s, and %s in the log', (sent, address, logged) => {
  const caller = clientAddress({ 'x-forwarded-for': sent }, '127.0.0.1', 1)
  expect([caller, shortened(caller)]).toEqual([address, logged])
})

it('a User-Agent is read as far as 512 characters', () => {
  const chrome = 'Chrome/120.0'
  expect(readAgent(chrome.padStart(512)).clientName).not.toBe('')
  expect(readAgent(chrome.padStart(512 + chrome.length)).clientName).toBe('')
})

describe('a body that never ends', () => {
  it('is not read beyond 16 MiB', async () => {
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read += 1_048_576
        controller.enqueue(new Uint8Array(1_048_576))
        // Without this end, a reader that does not stop would read for ever.
        if (read > 2 * requestLimits.dropped) controller.close()
      },
    })
    const request: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const refused = readBody(new Request('http://localhost', request))
    await expect(refused).rejects.toMatchObject({ type: 'general_request_too_large' })
    expect(read).toBeLessThan(requestLimits.dropped + 4 * 1_048_576)
  })
})
