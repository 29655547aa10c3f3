import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { User } from '#domain/account.ts'
import { emailFlow, emailMachine } from '#machines/email.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeClock, createFakeDrafts } from '#tests/fakes/browser.ts'
import { createFakeServices, type FakeServicesOptions } from '#tests/fakes/services.ts'
import type { Services } from '#services/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const xia = { name: 'Xia', email: 'xia@example.com', password: 'battery staple' }
const user: User = { $id: 'user-1', name: '林夏', email: lin.email, emailVerified: false }

const open = (
  options: FakeServicesOptions = {},
  drafts: Services['drafts'] = createFakeDrafts(),
) => {
  const clock = createFakeClock()
  const timers = new SimulatedClock()
  const services = createFakeServices({
    users: [lin, xia],
    signedIn: lin.email,
    ...options,
    overrides: { clock, drafts },
  })
  const changes: Partial<User>[] = []
  const machine = emailMachine(services, user.$id, (change) => changes.push(change))
  const actor = createActor(machine, { clock: timers }).start()
  const flow = () => emailFlow(actor.getSnapshot(), actor.send)
  return {
    ...services,
    ...flow(),
    changes,
    view: () => {
      const { mail, ...email } = shown(flow())
      return { mail, email }
    },
    /** Wakes the page after a sleep in which timers stood still. */
    wakeAfter: (milliseconds: number) => {
      clock.advance(milliseconds)
      timers.increment(1_000)
    },
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        clock.advance(1_000)
        timers.increment(1_000)
      }
    },
  }
}

const form = { email: 'lin.xia@example.com', currentPassword: lin.password }

describe('the address', () => {
  it('is changed with the password, a mail goes out, and the countdown runs', async () => {
    const page = open()
    page.open()
    expect(page.view().email).toEqual({
      status: 'editing',
      problem: null,
      changed: null,
      typed: null,
      proof: null,
    })
    page.change(form)
    expect(page.view().email.status).toBe('saving')
    await settled()
    expect(page.view().email).toEqual({
      status: 'closed',
      problem: null,
      changed: { mailed: true },
      typed: null,
      proof: null,
    })
    expect(page.view().mail).toEqual({
      status: 'waiting',
      secondsLeft: 60,
      timesSent: 0,
      problem: null,
    })
    expect(page.changes).toEqual([{ ...user, email: form.email }])
    expect(page.accounts.mails.map(({ to }) => to)).toEqual([form.email])
  })

  it('is changed although the mail fails, and says so', async () => {
    const page = open({ mailFails: true })
    page.open()
    page.change(form)
    await settled()
    expect(page.view().email).toEqual({
      status: 'closed',
      problem: null,
      changed: { mailed: false },
      typed: null,
      proof: null,
    })
    expect(page.view().mail?.status).toBe('ready')
    expect(page.changes).toEqual([{ ...user, email: form.email }])
  })

  it.each([
    ['a wrong password', { ...form, currentPassword: 'wrong' }, 'invalidCredentials'],
    ['an address that another account has', { ...form, email: xia.email }, 'alreadyExists'],
  ])('stays as it is after %s', async (_, wrong, code) => {
    const page = open()
    page.open()
    page.change(wrong)
    await settled()
    expect(page.view().email).toMatchObject({ status: 'editing', problem: { code } })
    expect(page.changes).toEqual([])
    page.cancel()
    expect(page.view().email).toMatchObject({ status: 'closed', problem: null })
  })

  it('is kept for its user when the session has ended, until it is saved or left', async () => {
    const drafts = createFakeDrafts()
    const page = open({}, drafts)
    page.script.failNext('account.changeEmail', { code: 'signInAgain' })
    page.open()
    page.change(form)
    await settled()
    const after = open({}, drafts)
    expect(after.view().email).toMatchObject({ status: 'editing', typed: form.email })
    after.cancel()
    expect(after.view().email).toMatchObject({ status: 'closed', typed: null })
    expect(open({}, drafts).view().email.status).toBe('closed')
  })

  it('asks for a code of the app where its proof is older, and continues with what was typed', async () => {
    const page = open({ users: [{ ...lin, twoFactor: true }, xia] })
    page.accounts.expireProof()
    page.open()
    page.change(form)
    await settled()
    const proof = { method: 'totp', pending: false, problem: null }
    expect(page.view().email).toMatchObject({ status: 'editing', problem: null, proof })
    page.prove('000000', form)
    expect(page.view().email.proof).toEqual({ ...proof, pending: true })
    await settled()
    expect(page.view().email.proof).toEqual({ ...proof, problem: { code: 'invalidToken' } })
    page.proveBy('recoveryCode')
    expect(page.view().email.proof).toEqual({ ...proof, method: 'recoveryCode' })
    page.proveBy('totp')
    page.prove(page.accounts.appCode(user.$id), form)
    await settled()
    expect(page.view().email).toMatchObject({
      status: 'closed',
      changed: { mailed: true },
      proof: null,
    })
    expect(page.changes).toEqual([{ ...user, email: form.email }])
  })

  it('goes back to the form from the question, and says there what fails after it', async () => {
    const page = open({ users: [{ ...lin, twoFactor: true }, xia] })
    page.accounts.expireProof()
    page.open()
    page.change(form)
    await settled()
    page.leaveProof()
    expect(page.view().email).toMatchObject({ status: 'editing', problem: null, proof: null })
    page.change(form)
    await settled()
    page.prove(page.accounts.appCode(user.$id), { ...form, email: xia.email })
    await settled()
    expect(page.view().email).toMatchObject({
      status: 'editing',
      problem: { code: 'alreadyExists' },
      proof: null,
    })
  })

  it('forgets the errors of an older change and its proof', async () => {
    const page = open({ users: [{ ...lin, twoFactor: true }, xia] })
    page.script.failNext('account.sendVerification', { code: 'network' })
    page.sendVerification()
    await settled()
    expect(page.view().mail).toMatchObject({ problem: { code: 'network' } })
    page.open()
    page.script.failNext('account.changeEmail', { code: 'proofNeeded' })
    page.change(form)
    await settled()
    page.prove('000000', form)
    await settled()
    expect(page.view().email.proof?.problem).toEqual({ code: 'invalidToken' })
    page.leaveProof()
    page.script.failNext('account.changeEmail', { code: 'proofNeeded' })
    page.change(form)
    await settled()
    expect(page.view().email.proof?.problem).toBeNull()
    page.leaveProof()
    page.change(form)
    await settled()
    expect(page.view()).toMatchObject({
      mail: { problem: null, timesSent: 0 },
      email: { problem: null },
    })
  })

  it('is not kept for another user, and never with the password', async () => {
    const drafts = createFakeDrafts()
    drafts.email.write({ userId: 'user-2', email: form.email })
    const page = open({}, drafts)
    expect(page.view().email).toMatchObject({ status: 'closed', typed: null })
    page.script.failNext('account.changeEmail', { code: 'signInAgain' })
    page.open()
    page.change(form)
    await settled()
    expect(drafts.email.read()).toEqual({ userId: user.$id, email: form.email })
  })
})

