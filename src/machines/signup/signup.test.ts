import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/failure.ts'
import { settled } from '#tests/support/machines.ts'
import { openSignup } from '#tests/support/openSignup.ts'
import { createFakeAuthChannel } from '#tests/fakes/browser.ts'
import type { FakeServicesOptions } from '#tests/fakes/services.ts'

const form = {
  name: '林夏',
  email: 'lin@example.com',
  password: 'correct horse',
  confirm: 'correct horse',
  terms: 'on',
}
const user = { $id: 'user-1', name: '林夏', email: 'lin@example.com', emailVerified: false }
const account = { userId: 'user-1', name: '林夏', email: 'lin@example.com' }
const codeScreen = {
  screen: 'code',
  email: 'lin@example.com',
  shownCode: null,
  linked: true,
  pending: false,
  problem: null,
  resend: { status: 'waiting', secondsLeft: 60, timesSent: 0, problem: null },
}

const atCode = async (...args: Parameters<typeof openSignup>) => {
  const page = openSignup(...args)
  page.submit(form)
  await settled()
  return page
}

describe('the sign-up form', () => {
  it('makes the account, sends the code and shows the code screen (spec §4.4)', async () => {
    const page = openSignup()
    const initial = { name: '', email: '' }
    expect(page.view()).toEqual({ screen: 'form', pending: false, problem: null, initial })
    page.submit(form)
    expect(page.view()).toMatchObject({ screen: 'form', pending: true, problem: null })
    await settled()
    expect(page.view()).toEqual(codeScreen)
    expect(page.accounts.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['verification', 'lin@example.com'],
    ])
  })

  it('names the address as the service has stored it', async () => {
    const page = openSignup()
    page.submit({ ...form, email: 'Lin@Example.com' })
    await settled()
    expect(page.view()).toEqual(codeScreen)
  })

  it('sends once, however often it is asked, and only what an account needs', async () => {
    const page = openSignup()
    const requests: object[] = []
    const { start } = page.verification
    const spied = openSignup({
      overrides: {
        verification: {
          ...page.verification,
          start: (request) => {
            requests.push(request)
            return start(request)
          },
        },
      },
    })
    spied.submit(form)
    spied.submit(form)
    await settled()
    const { name, email, password } = form
    expect(requests).toEqual([{ name, email, password }])
  })

  it('ignores what belongs to other screens', async () => {
    const page = openSignup()
    page.verify('123456')
    page.resend()
    page.backToSignup()
    page.continueNow()
    await settled()
    expect(page.view()).toMatchObject({ screen: 'form', pending: false })
    expect(page.script.calls).toEqual([])
  })
})

describe('back to the form', () => {
  it('keeps name and email, and continues with the account just made', async () => {
    const page = await atCode()
    page.backToSignup()
    expect(page.view()).toEqual({
      screen: 'form',
      pending: false,
      problem: null,
      initial: { name: '林夏', email: 'lin@example.com' },
    })
    expect(page.drafts.signup.read()).toBeNull()
    page.submit(form)
    await settled()
    expect(page.view()).toEqual(codeScreen)
    expect(page.drafts.signup.read()?.account).toEqual(account)
  })

  it('begins again without the older errors', async () => {
    const page = await atCode({ mode: 'emailed' })
    page.verify('000000')
    await settled()
    page.pass(60_000)
    page.script.failNext('verification.resend', { code: 'network' })
    page.resend()
    await settled()
    page.backToSignup()
    page.submit(form)
    await settled()
    expect(page.view()).toEqual({ ...codeScreen, linked: false })
  })

  it('says so when the same address comes with another password', async () => {
    const page = await atCode()
    page.backToSignup()
    page.submit({ ...form, email: ' Lin@Example.com', password: 'battery staple' })
    await settled()
    expect(page.view()).toMatchObject({ screen: 'form', problem: { code: 'passwordDiffers' } })
  })

  it('shows any other failure of the own address as what it is', async () => {
    const page = await atCode()
    page.backToSignup()
    page.script.failNext('verification.start', { code: 'network' })
    page.submit(form)
    await settled()
    expect(page.view()).toMatchObject({ screen: 'form', problem: { code: 'network' } })
  })

  it('takes another address', async () => {
    const page = await atCode()
    page.backToSignup()
    page.submit({ ...form, email: 'xia@example.com' })
    await settled()
    expect(page.view()).toEqual({ ...codeScreen, email: 'xia@example.com' })
  })

  it('waits for a code that is being checked', async () => {
    const page = await atCode()
    const release = page.script.hold('verification.confirm')
    page.verify('123456')
    page.backToSignup()
    expect(page.view()).toMatchObject({ screen: 'code', pending: true })
    release()
    await settled()
    expect(page.view()).toEqual({ screen: 'verified', user })
  })
})

