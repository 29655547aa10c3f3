import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { resetFlow, resetSubmission } from '#machines/mailedLinks.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeServices } from '#tests/fakes/services.ts'
import type { LinkToken } from '#services/verification.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const good = { userId: 'user-1', secret: 'secret-1' }

const open = async (token: LinkToken | null) => {
  const services = createFakeServices({ users: [lin] })
  await services.recovery.request(lin.email)
  const { machine, flow } = resetSubmission(services, token)
  const actor = createActor(machine).start()
  const page = () => resetFlow(flow(actor.getSnapshot(), actor.send), { token })
  return {
    ...services,
    ...page(),
    view: () => shown(page()),
  }
}

describe('the new-password page', () => {
  it('says that the link is broken without its parts, and takes no password', async () => {
    const page = await open(null)
    page.submit('new password')
    await settled()
    expect(page.view()).toEqual({ status: 'linkBroken', problem: null })
    expect(page.script.calls).toEqual(['recovery.request'])
  })

  it('saves the password, once', async () => {
    const page = await open(good)
    expect(page.view()).toEqual({ status: 'editing', problem: null })
    page.submit('new password')
    page.submit('other password')
    expect(page.view()).toEqual({ status: 'saving', problem: null })
    await settled()
    expect(page.view()).toEqual({ status: 'saved', problem: null })
    expect(page.accounts.byEmail(lin.email)?.password).toBe('new password')
    page.submit('third password')
    await settled()
    expect(page.accounts.byEmail(lin.email)?.password).toBe('new password')
  })

  it('says that the link is spent when it is wrong, used or expired', async () => {
    const page = await open({ userId: 'user-1', secret: 'wrong' })
    page.submit('new password')
    await settled()
    expect(page.view()).toEqual({ status: 'linkSpent', problem: null })
  })
})
