import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { User } from '#domain/account.ts'
import { loginFlow, loginMachine } from '#machines/login.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const form = { email: lin.email, password: lin.password }

const open = (closingTime = 0, clock = new SimulatedClock()) => {
  const services = createFakeServices({ users: [lin] })
  const opened: User[] = []
  const reports: string[] = []
  const sessionOpened = (user: User) => {
    opened.push(user)
  }
  const sessionIncomplete = () => {
    reports.push('incomplete')
  }
  const effects = { sessionOpened, sessionIncomplete, closingTime: () => closingTime }
  const actor = createActor(loginMachine(services, effects), { clock }).start()
  return {
    ...services,
    opened,
    reports,
    ...loginFlow(actor.getSnapshot(), actor.send),
    view: () => shown(loginFlow(actor.getSnapshot(), actor.send)),
    state: () => actor.getSnapshot().value,
  }
}

describe('log-in', () => {
  it('reports the user of the new session and stays pending until the page is left', async () => {
    const login = open()
    login.submit(form)
    expect(login.view()).toEqual({ pending: true, accepted: false, finished: false, problem: null })
    await settled()
    expect(login.opened).toEqual([
      { $id: 'user-1', name: '林夏', email: 'lin@example.com', emailVerified: false },
    ])
    expect(login.view()).toEqual({ pending: true, accepted: true, finished: false, problem: null })
  })

  it('ends after the time in which the page shows the success', async () => {
    const clock = new SimulatedClock()
    const login = open(360, clock)
    login.submit(form)
    await settled()
    clock.increment(359)
    expect(login.state()).toBe('closing')
    clock.increment(1)
    expect(login.state()).toBe('loggedIn')
    expect(login.view()).toEqual({ pending: true, accepted: true, finished: true, problem: null })
  })

  it('settles a sign-up that was left at its code, and a failed one does not', async () => {
    const login = open()
    const account = { userId: 'user-9', name: 'Xia', email: 'xia@example.com' }
    const pending = { account, delivery: { kind: 'mailed' }, resendAt: 0 } as const
    login.drafts.signup.write(pending)
    login.submit({ ...form, password: 'wrong horse' })
    await settled()
    expect(login.drafts.signup.read()).toEqual(pending)
    login.submit(form)
    await settled()
    expect(login.drafts.signup.read()).toBeNull()
  })

  it('reports a session that lacks its second factor, and stays pending until the page is left', async () => {
    const login = open()
    login.accounts.factorsOf('user-1').enabled = true
    login.submit(form)
    await settled()
    expect([login.reports, login.opened]).toEqual([['incomplete'], []])
    expect(login.view()).toEqual({ pending: true, accepted: false, finished: false, problem: null })
  })

  it('sends once, however often it is asked', async () => {
    const login = open()
    const release = login.script.hold('auth.signIn')
    login.submit(form)
    login.submit(form)
    release()
    await settled()
    login.submit(form)
    await settled()
    expect(login.script.calls).toEqual(['auth.signIn'])
    expect(login.opened).toHaveLength(1)
  })
})
