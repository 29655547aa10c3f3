import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { activityFlow, activityMachine } from '#machines/activity.ts'
import { done, failed, leavesOf, reachableLeaves, settled, shown } from '#tests/support/machines.ts'
import { createFakeAuthChannel } from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }

const open = () => {
  const authChannel = createFakeAuthChannel()
  const services = createFakeServices({
    users: [lin],
    signedIn: lin.email,
    overrides: { authChannel },
  })
  const actor = createActor(activityMachine(services))
  const view = () => shown(activityFlow(actor.getSnapshot(), actor.send))
  return {
    ...services,
    ...activityFlow(actor.getSnapshot(), actor.send),
    authChannel,
    start: () => actor.start(),
    view,
    kinds: () => activityFlow(actor.getSnapshot(), actor.send).entries.map(({ kind }) => kind),
  }
}

describe('the activity', () => {
  it('is read, and again after a failure', async () => {
    const page = open()
    page.script.failNext('account.activity', { code: 'unavailable' })
    page.start()
    expect(page.view()).toEqual({ status: 'reading', entries: [], problem: null })
    await settled()
    expect(page.view()).toEqual({
      status: 'failed',
      entries: [],
      problem: { code: 'unavailable' },
    })
    page.retry()
    await settled()
    expect(page.view()).toMatchObject({ status: 'listed', problem: null })
    expect(page.kinds()).toEqual(['sessionStarted', 'accountCreated'])
  })

  it('is read again when something changed, without hiding the entries', async () => {
    const page = open()
    page.start()
    await settled()
    page.accounts.log('user-1', 'addressVerified')
    page.authChannel.receive('changed')
    expect(page.view().status).toBe('listed')
    await settled()
    expect(page.kinds()).toEqual(['addressVerified', 'sessionStarted', 'accountCreated'])
    page.accounts.log('user-1', 'accountChanged')
    page.refresh()
    await settled()
    expect(page.kinds()[0]).toBe('accountChanged')
    page.script.failNext('account.activity', { code: 'network' })
    page.refresh()
    await settled()
    expect(page.view()).toMatchObject({ status: 'listed', problem: null })
  })

  it('reaches every state', () => {
    const machine = activityMachine(createFakeServices())
    const events = [
      { type: 'list.retried' },
      { type: 'list.changed' },
      done('readActivity', []),
      failed('readActivity', { code: 'network' }),
    ]
    const reached = reachableLeaves(machine, events, [undefined], () => null)
    expect(reached).toEqual(leavesOf(machine))
    expect(reached).toEqual(['reading', 'failed', 'listed', 'refreshing'])
  })
})
