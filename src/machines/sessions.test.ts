import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { settled, shown } from '#tests/support/machines.ts'
import { keepEarly } from '#services/early.ts'
import { sessionsFlow, sessionsMachine } from '#machines/sessions.ts'
import { fakeSession } from '#tests/fakes/account.ts'
import { createFakeAuthChannel } from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const own = fakeSession('current', { current: true })
const [a, b] = [fakeSession('a'), fakeSession('b')]
const listed = {
  status: 'listed',
  sessions: [own, a, b],
  problem: null,
  ending: null,
  ended: null,
  endProblem: null,
}

const open = () => {
  const authChannel = createFakeAuthChannel()
  const services = createFakeServices({
    users: [lin],
    signedIn: lin.email,
    overrides: { authChannel },
  })
  services.accounts.change('user-1', { others: [a, b] })
  let reports = 0
  const logic = sessionsMachine(services, () => {
    reports += 1
  })
  const actor = createActor(logic)
  return {
    ...services,
    ...sessionsFlow(actor.getSnapshot(), actor.send),
    authChannel,
    start: () => actor.start(),
    stop: () => actor.stop(),
    view: () => shown(sessionsFlow(actor.getSnapshot(), actor.send)),
    reports: () => reports,
  }
}

const opened = async () => {
  const page = open()
  page.start()
  await settled()
  return page
}

describe('the sessions', () => {
  it('are taken from an early answer first, and then asked for', async () => {
    const services = createFakeServices({ users: [lin], signedIn: lin.email })
    const { auth, account } = services
    const early = keepEarly(auth.currentUser(), { sessions: account.sessions() }, services)
    const actor = createActor(sessionsMachine({ ...services, early }, () => {})).start()
    const flow = () => sessionsFlow(actor.getSnapshot(), actor.send)
    await settled()
    expect(flow()).toMatchObject({ status: 'listed', sessions: [{ current: true }] })
    expect(services.script.calls).toEqual(['auth.currentUser', 'account.sessions'])
    flow().refresh()
    await settled()
    expect(services.script.calls.slice(2)).toEqual(['account.sessions'])
  })

  it('are read again when this page changed them', async () => {
    const page = await opened()
    page.accounts.change('user-1', { others: [a] })
    page.refresh()
    await settled()
    expect(page.view()).toEqual({ ...listed, sessions: [own, a] })
  })

  it('show which one is being ended', async () => {
    const page = await opened()
    page.end('b')
    expect(page.view().ending).toBe('b')
  })

  it('show which one is being ended while the list is read again', async () => {
    const page = await opened()
    page.refresh()
    page.end('b')
    expect(page.view()).toEqual({ ...listed, ending: 'b' })
    await settled()
    expect(page.view()).toEqual({ ...listed, sessions: [own, a], ended: 1 })
  })

  it('are read, and again after a failure', async () => {
    const page = open()
    page.script.failNext('account.sessions', { code: 'timeout' })
    page.start()
    expect(page.view().status).toBe('reading')
    await settled()
    expect(page.view()).toMatchObject({ status: 'failed', problem: { code: 'timeout' } })
    page.retry()
    await settled()
    expect(page.view()).toEqual(listed)
  })

  it('are asked for again when another tab says something while they are read', async () => {
    const page = open()
    page.start()
    page.accounts.change('user-1', { others: [b] })
    page.authChannel.receive('opened')
    await settled()
    expect(page.script.calls).toEqual(Array(2).fill('account.sessions'))
    expect(page.view()).toEqual({ ...listed, sessions: [own, b] })
  })

  it('end one at a time, and the other tabs hear of it', async () => {
    const page = await opened()
    page.end('a')
    page.end('b')
    page.endOthers()
    expect(page.view()).toEqual({ ...listed, ending: 'a' })
    await settled()
    expect(page.view()).toEqual({ ...listed, sessions: [own, b], ended: 1 })
    expect(page.reports()).toBe(1)
  })

  it('end all others and say how many', async () => {
    const page = await opened()
    page.endOthers()
    expect(page.view()).toEqual({ ...listed, ending: 'others' })
    await settled()
    expect(page.view()).toEqual({ ...listed, sessions: [own], ended: 2 })
    expect(page.reports()).toBe(1)
  })

  it.each([
    ['one', 'account.endSession'],
    ['all others', 'account.endOtherSessions'],
  ])('stay when ending %s fails, with the reason', async (which, method) => {
    const page = await opened()
    page.script.failNext(method, { code: 'network' })
    if (which === 'one') page.end('a')
    else page.endOthers()
    await settled()
    expect(page.view()).toEqual({ ...listed, endProblem: { code: 'network' } })
    expect(page.reports()).toBe(0)
    page.endOthers()
    expect(page.view().endProblem).toBeNull()
  })

  it('are read again when another tab changed something, without hiding the list', async () => {
    const page = await opened()
    page.accounts.change('user-1', { others: [b] })
    page.authChannel.receive('changed')
    expect(page.view()).toEqual(listed)
    page.authChannel.receive('opened')
    await settled()
    // The second notice came while the list was being read.
    expect(page.script.calls).toEqual(Array(3).fill('account.sessions'))
    expect(page.view()).toEqual({ ...listed, sessions: [own, b] })
    page.script.failNext('account.sessions', { code: 'network' })
    page.refresh()
    await settled()
    expect(page.view()).toEqual({ ...listed, sessions: [own, b] })
    page.stop()
    page.accounts.change('user-1', { others: [] })
    page.authChannel.receive('changed')
    await settled()
    expect(page.view().sessions).toEqual([own, b])
  })
})
