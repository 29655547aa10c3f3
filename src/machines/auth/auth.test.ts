import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { User } from '#domain/account.ts'
import { authFlow } from '#machines/auth/flow.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { keepEarly, type EarlyAnswers } from '#services/early.ts'
import { settled, shown } from '#tests/support/machines.ts'
import {
  createFakeAuthChannel,
  createFakeReporter,
  createFakeSessionHint,
} from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'
import { message } from '#tests/support/contact.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const xia = { name: 'Xia', email: 'xia@example.com', password: 'battery staple' }
const linUser: User = {
  $id: 'user-1',
  name: '林夏',
  email: 'lin@example.com',
  emailVerified: false,
}
const xiaUser: User = { $id: 'user-2', name: 'Xia', email: 'xia@example.com', emailVerified: false }
const linIsIn = { status: 'authenticated', user: linUser, loggingOut: false, problem: null }

const open = (signedIn?: string, mayHaveSession = true, early?: EarlyAnswers) => {
  const authChannel = createFakeAuthChannel()
  const reporter = createFakeReporter()
  const services = createFakeServices({
    users: [lin, xia],
    overrides: { authChannel, early, reporter, sessionHint: createFakeSessionHint(mayHaveSession) },
    ...(signedIn === undefined ? {} : { signedIn }),
  })
  const actor = createActor(authMachine(services))
  return {
    ...services,
    ...authFlow(actor.getSnapshot(), actor.send),
    authChannel,
    reporter,
    start: () => actor.start(),
    stop: () => actor.stop(),
    view: () => shown(authFlow(actor.getSnapshot(), actor.send)),
  }
}

const opened = async (signedIn?: string) => {
  const auth = open(signedIn)
  auth.start()
  await settled()
  return auth
}

const ends = ['ended', 'blocked'] as const

