import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { connectionFlow, connectionMachine } from '#machines/connection.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const service = { probe: 'service', ok: true, milliseconds: 41 }
const account = { probe: 'account', ok: true, milliseconds: 128 }
const database = { probe: 'database', ok: true, milliseconds: 96 }
const signup = { probe: 'signup', ok: true, milliseconds: 73 }

const open = () => {
  const services = createFakeServices({ users: [lin], signedIn: lin.email })
  const actor = createActor(connectionMachine(services)).start()
  return {
    ...services,
    ...connectionFlow(actor.getSnapshot(), actor.send),
    view: () => shown(connectionFlow(actor.getSnapshot(), actor.send)),
  }
}

describe('the connection panel', () => {
  it('reports service, account and database, each with its time', async () => {
    const panel = open()
    panel.testConnection()
    expect(panel.view()).toEqual({ running: 'connection', results: [] })
    await settled()
    expect(panel.view()).toEqual({ running: null, results: [service, account, database] })
  })

  it('reports a test sign-up beside them and leaves the session alone', async () => {
    const panel = open()
    panel.testSignup()
    expect(panel.view()).toEqual({ running: 'signup', results: [] })
    await settled()
    expect(panel.view()).toEqual({ running: null, results: [signup] })
    panel.testConnection()
    await settled()
    expect(panel.view().results).toEqual([service, account, database, signup])
    expect(panel.accounts.session()?.email).toBe(lin.email)
  })

  it('reports what failed, and replaces it with the next test', async () => {
    const panel = open()
    const failure = { code: 'unavailable' } as const
    panel.script.failNext('connection.database', failure)
    panel.testConnection()
    await settled()
    const failedDatabase = { probe: 'database', ok: false, milliseconds: 96, failure }
    expect(panel.view().results).toEqual([service, account, failedDatabase])
    panel.testConnection()
    await settled()
    expect(panel.view().results).toEqual([service, account, database])
  })

  it('runs one test at a time', async () => {
    const panel = open()
    panel.testConnection()
    panel.testConnection()
    panel.testSignup()
    await settled()
    expect(panel.script.calls).toEqual([
      'connection.service',
      'connection.account',
      'connection.database',
    ])
  })
})
