import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { factorsFlow } from '#machines/factors/flow.ts'
import { factorsMachine } from '#machines/factors/machine.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { fakeRecoveryCodes } from '#tests/fakes/accounts.ts'
import { createFakeAuthChannel } from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }

const open = async ({ twoFactor = false } = {}) => {
  const authChannel = createFakeAuthChannel()
  const services = createFakeServices({
    users: [{ ...lin, twoFactor }],
    signedIn: lin.email,
    overrides: { authChannel },
  })
  const factorsChanged = vi.fn()
  const actor = createActor(factorsMachine(services, factorsChanged)).start()
  const view = () => shown(factorsFlow(actor.getSnapshot(), actor.send))
  expect(view()).toEqual({ screen: 'loading' })
  await settled()
  return {
    ...services,
    authChannel,
    own: services.accounts.factorsOf('user-1'),
    appCode: () => services.accounts.appCode('user-1'),
    factorsChanged,
    ...factorsFlow(actor.getSnapshot(), actor.send),
    view,
  }
}

const off = { screen: 'off', pending: false, problem: null }
const on = { screen: 'on', offers: { totp: true, email: false, recoveryCode: true } }
const setUp = {
  screen: 'setUp',
  secret: 'JBSWY3DPEHPK3PXPMZXW6YTBOI4DQNBV',
  uri: 'otpauth://totp/Xinyuan%3Alin%40example.com?issuer=Xinyuan&secret=JBSWY3DPEHPK3PXPMZXW6YTBOI4DQNBV',
  pending: false,
  problem: null,
}
const network = { code: 'network' } as const

