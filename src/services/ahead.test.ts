import { describe, expect, it } from 'vitest'
import { limits } from '#domain/limits.ts'
import { createAhead } from '#services/ahead.ts'
import { fakeSession } from '#tests/fakes/account.ts'
import { createFakeClock } from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'
import { settled } from '#tests/support/machines.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const xia = { name: 'Xia', email: 'xia@example.com', password: 'battery staple' }

/** A site whose page has asked for the session and the list of sessions ahead. */
const open = async (signedIn?: string) => {
  const fakes = createFakeServices({ users: [lin, xia], ...(signedIn ? { signedIn } : {}) })
  const ahead = createAhead(fakes, fakes)
  ahead.checkSession()
  ahead.reads.account.sessions().catch(() => undefined)
  await settled()
  const { services } = ahead
  return { ...fakes, ahead, services, asked: () => fakes.script.calls.slice(2) }
}

describe('calls ahead', () => {
  it('go out at once, and the first caller of each takes its answer', async () => {
    const page = await open(lin.email)
    expect(page.script.calls).toEqual(['auth.currentUser', 'account.sessions'])
    expect(await page.services.auth.currentUser()).toMatchObject({ name: lin.name })
    expect(await page.services.account.sessions()).toHaveLength(1)
    expect(page.asked()).toEqual([])
    await page.services.account.sessions()
    await page.services.factors.status()
    expect(page.asked()).toEqual(['account.sessions', 'factors.status'])
  })

  it('tell a failure to the first caller, and the next call is made again', async () => {
    const fakes = createFakeServices({ users: [lin], signedIn: lin.email })
    fakes.script.failNext('factors.status', { code: 'unavailable' })
    const { services, reads } = createAhead(fakes, fakes)
    reads.factors.status().catch(() => undefined)
    await settled()
    await expect(services.factors.status()).rejects.toMatchObject({
      failure: { code: 'unavailable' },
    })
    expect(await services.factors.status()).toMatchObject({ enabled: false })
  })

  it('are dropped where the check finds no user', async () => {
    const page = await open()
    page.accounts.open('user-2')
    expect(await page.services.auth.currentUser()).toBeNull()
    expect(await page.services.account.sessions()).toHaveLength(1)
  })

  it('are dropped where the check fails', async () => {
    const fakes = createFakeServices({ users: [lin], signedIn: lin.email })
    fakes.script.failNext('auth.currentUser', { code: 'network' })
    const { services, reads, checkSession } = createAhead(fakes, fakes)
    checkSession()
    void reads.account.sessions()
    await settled()
    await expect(services.auth.currentUser()).rejects.toMatchObject({
      failure: { code: 'network' },
    })
    await services.account.sessions()
    expect(fakes.script.calls.slice(2)).toEqual(['account.sessions'])
  })

  it('never answer for another account', async () => {
    const page = await open(lin.email)
    await page.services.auth.currentUser()
    page.accounts.change('user-2', { others: [fakeSession('phone')] })
    await page.services.auth.signIn(xia)
    expect(await page.services.account.sessions()).toHaveLength(2)
  })

  it('are dropped when the session ends, and do not outlast a call', async () => {
    const ended = await open(lin.email)
    ended.sessionLoss.report('ended')
    await ended.services.account.sessions()
    expect(ended.asked()).toEqual(['account.sessions'])

    const clock = createFakeClock()
    const fakes = createFakeServices({ users: [lin], signedIn: lin.email, overrides: { clock } })
    const late = createAhead(fakes, fakes)
    void late.reads.account.sessions()
    clock.advance(limits.callTimeoutMs)
    await late.services.account.sessions()
    expect(fakes.script.calls).toEqual(['account.sessions', 'account.sessions'])
  })
})
