import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { done, failed, leavesOf, reachableLeaves } from '#machines/testing/graph.ts'
import { settled } from '#machines/testing/settled.ts'
import { verifyMachine } from '#machines/verify/verify.machine.ts'
import { provideVerify } from '#machines/verify/verify.provide.ts'
import { selectVerifyView, verifyCommands } from '#machines/verify/verify.view.ts'
import { createFakeAuthChannel } from '#services/fakes/browser.fake.ts'
import { createFakeServices } from '#services/fakes/services.fake.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

const signup = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const good = { userId: 'user-1', secret: 'secret-1' }

const open = async (token: LinkToken | null, code: string | null = null) => {
  const authChannel = createFakeAuthChannel()
  const services = createFakeServices({ overrides: { authChannel } })
  await services.verification.start(signup)
  const actor = createActor(provideVerify(services), { input: { token, code } }).start()
  return {
    ...services,
    authChannel,
    ...verifyCommands(actor.send),
    view: () => selectVerifyView(actor.getSnapshot()),
    isVerified: () => services.accounts.byEmail(signup.email)?.user.emailVerified,
  }
}

describe('the verification page', () => {
  it('says that the link is broken without its parts', async () => {
    const page = await open(null)
    page.confirm()
    await settled()
    expect(page.view()).toEqual({ status: 'linkBroken', code: null, problem: null })
  })

  it('spends nothing before the button is pressed', async () => {
    const page = await open(good)
    await settled()
    expect(page.view()).toEqual({ status: 'ready', code: null, problem: null })
    expect(page.script.calls).toEqual(['verification.start'])
  })

  it('confirms the address, once', async () => {
    const page = await open(good)
    page.confirm()
    page.confirm()
    expect(page.view()).toEqual({ status: 'confirming', code: null, problem: null })
    await settled()
    page.confirm()
    await settled()
    expect(page.view()).toEqual({ status: 'confirmed', code: null, problem: null })
    expect(page.isVerified()).toBe(true)
    expect(page.script.calls).toEqual(['verification.start', 'emailLink.confirm'])
  })

  it('is content with an address that was confirmed before', async () => {
    const page = await open(good)
    page.accounts.change('user-1', { emailVerified: true })
    page.confirm()
    await settled()
    expect(page.view()).toEqual({ status: 'confirmed', code: null, problem: null })
  })

  it('shows the code of the address once it is confirmed, and tells the other tabs (S7)', async () => {
    const page = await open(good, '314159')
    expect(page.view()).toEqual({ status: 'ready', code: null, problem: null })
    page.confirm()
    await settled()
    expect(page.view()).toEqual({ status: 'confirmed', code: '314159', problem: null })
    expect(page.authChannel.emitted).toEqual(['changed'])
  })

  it('says that the link is spent when it is wrong, used or expired', async () => {
    const page = await open({ userId: 'user-1', secret: 'wrong' })
    page.confirm()
    await settled()
    expect(page.view()).toEqual({ status: 'linkSpent', code: null, problem: null })
    expect(page.isVerified()).toBe(false)
  })

  it('shows any other failure and takes the next try', async () => {
    const page = await open(good)
    page.script.failNext('emailLink.confirm', { code: 'unavailable' })
    page.confirm()
    await settled()
    expect(page.view()).toEqual({ status: 'ready', code: null, problem: { code: 'unavailable' } })
    page.confirm()
    expect(page.view()).toEqual({ status: 'confirming', code: null, problem: null })
    await settled()
    expect(page.view()).toEqual({ status: 'confirmed', code: null, problem: null })
  })

  it('reaches every state but the one it only passes through', () => {
    const events = [
      { type: 'link.confirmed' },
      done('confirmAddress'),
      failed('confirmAddress', { code: 'invalidToken' }),
      failed('confirmAddress', { code: 'alreadyVerified' }),
      failed('confirmAddress', { code: 'network' }),
    ]
    const inputs = [
      { token: null, code: null },
      { token: good, code: '314159' },
    ]
    expect(reachableLeaves(verifyMachine, events, inputs)).toEqual([
      'linkBroken',
      'ready',
      'confirming',
      'linkSpent',
      'confirmed',
    ])
    expect(leavesOf(verifyMachine)[0]).toBe('arriving')
    expect(leavesOf(verifyMachine)).toHaveLength(6)
  })
})
