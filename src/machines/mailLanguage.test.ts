import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { mailLanguageFlow, mailLanguageMachine } from '#machines/profile.ts'
import { done, failed, leavesOf, reachableLeaves, settled, shown } from '#tests/support/machines.ts'
import { createFakeServices, type FakeServicesOptions } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }

const open = async (options: FakeServicesOptions = {}) => {
  const services = createFakeServices({ users: [lin], signedIn: lin.email, ...options })
  const actor = createActor(mailLanguageMachine(services)).start()
  const flow = () => mailLanguageFlow(actor.getSnapshot(), actor.send)
  await settled()
  return { ...services, ...flow(), view: () => shown(flow()) }
}

describe('the language of mails', () => {
  it('is read, chosen and kept beside other preferences', async () => {
    const page = await open()
    expect(page.view()).toEqual({
      status: 'ready',
      language: null,
      problem: null,
      timesSaved: 0,
    })
    page.accounts.change('user-1', { prefs: { theme: 'dark' } })
    page.choose('en')
    await settled()
    expect(page.view()).toEqual({
      status: 'ready',
      language: 'en',
      problem: null,
      timesSaved: 1,
    })
    expect(page.accounts.byId('user-1')?.prefs).toEqual({ theme: 'dark', mailLanguage: 'en' })
  })

  it('is read again after a failure, and keeps the stored choice when saving fails', async () => {
    const page = await open({ users: [] })
    expect(page.view()).toMatchObject({ status: 'unknown', language: null })
    const again = await open()
    again.script.failNext('account.setMailLanguage', { code: 'timeout' })
    again.choose('en')
    await settled()
    expect(again.view()).toMatchObject({
      status: 'ready',
      language: null,
      problem: { code: 'timeout' },
    })
    again.accounts.close()
    page.retry()
    expect(page.view().status).toBe('reading')
    await settled()
    expect(page.view().status).toBe('unknown')
  })

  it('reaches every state', () => {
    const events = [
      { type: 'language.chosen', language: 'en' },
      { type: 'language.retried' },
      done('readLanguage', null),
      failed('readLanguage', { code: 'network' }),
      done('saveLanguage', 'en'),
    ]
    const machine = mailLanguageMachine(createFakeServices())
    const reached = reachableLeaves(machine, events, [undefined], () => null)
    expect(reached).toEqual(leavesOf(machine))
    expect(reached).toEqual(['reading', 'unknown', 'ready', 'saving'])
  })
})