describe('the verification mail', () => {
  it('is sent again only after the countdown, which a reload keeps (decision S4)', async () => {
    const drafts = createFakeDrafts()
    const page = open({}, drafts)
    page.sendVerification()
    expect(page.view().mail?.status).toBe('sending')
    await settled()
    page.pass(20)
    expect(page.view().mail).toMatchObject({ status: 'waiting', secondsLeft: 40, timesSent: 1 })
    page.sendVerification()
    await settled()
    expect(page.accounts.mails).toHaveLength(1)
    page.pass(40)
    expect(page.view().mail).toMatchObject({ status: 'ready', secondsLeft: 0 })
    const reloaded = open({}, drafts)
    expect(reloaded.view().mail).toMatchObject({ status: 'waiting', secondsLeft: 60 })
    const other = open({}, createFakeDrafts())
    expect(other.view().mail?.status).toBe('ready')
  })

  it('waits after too many, and shows any other failure', async () => {
    const page = open()
    page.script.failNext('account.sendVerification', { code: 'unavailable' })
    page.sendVerification()
    await settled()
    expect(page.view().mail).toMatchObject({ status: 'ready', problem: { code: 'unavailable' } })
    page.script.failNext('account.sendVerification', { code: 'rateLimited' })
    page.sendVerification()
    await settled()
    expect(page.view().mail).toMatchObject({
      status: 'waiting',
      secondsLeft: 60,
      problem: { code: 'rateLimited' },
    })
  })

  it('is not needed when the address was verified elsewhere meanwhile', async () => {
    const page = open()
    page.accounts.change('user-1', { emailVerified: true })
    page.sendVerification()
    await settled()
    expect(page.view().mail?.problem).toBeNull()
    expect(page.changes).toEqual([{ emailVerified: true }])
  })
})
