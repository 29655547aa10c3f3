import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { settled, shown } from '#tests/support/machines.ts'
import { verifyFlow, verifySubmission } from '#machines/mailedLinks.ts'
import { createFakeAuthChannel } from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'
import type { LinkToken } from '#services/verification.ts'

const signup = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const good = { userId: 'user-1', secret: 'secret-1' }

const open = async (token: LinkToken | null, code: string | null = null) => {
  const authChannel = createFakeAuthChannel()
  const services = createFakeServices({ overrides: { authChannel } })
  await services.verification.start(signup)
  const { machine, flow } = verifySubmission(services, token)
  const actor = createActor(machine).start()
  const page = () => verifyFlow(flow(actor.getSnapshot(), actor.send), { token, code })
  return {
    ...services,
    authChannel,
    ...page(),
    view: () => shown(page()),
    isVerified: () => services.accounts.byEmail(signup.email)?.user.emailVerified,
  }
}

describe('the verification page', () => {
  it('says that the link is broken without its parts', async () => {
    const page = await open(null)
    page.confirm()
    await settled()
    expect(page.view()).toEqual({
      status: 'linkBroken',
      code: null,
      newPassword: null,
      problem: null,
    })
  })

  it('spends nothing before the button is pressed', async () => {
    const page = await open(good)
    await settled()
    expect(page.view()).toEqual({ status: 'ready', code: null, newPassword: null, problem: null })
    expect(page.script.calls).toEqual(['verification.start'])
  })

  it('confirms the address, once', async () => {
    const page = await open(good)
    page.confirm()
    page.confirm()
    expect(page.view()).toEqual({
      status: 'confirming',
      code: null,
      newPassword: null,
      problem: null,
    })
    await settled()
    page.confirm()
    await settled()
    expect(page.view()).toEqual({
      status: 'confirmed',
      code: null,
      newPassword: null,
      problem: null,
    })
    expect(page.isVerified()).toBe(true)
    expect(page.script.calls).toEqual(['verification.start', 'emailLink.confirm'])
  })

  it('leads to a new password where the old one has ended (decision A10)', async () => {
    const page = await open(good, '314159')
    const next = { userId: 'user-1', secret: 'next' }
    page.emailLink.confirm = () => Promise.resolve(next)
    page.confirm()
    await settled()
    expect(page.view()).toEqual({
      status: 'confirming',
      code: null,
      newPassword: next,
      problem: null,
    })
  })

  it('is content with an address that was confirmed before', async () => {
    const page = await open(good)
    page.accounts.change('user-1', { emailVerified: true })
    page.confirm()
    await settled()
    expect(page.view()).toEqual({
      status: 'confirmed',
      code: null,
      newPassword: null,
      problem: null,
    })
  })

  it('shows the code of the address once it is confirmed, and tells the other tabs (S7)', async () => {
    const page = await open(good, '314159')
    expect(page.view()).toEqual({ status: 'ready', code: null, newPassword: null, problem: null })
    page.confirm()
    await settled()
    expect(page.view()).toEqual({
      status: 'confirmed',
      code: '314159',
      newPassword: null,
      problem: null,
    })
    expect(page.authChannel.emitted).toEqual(['changed'])
  })

  it('says that the link is spent when it is wrong, used or expired', async () => {
    const page = await open({ userId: 'user-1', secret: 'wrong' })
    page.confirm()
    await settled()
    expect(page.view()).toEqual({
      status: 'linkSpent',
      code: null,
      newPassword: null,
      problem: null,
    })
    expect(page.isVerified()).toBe(false)
  })
})

it.each([
  ['done', 'confirmed', '123456'],
  ['spent', 'linkSpent', null],
] as const)('after a reload a link that is %s shows its end', (end, status, code) => {
  const { flow, machine } = verifySubmission(createFakeServices(), null)
  const actor = createActor(machine)
  const page = verifyFlow(flow(actor.getSnapshot(), actor.send), {
    token: null,
    code: '123456',
    end,
  })
  expect(page).toMatchObject({ status, code })
})
