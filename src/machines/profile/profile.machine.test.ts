import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { User } from '#domain/user.ts'
import { profileMachine } from '#machines/profile/profile.machine.ts'
import { profileInput, provideProfile } from '#machines/profile/profile.provide.ts'
import { profileCommands, selectProfileView } from '#machines/profile/profile.view.ts'
import { done, failed, leavesOf, reachableLeaves } from '#machines/testing/graph.ts'
import { settled } from '#machines/testing/settled.ts'
import { createFakeClock, createFakeDrafts } from '#services/fakes/browser.fake.ts'
import { createFakeServices, type FakeServicesOptions } from '#services/fakes/services.fake.ts'
import type { Services } from '#services/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const xia = { name: 'Xia', email: 'xia@example.com', password: 'battery staple' }
const user: User = { $id: 'user-1', name: '林夏', email: lin.email, emailVerified: false }

const open = async (
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
  const changes: User[] = []
  const logic = provideProfile(services, user, {
    userChanged: (changed) => {
      changes.push(changed)
    },
  })
  const input = profileInput(services, user.$id)
  const actor = createActor(logic, { clock: timers, input }).start()
  await settled()
  return {
    ...services,
    ...profileCommands(actor.send),
    changes,
    view: () => selectProfileView(actor.getSnapshot()),
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

describe('the name', () => {
  it('is saved, and the rest of the site hears of it', async () => {
    const page = await open()
    page.rename(' 林小夏 ')
    expect(page.view().name).toEqual({ saving: true, problem: null, timesSaved: 0 })
    await settled()
    expect(page.view().name).toEqual({ saving: false, problem: null, timesSaved: 1 })
    expect(page.changes).toEqual([{ ...user, name: '林小夏' }])
  })

  it('shows a failure and takes the next try', async () => {
    const page = await open()
    page.script.failNext('account.rename', { code: 'network' })
    page.rename('林小夏')
    await settled()
    expect(page.view().name).toEqual({ saving: false, problem: { code: 'network' }, timesSaved: 0 })
    expect(page.changes).toEqual([])
    page.rename('林小夏')
    await settled()
    expect(page.view().name).toEqual({ saving: false, problem: null, timesSaved: 1 })
  })

  it('is saved once when it is submitted twice', async () => {
    const page = await open()
    page.rename('林小夏')
    page.rename('林大夏')
    await settled()
    expect(page.accounts.byId('user-1')?.user.name).toBe('林小夏')
  })
})

describe('the address', () => {
  it('is changed with the password, a mail goes out, and the countdown runs', async () => {
    const page = await open()
    page.openEmail()
    expect(page.view().email).toEqual({ status: 'editing', problem: null, changed: null })
    page.changeEmail(form)
    expect(page.view().email.status).toBe('saving')
    await settled()
    expect(page.view().email).toEqual({
      status: 'closed',
      problem: null,
      changed: { mailed: true },
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
    const page = await open({ mailFails: true })
    page.openEmail()
    page.changeEmail(form)
    await settled()
    expect(page.view().email).toEqual({
      status: 'closed',
      problem: null,
      changed: { mailed: false },
    })
    expect(page.view().mail.status).toBe('ready')
    expect(page.changes).toEqual([{ ...user, email: form.email }])
  })

  it.each([
    ['a wrong password', { ...form, currentPassword: 'wrong' }, 'invalidCredentials'],
    ['an address that somebody has', { ...form, email: xia.email }, 'alreadyExists'],
  ])('stays as it is after %s', async (_, wrong, code) => {
    const page = await open()
    page.openEmail()
    page.changeEmail(wrong)
    await settled()
    expect(page.view().email).toEqual({ status: 'editing', problem: { code }, changed: null })
    expect(page.changes).toEqual([])
    page.cancelEmail()
    expect(page.view().email).toEqual({ status: 'closed', problem: null, changed: null })
  })
})

describe('the verification mail', () => {
  it('is sent again only after the countdown, which a reload keeps (decision S4)', async () => {
    const drafts = createFakeDrafts()
    const page = await open({}, drafts)
    page.sendVerification()
    expect(page.view().mail.status).toBe('sending')
    await settled()
    page.pass(20)
    expect(page.view().mail).toMatchObject({ status: 'waiting', secondsLeft: 40, timesSent: 1 })
    page.sendVerification()
    await settled()
    expect(page.accounts.mails).toHaveLength(1)
    page.pass(40)
    expect(page.view().mail).toMatchObject({ status: 'ready', secondsLeft: 0 })
    const reloaded = await open({}, drafts)
    expect(reloaded.view().mail).toMatchObject({ status: 'waiting', secondsLeft: 60 })
    const other = await open({}, createFakeDrafts())
    expect(other.view().mail.status).toBe('ready')
  })

  it('catches up after the computer slept', async () => {
    const page = await open()
    page.sendVerification()
    await settled()
    page.wakeAfter(45_000)
    expect(page.view().mail).toMatchObject({ status: 'waiting', secondsLeft: 15 })
    page.wakeAfter(45_000)
    expect(page.view().mail).toMatchObject({ status: 'ready', secondsLeft: 0 })
  })

  it('waits after too many, and shows any other failure', async () => {
    const page = await open()
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
    const page = await open()
    page.accounts.change('user-1', { emailVerified: true })
    page.sendVerification()
    await settled()
    expect(page.view().mail.problem).toBeNull()
    expect(page.changes).toEqual([{ ...user, emailVerified: true }])
  })
})

describe('the language of mails', () => {
  it('is read, chosen and kept beside other preferences', async () => {
    const page = await open()
    expect(page.view().mailLanguage).toEqual({
      status: 'ready',
      language: null,
      problem: null,
      timesSaved: 0,
    })
    page.accounts.change('user-1', { prefs: { theme: 'dark' } })
    page.chooseMailLanguage('en')
    await settled()
    expect(page.view().mailLanguage).toEqual({
      status: 'ready',
      language: 'en',
      problem: null,
      timesSaved: 1,
    })
    expect(page.accounts.byId('user-1')?.prefs).toEqual({ theme: 'dark', mailLanguage: 'en' })
  })

  it('is read again after a failure, and keeps the stored choice when saving fails', async () => {
    const page = await open({ users: [] })
    expect(page.view().mailLanguage).toMatchObject({ status: 'unknown', language: null })
    const again = await open()
    again.script.failNext('account.setMailLanguage', { code: 'timeout' })
    again.chooseMailLanguage('en')
    await settled()
    expect(again.view().mailLanguage).toMatchObject({
      status: 'ready',
      language: null,
      problem: { code: 'timeout' },
    })
    again.accounts.close()
    page.retryMailLanguage()
    expect(page.view().mailLanguage.status).toBe('reading')
    await settled()
    expect(page.view().mailLanguage.status).toBe('unknown')
  })
})

it('reaches every state', () => {
  const events = [
    { type: 'name.submitted', name: '林小夏' },
    { type: 'email.opened' },
    { type: 'email.cancelled' },
    { type: 'email.submitted', form },
    { type: 'verification.requested' },
    { type: 'language.chosen', language: 'en' },
    { type: 'language.retried' },
    done('saveName', user),
    done('changeEmail', { user, mailed: false }),
    done('sendVerification'),
    failed('sendVerification', { code: 'network' }),
    done('readLanguage', null),
    failed('readLanguage', { code: 'network' }),
    done('saveLanguage', 'en'),
  ]
  const inputs = [{ now: 0, resendAt: 0 }]
  const reached = reachableLeaves(profileMachine, events, inputs, () => null)
  expect(reached).toEqual(leavesOf(profileMachine))
  expect(leavesOf(profileMachine)).toEqual([
    'name.editing',
    'name.saving',
    'email.closed',
    'email.editing',
    'email.saving',
    'verification.waiting',
    'verification.ready',
    'verification.sending',
    'language.reading',
    'language.unknown',
    'language.ready',
    'language.saving',
  ])
})