describe('the code', () => {
  it('verifies the user and reports the session', async () => {
    const page = await atCode()
    page.verify('123456')
    expect(page.view()).toEqual({ ...codeScreen, pending: true })
    await settled()
    expect(page.view()).toEqual({ screen: 'verified', user })
    expect(page.opened).toEqual([user])
    expect(page.hasLeft()).toBe(false)
  })

  it('is refused when wrong and taken when right, where the service checks it', async () => {
    const page = await atCode({ mode: 'emailed' })
    page.verify('000000')
    await settled()
    expect(page.view()).toEqual({ ...codeScreen, linked: false, problem: { code: 'invalidToken' } })
    page.verify(page.accounts.mails[0]?.secret ?? '')
    expect(page.view()).toEqual({ ...codeScreen, linked: false, pending: true })
    await settled()
    expect(page.view()).toEqual({ screen: 'verified', user: { ...user, emailVerified: true } })
  })

  it('asks to log in when the session is gone', async () => {
    const page = await atCode()
    page.accounts.close()
    page.verify('123456')
    await settled()
    expect(page.view()).toEqual({ ...codeScreen, problem: { code: 'signInAgain' } })
  })

  it('is shown on the page when the mail failed', async () => {
    const page = await atCode({ mailFails: true })
    expect(page.view()).toEqual({ ...codeScreen, linked: false, shownCode: '314159' })
  })
})

describe('an address that another tab confirms (decision S7)', () => {
  const confirmedElsewhere = async (options: FakeServicesOptions = {}) => {
    const authChannel = createFakeAuthChannel()
    const page = await atCode({ ...options, overrides: { authChannel } })
    authChannel.receive('changed')
    await settled()
    expect(page.view()).toMatchObject({ screen: 'code', problem: null })
    page.accounts.change('user-1', { emailVerified: true })
    authChannel.receive('opened')
    await settled()
    expect(page.view().screen).toBe('code')
    authChannel.receive('changed')
    await settled()
    return page
  }

  it('ends sign-up as a code does', async () => {
    const page = await confirmedElsewhere()
    const confirmed = { ...user, emailVerified: true }
    expect(page.view()).toEqual({ screen: 'verified', user: confirmed })
    expect(page.opened).toEqual([confirmed])
    expect(page.drafts.signup.read()).toBeNull()
  })

  it('asks to log in, without a session, where only verified addresses may', async () => {
    const page = await confirmedElsewhere({ requireVerifiedEmail: true })
    expect(page.view()).toEqual({ ...codeScreen, problem: { code: 'signInAgain' } })
    expect(page.accounts.session()).toBeNull()
    expect(page.drafts.signup.read()).toBeNull()
  })

  it('is looked for again when a second notice comes during the check', async () => {
    const authChannel = createFakeAuthChannel()
    const page = await atCode({ overrides: { authChannel } })
    authChannel.receive('changed')
    authChannel.receive('changed')
    await settled()
    const checks = page.script.calls.filter((call) => call === 'verification.findConfirmed')
    expect(checks).toHaveLength(2)
  })

  it('changes nothing when the check fails', async () => {
    const authChannel = createFakeAuthChannel()
    const page = await atCode({ overrides: { authChannel } })
    page.script.failNext('verification.findConfirmed', { code: 'network' })
    authChannel.receive('changed')
    await settled()
    expect(page.view()).toEqual(codeScreen)
  })
})

describe('verified-only log-in', () => {
  it('ends sign-up with the request to log in, and without a session (decision A1)', async () => {
    const page = await atCode({ requireVerifiedEmail: true })
    page.verify('123456')
    await settled()
    expect(page.view()).toEqual({ ...codeScreen, problem: { code: 'signInAgain' } })
    expect(page.opened).toEqual([])
    expect(page.accounts.session()).toBeNull()
    expect(page.drafts.signup.read()).toBeNull()
  })
})

describe('the success message', () => {
  const verified = async () => {
    const page = await atCode()
    page.verify('123456')
    await settled()
    return page
  }

  it('stays for 3 seconds, not a millisecond less (spec §2.30, §9.2)', async () => {
    const page = await verified()
    page.pass(2_999)
    expect(page.hasLeft()).toBe(false)
    page.pass(1)
    expect(page.hasLeft()).toBe(true)
    expect(page.view()).toEqual({ screen: 'verified', user })
  })

  it('is left at once on demand, and only once', async () => {
    const page = await verified()
    page.continueNow()
    expect(page.hasLeft()).toBe(true)
    page.continueNow()
    page.pass(3_000)
    expect(page.hasLeft()).toBe(true)
  })

  it('leads nowhere after the page was closed', async () => {
    const page = await verified()
    page.close()
    page.pass(3_000)
    expect(page.hasLeft()).toBe(false)
  })
})

