import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { User } from '#domain/account.ts'
import { limits } from '#domain/limits.ts'
import { challengeFlow, challengeMachine } from '#machines/challenge.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeClock } from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = {
  name: '林夏',
  email: 'lin@example.com',
  password: 'correct horse',
  emailVerified: true,
  twoFactor: true,
}
const user: User = { $id: 'user-1', name: '林夏', email: lin.email, emailVerified: true }

const open = async (seed: Partial<typeof lin> = {}) => {
  const wall = createFakeClock()
  const services = createFakeServices({
    users: [{ ...lin, ...seed }],
    overrides: { clock: wall },
  })
  services.accounts.open('user-1')
  const reports: unknown[] = []
  const clock = new SimulatedClock()
  const provided = challengeMachine(services, {
    sessionOpened: (opened) => reports.push(opened),
    sessionAbandoned: () => reports.push('abandoned'),
  })
  const actor = createActor(provided, { clock }).start()
  await settled()
  const flow = () => challengeFlow(actor.getSnapshot(), actor.send)
  return {
    ...services,
    reports,
    second: clock,
    wall,
    appCode: () => services.accounts.appCode('user-1'),
    ...flow(),
    mail: flow().sendMail,
    view: () => {
      const { mail, ...rest } = challengeFlow(actor.getSnapshot(), actor.send)
      return { ...shown(rest), mail }
    },
  }
}

const typing = {
  method: 'totp',
  others: ['recoveryCode', 'email'],
  pending: false,
  leaving: false,
  problem: null,
  mail: null,
}

describe('the second factor', () => {
  it('opens the session with the code of the app', async () => {
    const page = await open()
    const account = { userId: 'user-9', name: 'Xia', email: 'xia@example.com' }
    page.drafts.signup.write({ account, delivery: { kind: 'mailed' }, resendAt: 0 })
    expect(page.view()).toEqual(typing)
    page.submit(page.appCode())
    expect(page.view()).toEqual({ ...typing, pending: true })
    await settled()
    expect(page.reports).toEqual([user])
    expect(page.view()).toEqual({ ...typing, pending: true })
    expect(page.drafts.signup.read()).toBeNull()
  })

  it('takes a recovery code as it was printed', async () => {
    const page = await open()
    page.choose('recoveryCode')
    expect(page.view()).toEqual({ ...typing, method: 'recoveryCode', others: ['totp', 'email'] })
    page.submit(' 3F9A1-c4001 ')
    await settled()
    expect(page.reports).toEqual([user])
  })

  it('mails a code when that is chosen, once, and another after the countdown', async () => {
    const page = await open()
    page.choose('email')
    expect(page.view().mail?.status).toBe('sending')
    await settled()
    const waiting = { status: 'waiting', secondsLeft: 60, timesSent: 1, problem: null }
    expect(page.view()).toMatchObject({ method: 'email', mail: waiting })
    page.choose('totp')
    page.choose('email')
    page.mail()
    expect(page.accounts.mails).toHaveLength(1)
    for (let n = 0; n < limits.resendDelaySeconds; n += 1) page.second.increment(1_000)
    expect(page.view().mail).toEqual({ ...waiting, status: 'ready', secondsLeft: 0 })
    page.mail()
    await settled()
    expect(page.view().mail).toEqual({ ...waiting, timesSent: 2 })
    page.submit(page.accounts.mails.at(-1)?.secret ?? '')
    await settled()
    expect(page.reports).toEqual([user])
  })

  it('mails nothing while a code is checked', async () => {
    const page = await open()
    page.submit('000000')
    page.choose('email')
    page.mail()
    expect(page.view()).toMatchObject({ method: 'totp', pending: true, mail: null })
    await settled()
    expect(page.accounts.mails).toEqual([])
  })

  it('waits for the countdown after too many mails', async () => {
    const page = await open()
    page.script.failNext('factors.mailCode', { code: 'rateLimited' })
    page.choose('email')
    await settled()
    expect(page.view().mail).toMatchObject({
      status: 'waiting',
      secondsLeft: 60,
      problem: { code: 'rateLimited' },
    })
  })

  it('counts down by the wall clock after a sleep, and answers with the mailed code', async () => {
    const page = await open()
    const mailed = { challengeId: 'mailed', expiresAt: 1 }
    page.factors.mailCode = () => Promise.resolve(mailed)
    const answers: unknown[] = []
    page.factors.answer = (answer) => {
      answers.push(answer)
      return Promise.resolve()
    }
    page.choose('email')
    await settled()
    page.wall.advance(50_000)
    page.second.increment(1_000)
    expect(page.view().mail).toMatchObject({ status: 'waiting', secondsLeft: 10 })
    page.submit('012345')
    await settled()
    expect(answers).toEqual([{ method: 'email', code: '012345', mailed }])
  })

  it('shows why no mail was sent, and sends no code without one', async () => {
    const page = await open()
    page.script.failNext('factors.mailCode', { code: 'unavailable' })
    page.choose('email')
    await settled()
    expect(page.view().mail).toMatchObject({ status: 'ready', problem: { code: 'unavailable' } })
    page.submit('123456')
    expect(page.view().pending).toBe(false)
    page.mail()
    await settled()
    expect(page.view().mail).toMatchObject({ status: 'waiting', problem: null })
  })

  it('offers what the service offers, and the mail first where there is no app', async () => {
    const page = await open({ emailVerified: false })
    expect(page.view().others).toEqual(['recoveryCode'])
    const byMail = createFakeServices({ users: [{ ...lin, twoFactor: false }] })
    byMail.accounts.factorsOf('user-1').enabled = true
    byMail.accounts.open('user-1')
    const effects = { sessionOpened: () => {}, sessionAbandoned: () => {} }
    const actor = createActor(challengeMachine(byMail, effects)).start()
    await settled()
    expect(shown(challengeFlow(actor.getSnapshot(), actor.send))).toMatchObject({
      method: 'email',
      others: [],
    })
    challengeFlow(actor.getSnapshot(), actor.send).sendMail()
    expect(challengeFlow(actor.getSnapshot(), actor.send).mail?.status).toBe('sending')
  })

  it('continues without the list of offers', async () => {
    const services = createFakeServices({ users: [lin] })
    services.accounts.open('user-1')
    services.script.failNext('factors.offers', { code: 'network' })
    const effects = { sessionOpened: () => {}, sessionAbandoned: () => {} }
    const actor = createActor(challengeMachine(services, effects)).start()
    await settled()
    expect(shown(challengeFlow(actor.getSnapshot(), actor.send))).toEqual({
      ...typing,
      others: ['recoveryCode'],
    })
  })

  it('gives the log-in up, and says when that failed', async () => {
    const page = await open()
    page.script.failNext('auth.signOut', { code: 'network' })
    page.leave()
    expect(page.view()).toEqual({ ...typing, leaving: true })
    await settled()
    expect(page.view()).toEqual({ ...typing, problem: { code: 'network' } })
    page.leave()
    await settled()
    expect(page.view().leaving).toBe(true)
    expect(page.reports).toEqual(['abandoned'])
    expect(page.accounts.session()).toBeNull()
  })

  it.each(['factors.answer', 'factors.mailCode'])(
    'leaves the page when the session is gone at %s',
    async (method) => {
      const page = await open()
      page.script.failNext(method, { code: 'signInAgain' })
      if (method === 'factors.answer') page.submit('123456')
      else page.choose('email')
      await settled()
      expect(page.reports).toEqual(['abandoned'])
    },
  )
})
