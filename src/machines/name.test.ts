import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { User } from '#domain/user.ts'
import { nameFlow, nameSubmission } from '#machines/name.ts'
import { settled } from '#machines/testing/settled.ts'
import { shown } from '#machines/testing/shown.ts'
import { createFakeServices } from '#services/fakes/services.fake.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const user: User = { $id: 'user-1', name: '林夏', email: lin.email, emailVerified: false }

const open = () => {
  const services = createFakeServices({ users: [lin], signedIn: lin.email })
  const changes: User[] = []
  const { machine, flow } = nameSubmission(services, (changed) => changes.push(changed))
  const actor = createActor(machine).start()
  const form = () => nameFlow(flow(actor.getSnapshot(), actor.send))
  return { ...services, ...form(), changes, view: () => shown(form()) }
}

describe('the name', () => {
  it('is saved, and the rest of the site hears of it', async () => {
    const page = open()
    page.rename(' 林小夏 ')
    expect(page.view()).toEqual({ saving: true, problem: null, timesSaved: 0 })
    await settled()
    expect(page.view()).toEqual({ saving: false, problem: null, timesSaved: 1 })
    expect(page.changes).toEqual([{ ...user, name: '林小夏' }])
  })

  it('shows a failure and takes the next try', async () => {
    const page = open()
    page.script.failNext('account.rename', { code: 'network' })
    page.rename('林小夏')
    await settled()
    expect(page.view()).toEqual({ saving: false, problem: { code: 'network' }, timesSaved: 0 })
    expect(page.changes).toEqual([])
    page.rename('林小夏')
    await settled()
    expect(page.view()).toEqual({ saving: false, problem: null, timesSaved: 1 })
  })

  it('is saved once when it is submitted twice', async () => {
    const page = open()
    page.rename('林小夏')
    page.rename('林大夏')
    await settled()
    expect(page.accounts.byId('user-1')?.user.name).toBe('林小夏')
  })
})