describe('the auth machine', () => {
  it.each<readonly [way: string, end: (auth: Awaited<ReturnType<typeof opened>>) => void]>([
    ['the user logs out', ({ logOut }) => logOut()],
    ['the user logs out in another tab', ({ authChannel }) => authChannel.receive('closed')],
    ['the account is closed', ({ accountClosed }) => accountClosed()],
    ['the service ends it', ({ sessionLoss }) => sessionLoss.report('ended')],
    ['the service blocks the account', ({ sessionLoss }) => sessionLoss.report('blocked')],
    ['another tab finds it ended', ({ authChannel }) => authChannel.receive('ended')],
    [
      'the check after a notice finds none',
      ({ accounts, authChannel }) => {
        accounts.close()
        authChannel.receive('changed')
      },
    ],
    ['another user logs in here', ({ sessionOpened }) => sessionOpened(xiaUser)],
    [
      'another user logs in in another tab',
      ({ accounts, authChannel }) => {
        accounts.open('user-2')
        authChannel.receive('opened')
      },
    ],
  ])('nothing of the person is left in the tab when %s', async (_, end) => {
    const auth = await opened(lin.email)
    auth.drafts.contact.write(message)
    auth.drafts.attempt.write({ id: 'a1', message })
    const clear = vi.spyOn(auth.drafts.link, 'clear')
    const left = vi.fn()
    auth.drafts.onPersonLeft(left)
    end(auth)
    await settled()
    expect([auth.drafts.contact.read(), auth.drafts.attempt.read()]).toEqual([null, null])
    expect(clear).toHaveBeenCalled()
    // The open form is emptied as well.
    expect(left).toHaveBeenCalledTimes(1)
  })

  it('forgets an unused mailed link at log-in', async () => {
    const auth = await opened()
    const clear = vi.spyOn(auth.drafts.link, 'clear')
    auth.sessionOpened(linUser)
    expect(clear).toHaveBeenCalledTimes(1)
  })

  it.each<readonly [when: string, happen: (auth: ReturnType<typeof open>) => void]>([
    ['another user logs in in this tab', ({ sessionOpened }) => sessionOpened(xiaUser)],
    ['another tab logs in', ({ authChannel }) => authChannel.receive('opened')],
  ])('takes the early check, and drops other early answers when %s', async (_, happen) => {
    const services = createFakeServices({ users: [lin, xia], signedIn: lin.email })
    const { auth: port, account } = services
    const early = keepEarly(port.currentUser(), { sessions: account.sessions() }, services)
    const auth = open(lin.email, true, early)
    auth.start()
    await settled()
    expect(auth.view()).toEqual(linIsIn)
    expect(auth.script.calls).toEqual([])
    happen(auth)
    expect(early.take('sessions')).toBeUndefined()
  })

  it('is checking until the service has answered (spec §4.1)', async () => {
    const auth = open(lin.email)
    const release = auth.script.hold('auth.currentUser')
    auth.start()
    await settled()
    expect(auth.view()).toEqual({ status: 'checking' })
    release()
    await settled()
    expect(auth.view()).toEqual(linIsIn)
  })

  it('says that the session has ended when there was one at the last visit (spec §4.2)', async () => {
    const auth = await opened()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'ended' })
  })

  it('is unreachable when the check fails, and checks again on retry', async () => {
    const auth = open(lin.email)
    auth.script.failNext('auth.currentUser', { code: 'timeout' })
    auth.start()
    await settled()
    expect(auth.view()).toEqual({ status: 'unreachable', problem: { code: 'timeout' } })
    auth.retry()
    expect(auth.view()).toEqual({ status: 'checking' })
    await settled()
    expect(auth.view()).toEqual(linIsIn)
  })

  it('is authenticated after a log-in, and notifies the other tabs (spec §4.3)', async () => {
    const auth = await opened()
    auth.sessionOpened(linUser)
    expect(auth.view()).toEqual(linIsIn)
    expect(auth.authChannel.emitted).toEqual(['opened'])
  })

  it('keeps the user of a log-in when an earlier check answers later', async () => {
    const auth = open()
    const release = auth.script.hold('auth.currentUser')
    auth.start()
    auth.sessionOpened(linUser)
    release()
    await settled()
    expect(auth.view()).toEqual(linIsIn)
  })

  it.each(ends)('is over in every tab when a call shows that it has %s (A7)', async (end) => {
    const auth = await opened(lin.email)
    auth.sessionLoss.report(end)
    expect(auth.view()).toEqual({ status: 'anonymous', reason: end })
    expect(auth.authChannel.emitted).toEqual([end])
    expect(auth.sessionHint.mayHaveSession()).toBe(false)
    const other = await opened(lin.email)
    other.authChannel.receive(end)
    expect(other.view()).toEqual({ status: 'anonymous', reason: end })
    expect(other.authChannel.emitted).toEqual([])
  })

  it('waits for the second factor in every tab when a call shows that it is missing', async () => {
    const auth = await opened(lin.email)
    const other = await opened(lin.email)
    const missing = { status: 'anonymous', reason: 'factorMissing' }
    auth.sessionLoss.report('factorMissing')
    expect(auth.view()).toEqual(missing)
    expect(auth.authChannel.emitted).toEqual(['factorMissing'])
    // The next visit asks the account service again.
    expect(auth.sessionHint.mayHaveSession()).toBe(true)
    other.authChannel.receive('factorMissing')
    expect(other.view()).toEqual(missing)
  })

  it.each([...ends, 'factorMissing'] as const)(
    'stays %s when another tab noticed it as well',
    async (end) => {
      const auth = await opened(lin.email)
      auth.sessionLoss.report(end)
      auth.authChannel.receive(end)
      expect(auth.view()).toEqual({ status: 'anonymous', reason: end })
    },
  )

  it.each(['restoring', 'checking'])('asks again at a log-in elsewhere while %s', async (state) => {
    const auth = open(lin.email, state === 'restoring')
    const release = auth.script.hold('auth.currentUser')
    auth.start()
    if (state === 'checking') auth.verify()
    await settled()
    auth.authChannel.receive('opened')
    auth.accounts.open('user-2')
    release()
    await settled()
    expect(auth.view()).toEqual({ ...linIsIn, user: xiaUser })
  })

  it('shows nobody, and expects nobody, when another tab logs out during the check', async () => {
    const auth = open(lin.email)
    const { currentUser } = auth.auth
    auth.auth.currentUser = async (signal) => {
      const user = await currentUser(signal)
      auth.sessionHint.set(false)
      auth.authChannel.receive('closed')
      return user
    }
    auth.start()
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'verified' })
    expect(auth.sessionHint.mayHaveSession()).toBe(false)
  })

  it.each(['restoring', 'checking'])('finds a blocked account while %s', async (state) => {
    const auth = open(lin.email, state === 'restoring')
    auth.script.failAlways('auth.currentUser', { code: 'blocked' })
    auth.start()
    await settled()
    auth.verify()
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'blocked' })
    expect(auth.sessionHint.mayHaveSession()).toBe(false)
  })

  it.each(['restoring', 'checking'])('finds a missing second factor while %s', async (state) => {
    const auth = open(lin.email, state === 'restoring')
    auth.script.failAlways('auth.currentUser', { code: 'moreFactors' })
    auth.start()
    await settled()
    auth.verify()
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'factorMissing' })
    expect(auth.sessionHint.mayHaveSession()).toBe(true)
  })

  it('waits for the second factor of a log-in, or until it is given up', async () => {
    const auth = await opened()
    auth.sessionIncomplete()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'factorMissing' })
    auth.sessionAbandoned()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'verified' })
    expect(auth.authChannel.emitted).toEqual(['closed'])
    expect(auth.sessionHint.mayHaveSession()).toBe(false)
  })

  it('checks the user again when the address was verified in this tab', async () => {
    const auth = await opened(lin.email)
    auth.accounts.change('user-1', { emailVerified: true })
    auth.checkAgain()
    await settled()
    expect(auth.view()).toEqual({ ...linIsIn, user: { ...linUser, emailVerified: true } })
  })

  it('reports an unforeseen error of the check and is unreachable', async () => {
    const auth = open(lin.email)
    const bug = new TypeError('undefined is not a function')
    auth.auth.currentUser = () => Promise.reject(bug)
    auth.start()
    await settled()
    expect(auth.view()).toEqual({ status: 'unreachable', problem: { code: 'unexpected' } })
    expect(auth.reporter.errors).toEqual([bug])
  })

  it('ignores a log-out and a lost session when there is no session', async () => {
    const auth = await opened()
    auth.logOut()
    auth.sessionLoss.report('ended')
    auth.retry()
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'ended' })
    expect(auth.script.calls).toEqual(['auth.currentUser'])
  })
})

