import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { User } from '#domain/user.ts'
import { authMachine } from '#machines/auth/auth.machine.ts'
import { provideAuth } from '#machines/auth/auth.provide.ts'
import { authCommands, selectAuthView } from '#machines/auth/auth.view.ts'
import { done, failed, leavesOf, reachableLeaves } from '#machines/testing/graph.ts'
import { settled } from '#machines/testing/settled.ts'
import { createFakeSessionChannel, createFakeSessionMark } from '#services/fakes/browser.fake.ts'
import { createFakeServices } from '#services/fakes/services.fake.ts'

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

const open = (signedIn?: string, mayHaveSession = true) => {
  const sessionChannel = createFakeSessionChannel()
  const services = createFakeServices({
    users: [lin, xia],
    overrides: { sessionChannel, sessionMark: createFakeSessionMark(mayHaveSession) },
    ...(signedIn === undefined ? {} : { signedIn }),
  })
  const left: string[] = []
  const actor = createActor(
    provideAuth(services, {
      leave: () => {
        left.push('left')
      },
    }),
  )
  return {
    ...services,
    ...authCommands(actor.send),
    sessionChannel,
    left,
    start: () => actor.start(),
    stop: () => actor.stop(),
    view: () => selectAuthView(actor.getSnapshot()),
  }
}

const opened = async (signedIn?: string) => {
  const auth = open(signedIn)
  auth.start()
  await settled()
  return auth
}

