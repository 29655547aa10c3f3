import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { closeAccountFlow, closeAccountMachine } from '#machines/closing.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }

const open = () => {
  const xia = { ...lin, email: 'xia@example.com' }
  const services = createFakeServices({ users: [lin, xia], signedIn: lin.email })
  const accountClosed = vi.fn()
  const actor = createActor(closeAccountMachine(services, 'user-1', accountClosed)).start()
  const flow = () => closeAccountFlow(actor.getSnapshot(), actor.send)
  return { ...services, ...flow(), accountClosed, view: () => shown(flow()) }
}

const asking = { open: true, pending: false, problem: null }

describe('closing the account', () => {
  it('asks first, and leaves everything as it is on request', () => {
    const page = open()
    page.confirm()
    page.ask()
    expect(page.view()).toEqual(asking)
    page.cancel()
    expect(page.view()).toEqual({ ...asking, open: false })
    expect(page.script.calls).toEqual([])
  })

  it('closes it by one call, and cannot be cancelled or repeated meanwhile', async () => {
    const page = open()
    page.ask()
    page.confirm()
    page.confirm()
    page.cancel()
    expect(page.view()).toEqual({ ...asking, pending: true })
    await settled()
    expect(page.view()).toEqual({ ...asking, pending: true })
    expect(page.script.calls).toEqual(['account.close'])
    expect(page.accountClosed).toHaveBeenCalledTimes(1)
  })

  it('closes no other account that is open by now', async () => {
    const page = open()
    page.ask()
    page.accounts.open('user-2')
    page.confirm()
    await settled()
    expect(page.view()).toEqual({ ...asking, problem: { code: 'otherAccount' } })
    expect(page.accounts.byId('user-2')?.blocked).toBe(false)
    expect(page.accountClosed).not.toHaveBeenCalled()
  })
})