describe('the account page', () => {
  it('changes the user here and has the other tabs check again', async () => {
    const auth = await opened(lin.email)
    auth.userChanged({ ...linUser, name: '林小夏' })
    expect(auth.view()).toEqual({ ...linIsIn, user: { ...linUser, name: '林小夏' } })
    expect(auth.authChannel.emitted).toEqual(['changed'])
    const other = await opened(lin.email)
    other.accounts.change('user-1', { name: '林小夏' })
    other.authChannel.receive('changed')
    await settled()
    expect(other.view()).toEqual({ ...linIsIn, user: { ...linUser, name: '林小夏' } })
  })

  it('tells the other tabs that sessions have ended; a tab without one is anonymous', async () => {
    const auth = await opened(lin.email)
    auth.sessionsChanged()
    expect(auth.view()).toEqual(linIsIn)
    expect(auth.authChannel.emitted).toEqual(['changed'])
    auth.accounts.close()
    auth.authChannel.receive('changed')
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'ended' })
  })

  it('closes the account: nobody is logged in any more, in no tab', async () => {
    const auth = await opened(lin.email)
    auth.accountClosed()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'accountClosed' })
    expect(auth.authChannel.emitted).toEqual(['closed'])
    expect(auth.sessionHint.mayHaveSession()).toBe(false)
    auth.authChannel.receive('closed')
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'accountClosed' })
  })
})

describe('the session hint', () => {
  const visit = async (signedIn?: string) => {
    const auth = open(signedIn, false)
    auth.start()
    await settled()
    return auth
  }

  it('avoids the call to the account service when it is absent', async () => {
    const auth = await visit(lin.email)
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'unverified' })
    expect(auth.script.calls).toEqual([])
  })

  it('does not stop a guarded page from verifying: a session without a hint is found', async () => {
    const auth = await visit(lin.email)
    auth.verify()
    expect(auth.view()).toEqual({ status: 'checking' })
    await settled()
    expect(auth.view()).toEqual(linIsIn)
    expect(auth.sessionHint.mayHaveSession()).toBe(true)
  })

  it('is verified once for a guarded page when there is no user', async () => {
    const auth = await visit()
    auth.verify()
    await settled()
    auth.verify()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'verified' })
    expect(auth.script.calls).toEqual(['auth.currentUser'])
  })

  it('is set by a log-in and cleared by a log-out', async () => {
    const auth = await visit()
    auth.accounts.open('user-1')
    auth.sessionOpened(linUser)
    expect(auth.sessionHint.mayHaveSession()).toBe(true)
    auth.logOut()
    await settled()
    expect(auth.sessionHint.mayHaveSession()).toBe(false)
  })

  it('is cleared when the service knows no session', async () => {
    const auth = await opened()
    expect(auth.sessionHint.mayHaveSession()).toBe(false)
  })
})

