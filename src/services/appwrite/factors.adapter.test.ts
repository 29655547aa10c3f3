import { expect, it } from 'vitest'
import { ServiceError } from '#domain/failure.ts'
import type { Appwrite } from '#services/appwrite/client.ts'
import { createFactorsAdapter } from '#services/appwrite/factors.adapter.ts'
import { createFakeClock } from '#tests/fakes/browser.ts'

/** An adapter whose service refuses every code. */
const open = () => {
  const clock = createFakeClock()
  const calls: PropertyKey[] = []
  let challenges = 0
  const note = (_: object, name: PropertyKey) => () => Promise.resolve(calls.push(name))
  const sdk = { account: new Proxy({}, { get: note }) }
  const appwrite = {
    call: async (send: (given: typeof sdk) => Promise<unknown>) => {
      await send(sdk)
      if (calls.at(-1) === 'updateMFAChallenge') throw new ServiceError({ code: 'invalidToken' })
      challenges += 1
      return { challengeId: String(challenges), expiresAt: clock.now() + 60_000 }
    },
  } as unknown as Appwrite
  const factors = createFactorsAdapter(appwrite, clock)
  const tryCode = (method: 'totp' | 'recoveryCode') =>
    factors.answer({ method, code: '000000' }).catch(() => {})
  const made = () => calls.filter((name) => name === 'createMFAChallenge').length
  return { factors, clock, tryCode, made }
}

it('one challenge takes five wrong codes, because the service allows ten challenges an hour', async () => {
  const page = open()
  for (let tries = 0; tries < 5; tries += 1) await page.tryCode('totp')
  expect(page.made()).toBe(1)
  await page.tryCode('totp')
  expect(page.made()).toBe(2)
  await page.tryCode('recoveryCode')
  expect(page.made()).toBe(3)
})

it('a challenge ends with its time, and with the log-in', async () => {
  const page = open()
  await page.tryCode('totp')
  page.clock.advance(60_000)
  await page.tryCode('totp')
  expect(page.made()).toBe(2)
  await page.factors.offers()
  await page.tryCode('totp')
  expect(page.made()).toBe(3)
})