describe('resend', () => {
  it('waits out a countdown of 60 seconds, then sends another code', async () => {
    const page = await atCode()
    page.resend()
    page.pass(1_000)
    expect(page.view()).toMatchObject({ resend: { status: 'waiting', secondsLeft: 59 } })
    page.pass(58_000)
    page.resend()
    expect(page.view()).toMatchObject({ resend: { status: 'waiting', secondsLeft: 1 } })
    page.pass(1_000)
    expect(page.view()).toMatchObject({ resend: { status: 'ready', secondsLeft: 0 } })
    page.resend()
    page.resend()
    expect(page.view()).toMatchObject({ resend: { status: 'sending', secondsLeft: 0 } })
    await settled()
    const resend = { status: 'waiting', secondsLeft: 60, timesSent: 1, problem: null }
    expect(page.view()).toEqual({ ...codeScreen, resend })
    expect(page.script.calls).toEqual(['verification.start', 'verification.resend'])
  })

  it('restarts the countdown when the service limits the calls', async () => {
    const page = await atCode()
    page.pass(60_000)
    page.script.failNext('verification.resend', { code: 'rateLimited', until: 3_600_000 })
    page.resend()
    await settled()
    expect(page.view()).toMatchObject({
      resend: {
        status: 'waiting',
        secondsLeft: 60,
        timesSent: 0,
        problem: { code: 'rateLimited', until: 3_600_000 },
      },
    })
  })

  it.each<Failure>([{ code: 'network' }, { code: 'signInAgain' }])(
    'shows %j and can be tried again at once',
    async (failure) => {
      const page = await atCode()
      page.pass(60_000)
      page.script.failNext('verification.resend', failure)
      page.resend()
      await settled()
      expect(page.view()).toMatchObject({ resend: { status: 'ready', problem: failure } })
      page.resend()
      expect(page.view()).toMatchObject({ resend: { status: 'sending', problem: null } })
    },
  )

  it('clears what was said about the older code', async () => {
    const page = await atCode({ mode: 'emailed' })
    page.verify('000000')
    await settled()
    page.pass(60_000)
    page.resend()
    await settled()
    expect(page.view()).toMatchObject({ problem: null, resend: { timesSent: 1 } })
  })

  it('is not taken while a code is being checked', async () => {
    const page = await atCode()
    page.pass(60_000)
    page.script.hold('verification.confirm')
    page.verify('123456')
    page.resend()
    await settled()
    expect(page.script.calls).toEqual(['verification.start', 'verification.confirm'])
  })
})

describe('a reload', () => {
  it('continues at the code with the rest of the countdown', async () => {
    const page = await atCode()
    page.pass(22_000)
    page.close()
    const again = openSignup({}, page)
    const resend = { status: 'waiting', secondsLeft: 38, timesSent: 0, problem: null }
    expect(again.view()).toEqual({ ...codeScreen, resend })
    again.pass(1_000)
    expect(again.view()).toMatchObject({ resend: { status: 'waiting', secondsLeft: 37 } })
  })

  it('after the deadline may ask at once', async () => {
    const page = await atCode()
    page.clock.advance(60_000)
    expect(openSignup({}, page).view()).toMatchObject({
      resend: { status: 'ready', secondsLeft: 0 },
    })
  })

  it('with a clock set back waits no longer than the whole wait', async () => {
    const page = await atCode()
    page.clock.set(page.clock.now() - 3_600_000)
    expect(openSignup({}, page).view()).toMatchObject({ resend: { secondsLeft: 60 } })
  })

  it('shows the code again that the mail could not bring', async () => {
    const page = await atCode({ mailFails: true })
    const again = openSignup({}, page)
    expect(again.view()).toMatchObject({ screen: 'code', shownCode: '314159' })
  })

  it('starts again after success', async () => {
    const page = await atCode()
    page.verify('123456')
    await settled()
    expect(page.drafts.signup.read()).toBeNull()
  })

  it('finds no password, whatever happened', async () => {
    const page = await atCode()
    expect(JSON.stringify(page.drafts.signup.read())).not.toContain(form.password)
    expect(page.drafts.signup.read()).toEqual({
      account,
      delivery: { kind: 'linked' },
      resendAt: Date.UTC(2026, 8, 1) + 60_000,
    })
  })
})