describe('the session', () => {
  it('is being checked until the service has answered', async () => {
    const auth = open(lin.email)
    const release = auth.script.hold('auth.currentUser')
    auth.start()
    await settled()
    expect(auth.view()).toEqual({ status: 'checking' })
    release()
    await settled()
    expect(auth.view()).toEqual(linIsIn)
  })

  it('is a visitor without a user', async () => {
    const auth = await opened()
    expect(auth.view()).toEqual({ status: 'anonymous', certain: true, left: false })
  })

  it('is unreachable when the check fails, and checked again on demand', async () => {
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

  it('begins with a log-in, which the other tabs hear of', async () => {
    const auth = await opened()
    auth.sessionOpened(linUser)
    expect(auth.view()).toEqual(linIsIn)
    expect(auth.sessionChannel.announced).toEqual(['opened'])
  })

  it('lets a log-in win over a check that answers later', async () => {
    const auth = open()
    const release = auth.script.hold('auth.currentUser')
    auth.start()
    auth.sessionOpened(linUser)
    release()
    await settled()
    expect(auth.view()).toEqual(linIsIn)
  })

  it('is gone when a call finds it gone', async () => {
    const auth = await opened(lin.email)
    auth.sessionLost()
    expect(auth.view()).toEqual({ status: 'anonymous', certain: true, left: false })
    expect(auth.left).toEqual([])
  })

  it('ignores a log-out and a lost session where there is none', async () => {
    const auth = await opened()
    auth.logOut()
    auth.sessionLost()
    auth.retry()
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', certain: true, left: false })
    expect(auth.script.calls).toEqual(['auth.currentUser'])
  })
})

describe('the mark of a session', () => {
  const visit = async (signedIn?: string) => {
    const auth = open(signedIn, false)
    auth.start()
    await settled()
    return auth
  }

  it('spares the service the question where nothing speaks for a session', async () => {
    const auth = await visit(lin.email)
    expect(auth.view()).toEqual({ status: 'anonymous', certain: false, left: false })
    expect(auth.script.calls).toEqual([])
  })

  it('does not keep a guarded page from asking: a session without a mark is found', async () => {
    const auth = await visit(lin.email)
    auth.makeCertain()
    expect(auth.view()).toEqual({ status: 'checking' })
    await settled()
    expect(auth.view()).toEqual(linIsIn)
    expect(auth.sessionMark.mayHaveSession()).toBe(true)
  })

  it('lets a guarded page know for certain that nobody is here, asking once', async () => {
    const auth = await visit()
    auth.makeCertain()
    await settled()
    auth.makeCertain()
    expect(auth.view()).toEqual({ status: 'anonymous', certain: true, left: false })
    expect(auth.script.calls).toEqual(['auth.currentUser'])
  })

  it('comes with a log-in and goes with a log-out', async () => {
    const auth = await visit()
    auth.accounts.open('user-1')
    auth.sessionOpened(linUser)
    expect(auth.sessionMark.mayHaveSession()).toBe(true)
    auth.logOut()
    await settled()
    expect(auth.sessionMark.mayHaveSession()).toBe(false)
  })

  it('goes when the service knows no session', async () => {
    const auth = await opened()
    expect(auth.sessionMark.mayHaveSession()).toBe(false)
  })
})

describe('log-out', () => {
  it('closes the session, tells the other tabs and leaves', async () => {
    const auth = await opened(lin.email)
    auth.logOut()
    expect(auth.view()).toEqual({ ...linIsIn, loggingOut: true })
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', certain: true, left: true })
    expect(auth.sessionChannel.announced).toEqual(['closed'])
    expect(auth.left).toEqual(['left'])
    expect(auth.accounts.session()).toBeNull()
  })

  it('keeps the session and says why when it fails, then works', async () => {
    const auth = await opened(lin.email)
    auth.script.failNext('auth.signOut', { code: 'network' })
    auth.logOut()
    await settled()
    expect(auth.view()).toEqual({ ...linIsIn, problem: { code: 'network' } })
    expect(auth.left).toEqual([])
    expect(auth.sessionChannel.announced).toEqual([])
    auth.logOut()
    expect(auth.view()).toEqual({ ...linIsIn, loggingOut: true })
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', certain: true, left: true })
  })

  it('happens once, however often it is asked for', async () => {
    const auth = await opened(lin.email)
    auth.logOut()
    auth.logOut()
    await settled()
    expect(auth.script.calls).toEqual(['auth.currentUser', 'auth.signOut'])
  })
})

describe('other tabs', () => {
  it('end the session here when they log out, without leading away', async () => {
    const auth = await opened(lin.email)
    auth.sessionChannel.hear('closed')
    expect(auth.view()).toEqual({ status: 'anonymous', certain: true, left: false })
    expect(auth.left).toEqual([])
  })

  it('end a log-out here that was still waiting', async () => {
    const auth = await opened(lin.email)
    auth.script.hold('auth.signOut')
    auth.logOut()
    auth.sessionChannel.hear('closed')
    await settled()
    expect(auth.view()).toEqual({ status: 'anonymous', certain: true, left: true })
    expect(auth.left).toEqual(['left'])
  })

  it('bring the user here when they log in, without a blink of the page', async () => {
    const auth = await opened()
    auth.accounts.open('user-1')
    auth.sessionChannel.hear('opened')
    expect(auth.view()).toEqual({ status: 'anonymous', certain: true, left: false })
    await settled()
    expect(auth.view()).toEqual(linIsIn)
    expect(auth.sessionChannel.announced).toEqual([])
  })

  it('replace the user here when they log in as somebody else', async () => {
    const auth = await opened(lin.email)
    auth.accounts.open('user-2')
    auth.sessionChannel.hear('opened')
    await settled()
    expect(auth.view()).toEqual({ ...linIsIn, user: xiaUser })
  })

  it('change nothing when the check they cause fails', async () => {
    const auth = await opened(lin.email)
    auth.script.failNext('auth.currentUser', { code: 'network' })
    auth.sessionChannel.hear('opened')
    await settled()
    expect(auth.view()).toEqual(linIsIn)
  })

  it('are not listened to once the site is left', async () => {
    const auth = await opened(lin.email)
    auth.stop()
    auth.sessionChannel.hear('closed')
    expect(auth.view()).toEqual(linIsIn)
  })
})

describe('the chart', () => {
  it('reaches every state', () => {
    const events = [
      { type: 'check.retried' },
      { type: 'check.requested' },
      { type: 'logout.requested' },
      { type: 'session.opened', user: linUser },
      { type: 'session.lost' },
      { type: 'session.openedElsewhere' },
      { type: 'session.closedElsewhere' },
      done('findUser', { user: null, certain: false }),
      done('findUser', { user: linUser, certain: true }),
      failed('findUser', { code: 'network' }),
      done('endSession'),
      failed('endSession', { code: 'network' }),
    ]
    expect(reachableLeaves(authMachine, events, [undefined])).toEqual(leavesOf(authMachine))
    expect(leavesOf(authMachine)).toEqual([
      'checking',
      'unreachable',
      'anonymous.resting',
      'anonymous.rechecking',
      'authenticated.resting',
      'authenticated.rechecking',
      'authenticated.loggingOut',
    ])
  })
})
