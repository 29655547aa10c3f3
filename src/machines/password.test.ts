import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { changePasswordFlow, changePasswordSubmission } from '#machines/profile.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { fakeSession } from '#tests/fakes/account.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const form = {
  currentPassword: lin.password,
  password: 'battery staple',
  confirm: 'battery staple',
}
const idle = { pending: false, problem: null, changed: null, timesSaved: 0 }

const open = () => {
  const services = createFakeServices({ users: [lin], signedIn: lin.email })
  services.accounts.change('user-1', { others: [fakeSession('a'), fakeSession('b')] })
  let reports = 0
  const { machine, flow } = changePasswordSubmission(services, () => {
    reports += 1
  })
  const actor = createActor(machine).start()
  const form = () => changePasswordFlow(flow(actor.getSnapshot(), actor.send))
  return {
    ...services,
    ...form(),
    view: () => shown(form()),
    reports: () => reports,
    context: () => JSON.stringify(actor.getPersistedSnapshot()),
  }
}

describe('changing the password', () => {
  it('saves it once and says how many other sessions have ended (decision A6)', async () => {
    const page = open()
    expect(page.view()).toEqual(idle)
    page.submit(form)
    page.submit({ ...form, password: 'another one' })
    expect(page.view()).toEqual({ ...idle, pending: true })
    await settled()
    expect(page.view()).toEqual({ ...idle, changed: { ended: 2 }, timesSaved: 1 })
    expect(page.accounts.byId('user-1')?.password).toBe(form.password)
    expect(page.reports()).toBe(1)
    expect(page.context()).not.toContain(form.password)
  })

  it('says that the sessions could not be ended', async () => {
    const page = open()
    page.account.changePassword = () => Promise.resolve(null)
    page.submit(form)
    await settled()
    expect(page.view()).toEqual({ ...idle, changed: { ended: null }, timesSaved: 1 })
  })
})