describe('the second factor on the account page', () => {
  it('is set up, confirmed with a code, and shows its recovery codes once', async () => {
    const section = await open()
    expect(section.view()).toEqual(off)
    section.start()
    expect(section.view()).toEqual({ ...off, pending: true })
    await settled()
    expect(section.view()).toEqual(setUp)
    section.submit('000000')
    expect(section.view()).toEqual({ ...setUp, pending: true })
    await settled()
    expect(section.view()).toEqual({ ...setUp, problem: { code: 'invalidToken' } })
    section.submit(section.appCode())
    await settled()
    expect(section.view()).toEqual({ screen: 'codes', codes: fakeRecoveryCodes(2) })
    expect(section.own.enabled).toBe(true)
    section.saved()
    expect(section.view()).toEqual(on)
  })

  it.each<readonly [when: string, happen: (section: Awaited<ReturnType<typeof open>>) => void]>([
    ['another tab says something', ({ authChannel }) => authChannel.receive('changed')],
    ['this page changed the address', ({ refresh }) => refresh()],
  ])('is read again, without hiding it, when %s', async (_, happen) => {
    const section = await open({ twoFactor: true })
    expect(section.view()).toEqual(on)
    section.accounts.change('user-1', { emailVerified: true })
    section.script.failNext('factors.status', network)
    happen(section)
    expect(section.view()).toEqual(on)
    await settled()
    expect(section.view()).toEqual(on)
    happen(section)
    happen(section)
    await settled()
    expect(section.view()).toEqual({ ...on, offers: { ...on.offers, email: true } })
    section.accounts.change('user-1', { emailVerified: false })
    happen(section)
    section.ask('turnOff')
    await settled()
    expect(section.view()).toMatchObject({ screen: 'ask', purpose: 'turnOff' })
  })

  it('tells the rest of the page when it was turned on, renewed or turned off', async () => {
    const section = await open()
    section.start()
    await settled()
    section.submit('000000')
    await settled()
    expect(section.factorsChanged).not.toHaveBeenCalled()
    section.submit(section.appCode())
    await settled()
    expect(section.factorsChanged).toHaveBeenCalledTimes(1)
    section.saved()
    for (const [index, purpose] of (['renew', 'turnOff'] as const).entries()) {
      section.ask(purpose)
      section.submit(section.appCode())
      await settled()
      expect(section.factorsChanged).toHaveBeenCalledTimes(index + 2)
      section.saved()
    }
  })

  it('can be left before it is confirmed', async () => {
    const section = await open()
    section.start()
    await settled()
    section.submit('000000')
    await settled()
    section.cancel()
    expect(section.view()).toEqual(off)
    expect(section.own).toMatchObject({ enabled: false, confirmed: false })
  })

  it('says when the set-up cannot be started', async () => {
    const section = await open()
    section.script.failNext('factors.begin', network)
    section.start()
    await settled()
    expect(section.view()).toEqual({ ...off, problem: network })
  })

  it('continues with the confirmed app after turning it on failed', async () => {
    const section = await open()
    section.start()
    await settled()
    section.script.failNext('factors.enable', network)
    section.submit(section.appCode())
    await settled()
    expect(section.view()).toEqual({ ...off, problem: network })
    section.start()
    await settled()
    expect(section.view()).toEqual({ screen: 'codes', codes: fakeRecoveryCodes(2) })
  })

  it('keeps recovery codes that are still good', async () => {
    const section = await open()
    section.own.recoveryCodes = ['3f9a1c4001']
    section.start()
    await settled()
    section.submit(section.appCode())
    await settled()
    await settled()
    expect(section.view()).toEqual(on)
  })

  it('is turned off with a code', async () => {
    const section = await open({ twoFactor: true })
    expect(section.view()).toEqual(on)
    section.ask('turnOff')
    const ask = {
      ...on,
      screen: 'ask',
      purpose: 'turnOff',
      method: 'totp',
      pending: false,
      problem: null,
    }
    expect(section.view()).toEqual(ask)
    section.submit('000000')
    expect(section.view()).toEqual({ ...ask, pending: true })
    await settled()
    expect(section.view()).toEqual({ ...ask, problem: { code: 'invalidToken' } })
    section.submit(section.appCode())
    await settled()
    expect(section.view()).toEqual(off)
    expect(section.own).toMatchObject({ enabled: false, confirmed: false })
  })

  it('makes new recovery codes with a code, or stays as it is', async () => {
    const section = await open({ twoFactor: true })
    section.ask('renew')
    section.script.failNext('factors.answer', { code: 'rateLimited' })
    section.submit(section.appCode())
    await settled()
    expect(section.view()).toMatchObject({ purpose: 'renew', problem: { code: 'rateLimited' } })
    section.cancel()
    expect(section.view()).toEqual(on)
    section.ask('renew')
    section.submit(section.appCode())
    await settled()
    expect(section.view()).toEqual({ screen: 'codes', codes: fakeRecoveryCodes(2) })
    section.saved()
    expect(section.view()).toEqual(on)
  })

  it.each(['turnOff', 'renew'] as const)(
    'accepts a recovery code when the phone is lost (%s)',
    async (purpose) => {
      const section = await open({ twoFactor: true })
      section.ask(purpose)
      section.submit('000000')
      await settled()
      section.choose('recoveryCode')
      expect(section.view()).toMatchObject({ method: 'recoveryCode', problem: null })
      const [code = ''] = section.own.recoveryCodes
      section.submit(`${code.slice(0, 5).toUpperCase()}-${code.slice(5)}`)
      await settled()
      expect(section.view().screen).toBe(purpose === 'turnOff' ? 'off' : 'codes')
    },
  )

  it.each([
    ['turnOff', 'factors.disable'],
    ['renew', 'factors.renewRecoveryCodes'],
  ] as const)(
    'asks again when the code was right and the change failed (%s)',
    async (purpose, call) => {
      const section = await open({ twoFactor: true })
      section.ask(purpose)
      section.script.failNext(call, network)
      section.submit(section.appCode())
      await settled()
      expect(section.view()).toMatchObject({
        screen: 'ask',
        purpose,
        pending: false,
        problem: network,
      })
    },
  )

  it('asks for the app first, each time', async () => {
    const section = await open({ twoFactor: true })
    section.ask('turnOff')
    section.choose('recoveryCode')
    section.cancel()
    section.ask('renew')
    expect(section.view()).toMatchObject({ purpose: 'renew', method: 'totp' })
  })

  it('says when its state cannot be loaded, and tries again', async () => {
    const services = createFakeServices({ users: [lin], signedIn: lin.email })
    services.script.failNext('factors.status', { code: 'timeout' })
    const actor = createActor(factorsMachine(services, () => {})).start()
    await settled()
    expect(shown(factorsFlow(actor.getSnapshot(), actor.send))).toEqual({
      screen: 'failed',
      problem: { code: 'timeout' },
    })
    factorsFlow(actor.getSnapshot(), actor.send).retry()
    await settled()
    expect(shown(factorsFlow(actor.getSnapshot(), actor.send))).toEqual(off)
  })
})
