import { describe, expect, it } from 'vitest'
import { limits } from '#domain/limits.ts'
import { keepEarly } from '#services/early.ts'
import { authNotices } from '#services/session.ts'
import { createFakeAuthChannel, createFakeClock } from '#tests/fakes/browser.ts'
import { createFakeServices } from '#tests/fakes/services.ts'
import { settled } from '#tests/support/machines.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }

/** A page that has asked for the session and the list of sessions. */
const open = (signedIn?: string) => {
  const clock = createFakeClock()
  const authChannel = createFakeAuthChannel()
  const fakes = createFakeServices({
    users: [lin],
    overrides: { authChannel, clock },
    ...(signedIn ? { signedIn } : {}),
  })
  const ask = () =>
    keepEarly(fakes.auth.currentUser(), { sessions: fakes.account.sessions() }, fakes)
  return { ...fakes, authChannel, clock, ask }
}

describe('early answers', () => {
  it('are taken once', async () => {
    const early = open(lin.email).ask()
    await settled()
    expect(await early.takeUser()).toMatchObject({ name: lin.name })
    expect(await early.take('sessions')).toHaveLength(1)
    expect([early.take('sessions'), early.take('factors')]).toEqual([undefined, undefined])
  })

  it('tell a failure to the one who takes them', async () => {
    const page = open(lin.email)
    page.script.failNext('account.sessions', { code: 'unavailable' })
    const early = page.ask()
    await settled()
    await expect(early.take('sessions')).rejects.toMatchObject({ failure: { code: 'unavailable' } })
  })

  it.each<readonly [when: string, happen: (page: ReturnType<typeof open>) => unknown]>([
    ['the check finds no user', ({ accounts }) => accounts.close()],
    ['the check fails', ({ script }) => script.failNext('auth.currentUser', { code: 'network' })],
  ])('are dropped where %s', async (_, happen) => {
    const page = open(lin.email)
    happen(page)
    const early = page.ask()
    await settled()
    expect(early.take('sessions')).toBeUndefined()
    await early.takeUser()?.catch(() => undefined)
  })

  it.each<
    readonly [
      when: string,
      happen: (page: ReturnType<typeof open>, early: ReturnType<typeof keepEarly>) => unknown,
    ]
  >([
    ['the account is blocked', ({ sessionLoss }) => sessionLoss.report('blocked')],
    ['they are older than a call may be', ({ clock }) => clock.advance(limits.callTimeoutMs)],
    ['the session is checked again', (_, early) => [early.takeUser(), early.takeUser()]],
    ['somebody logs in', (_, early) => early.drop()],
  ])('are dropped when %s', async (_, happen) => {
    const page = open(lin.email)
    const early = page.ask()
    await settled()
    happen(page, early)
    expect(early.take('sessions')).toBeUndefined()
    expect(early.takeUser()).toBeUndefined()
  })

  it('say that nobody is logged in after the session has ended', async () => {
    const page = open(lin.email)
    const early = page.ask()
    page.sessionLoss.report('ended')
    expect(early.take('sessions')).toBeUndefined()
    expect(await early.takeUser()).toBeNull()
  })

  it.each(authNotices)('are dropped when another tab says "%s", also under way', (notice) => {
    const page = open(lin.email)
    const early = page.ask()
    page.authChannel.receive(notice)
    expect([early.takeUser(), early.take('sessions')]).toEqual([undefined, undefined])
  })
})
