import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { recoveryFlow, recoveryMachine } from '#machines/recovery.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }

const open = () => {
  const services = createFakeServices({ users: [lin] })
  const actor = createActor(recoveryMachine(services)).start()
  return {
    ...services,
    ...recoveryFlow(actor.getSnapshot(), actor.send),
    view: () => shown(recoveryFlow(actor.getSnapshot(), actor.send)),
  }
}

describe('the forgot-password dialog', () => {
  it('opens with what was typed in the log-in form', () => {
    const dialog = open()
    expect(dialog.view()).toEqual({ status: 'closed', email: '', problem: null })
    dialog.open('lin@')
    expect(dialog.view()).toEqual({ status: 'editing', email: 'lin@', problem: null })
  })

  it('sends a mail and says so', async () => {
    const dialog = open()
    dialog.open('')
    dialog.submit('lin@example.com')
    expect(dialog.view()).toEqual({ status: 'sending', email: 'lin@example.com', problem: null })
    await settled()
    expect(dialog.view()).toEqual({ status: 'sent', email: 'lin@example.com', problem: null })
    expect(dialog.accounts.mails).toEqual([
      { kind: 'recovery', to: 'lin@example.com', userId: 'user-1', secret: 'secret-1' },
    ])
  })

  it('says the same for an address that nobody has', async () => {
    const dialog = open()
    dialog.open('')
    dialog.submit('nobody@example.com')
    await settled()
    expect(dialog.view().status).toBe('sent')
    expect(dialog.accounts.mails).toEqual([])
  })

  it('closes at any time and ignores the late answer', async () => {
    const dialog = open()
    const release = dialog.script.hold('recovery.request')
    dialog.open('')
    dialog.submit('lin@example.com')
    dialog.close()
    release()
    await settled()
    expect(dialog.view().status).toBe('closed')
    dialog.open('other@example.com')
    expect(dialog.view()).toEqual({ status: 'editing', email: 'other@example.com', problem: null })
  })

  it('ignores a form while it is closed, and a second one while it sends', async () => {
    const dialog = open()
    dialog.submit('lin@example.com')
    expect(dialog.view().status).toBe('closed')
    dialog.open('')
    dialog.submit('lin@example.com')
    dialog.submit('other@example.com')
    dialog.open('third@example.com')
    await settled()
    expect(dialog.view()).toEqual({ status: 'sent', email: 'lin@example.com', problem: null })
    expect(dialog.script.calls).toEqual(['recovery.request'])
  })
})
