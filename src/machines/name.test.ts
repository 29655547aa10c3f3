import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { User } from '#domain/account.ts'
import { nameFlow, nameSubmission, typedName } from '#machines/profile.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const user: User = { $id: 'user-1', name: '林夏', email: lin.email, emailVerified: false }

const open = () => {
  const services = createFakeServices({ users: [lin], signedIn: lin.email })
  const changes: User[] = []
  const { machine, flow } = nameSubmission(services, user.$id, (changed) => changes.push(changed))
  const actor = createActor(machine).start()
  const form = () => nameFlow(flow(actor.getSnapshot(), actor.send), null)
  return {
    ...services,
    ...form(),
    changes,
    view: () => shown(form()),
    kept: (id: string) => typedName(services, id),
  }
}

describe('the name', () => {
  it('is saved, and the rest of the site hears of it', async () => {
    const page = open()
    page.rename(' 林小夏 ')
    expect(page.view()).toEqual({ typed: null, saving: true, problem: null, timesSaved: 0 })
    await settled()
    expect(page.view()).toEqual({ typed: null, saving: false, problem: null, timesSaved: 1 })
    expect(page.changes).toEqual([{ ...user, name: '林小夏' }])
  })

  it('is kept for its user when the session has ended, and forgotten once it is saved', async () => {
    const page = open()
    page.script.failNext('account.rename', { code: 'signInAgain' })
    page.rename('林小夏')
    await settled()
    expect([page.kept(user.$id), page.kept('user-2')]).toEqual(['林小夏', null])
    page.rename('林小夏')
    await settled()
    expect(page.kept(user.$id)).toBeNull()
  })

  it('is not kept after another failure, whose form is still there', async () => {
    const page = open()
    page.script.failNext('account.rename', { code: 'network' })
    page.rename('林小夏')
    await settled()
    expect([page.view().problem, page.changes]).toEqual([{ code: 'network' }, []])
    expect(page.kept(user.$id)).toBeNull()
  })
})