describe('log-out', () => {
  it('closes the session, notifies the other tabs and leaves (spec §4.3, §7.6)', async () => {
    const auth = await opened(lin.email)
    auth.logOut()
    expect(auth.view()).toEqual({ ...linIsIn, loggingOut: true })
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'signedOutHere' })
    expect(auth.authChannel.emitted).toEqual(['closed'])
    expect(auth.accounts.session()).toBeNull()
  })

  it('has reached its goal when the session ends meanwhile', async () => {
    const auth = await opened(lin.email)
    auth.script.hold('auth.signOut')
    auth.logOut()
    auth.sessionLoss.report('ended')
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'signedOutHere' })
  })

  it('keeps the session and the failure when it fails, then succeeds', async () => {
    const auth = await opened(lin.email)
    auth.script.failNext('auth.signOut', { code: 'network' })
    auth.logOut()
    await settled()
    expect(auth.view()).toEqual({ ...linIsIn, problem: { code: 'network' } })
    expect(auth.authChannel.emitted).toEqual([])
    auth.logOut()
    expect(auth.view()).toEqual({ ...linIsIn, loggingOut: true })
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'signedOutHere' })
  })
})

describe('other tabs', () => {
  it('end the session here when they log out, without navigation', async () => {
    const auth = await opened(lin.email)
    auth.authChannel.receive('closed')
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'verified' })
  })

  it('end a log-out here that was still pending', async () => {
    const auth = await opened(lin.email)
    auth.script.hold('auth.signOut')
    auth.logOut()
    auth.authChannel.receive('closed')
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'signedOutHere' })
  })

  it('bring the user here when they log in, without `checking`', async () => {
    const auth = await opened()
    auth.accounts.open('user-1')
    auth.authChannel.receive('opened')
    expect(auth.view().status).toBe('anonymous')
    await settled()
    expect(auth.view()).toEqual(linIsIn)
    expect(auth.authChannel.emitted).toEqual([])
  })

  it('replace the user here when they log in as another user', async () => {
    const auth = await opened(lin.email)
    auth.accounts.open('user-2')
    auth.authChannel.receive('opened')
    await settled()
    expect(auth.view()).toEqual({ ...linIsIn, user: xiaUser })
  })

  it.each<readonly [when: string, begin: (auth: ReturnType<typeof open>) => void]>([
    [
      'the service was unreachable',
      (auth) => auth.script.failNext('auth.currentUser', { code: 'network' }),
    ],
    [
      'a factor was missing',
      (auth) => auth.script.failNext('auth.currentUser', { code: 'moreFactors' }),
    ],
  ])('bring the user here when they log in, where %s', async (_, begin) => {
    const auth = open(lin.email)
    begin(auth)
    auth.start()
    await settled()
    expect(auth.view().status).not.toBe('authenticated')
    auth.authChannel.receive('opened')
    await settled()
    expect(auth.view()).toEqual(linIsIn)
  })

  it('change nothing after a log-out here', async () => {
    const auth = await opened(lin.email)
    auth.logOut()
    await settled()
    auth.authChannel.receive('closed')
    expect(auth.view()).toEqual({ status: 'anonymous', reason: 'signedOutHere' })
  })

  it('make it check again when a second notice comes during the check', async () => {
    const auth = await opened(lin.email)
    const release = auth.script.hold('auth.currentUser')
    auth.authChannel.receive('opened')
    auth.authChannel.receive('opened')
    auth.accounts.open('user-2')
    release()
    await settled()
    expect(auth.view()).toEqual({ ...linIsIn, user: xiaUser })
    expect(auth.script.calls).toEqual(Array(3).fill('auth.currentUser'))
  })

  it('change nothing when the check after their notice fails', async () => {
    const auth = await opened(lin.email)
    auth.script.failNext('auth.currentUser', { code: 'network' })
    auth.authChannel.receive('opened')
    await settled()
    expect(auth.view()).toEqual(linIsIn)
  })

  it('are not listened to after the actor has stopped', async () => {
    const auth = open(lin.email)
    let listening = 0
    const { subscribe } = auth.authChannel
    auth.authChannel.subscribe = (listener) => {
      const stop = subscribe(listener)
      listening += 1
      return () => {
        listening -= 1
        stop()
      }
    }
    auth.start()
    await settled()
    expect(listening).toBe(1)
    auth.stop()
    expect(listening).toBe(0)
    auth.authChannel.receive('closed')
    expect(auth.view()).toEqual(linIsIn)
  })
})
