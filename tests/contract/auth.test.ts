import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'
import {
  anyText,
  failing,
  lin,
  newest,
  signUpAndOut,
  type Harness,
  type HarnessOptions,
} from '#tests/contract/harness.ts'
import { services } from '#tests/contract/services.ts'

/** The contract of {@link AuthPort} (spec §7, decisions A1 and A4). */
describe.each(services)('AuthPort $name', ({ start }) => {
  let harness: Harness
  const begin = async (options?: HarnessOptions) => {
    harness = await start(options)
    await signUpAndOut(harness)
  }
  const credentials = { email: lin.email, password: lin.password }
  const user = { $id: anyText, name: '林夏', email: lin.email, emailVerified: false }

  beforeEach(() => begin())
  afterEach(() => harness.stop())

  it('has no user for a visitor (spec §6.1)', async () => {
    expect(await harness.auth.currentUser()).toBeNull()
  })

  it('answers the user of a log-in, and again as the current one (spec §3.7, §7.5)', async () => {
    const signedIn = await harness.auth.signIn(credentials)
    expect(signedIn).toEqual(user)
    expect(await harness.auth.currentUser()).toEqual(signedIn)
  })

  it('takes the address with other case and surrounding space', async () => {
    expect(await harness.auth.signIn({ ...credentials, email: ' LIN@Example.com ' })).toEqual(user)
  })

  it.each([
    ['a wrong password', { ...credentials, password: 'wrong horse' }],
    ['a password that is too short for any account', { ...credentials, password: 'secret' }],
    ['an unknown address', { ...credentials, email: 'nobody@example.com' }],
  ])('does not tell %s from the other', async (_, wrong) => {
    await expect(harness.auth.signIn(wrong)).rejects.toMatchObject(
      failing({ code: 'invalidCredentials' }),
    )
    expect(await harness.auth.currentUser()).toBeNull()
  })

  it('logs in with an open session, as the same user and as another', async () => {
    await signUpAndOut(harness, { ...lin, name: 'Xia', email: 'xia@example.com' })
    await harness.auth.signIn(credentials)
    expect(await harness.auth.signIn(credentials)).toEqual(user)
    const xia = await harness.auth.signIn({ ...credentials, email: 'xia@example.com' })
    expect(xia).toMatchObject({ name: 'Xia', email: 'xia@example.com' })
    expect(await harness.auth.currentUser()).toEqual(xia)
  })

  it('closes the session (spec §4.3, §7.6)', async () => {
    await harness.auth.signIn(credentials)
    await harness.auth.signOut()
    expect(await harness.auth.currentUser()).toBeNull()
  })

  it('counts a session that is gone already as closed', async () => {
    await harness.auth.signOut()
    expect(await harness.auth.currentUser()).toBeNull()
  })

  it('rejects with the reason of an aborted call', async () => {
    const reason = new Error('left the page')
    await expect(harness.auth.currentUser(AbortSignal.abort(reason))).rejects.toBe(reason)
    const controller = new AbortController()
    const call = harness.auth.signIn(credentials, controller.signal)
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
  })

  it('turns unverified addresses away where the site asks for it, without a session', async () => {
    await harness.stop()
    await begin({ requireVerifiedEmail: true })
    await expect(harness.auth.signIn(credentials)).rejects.toMatchObject(
      failing({ code: 'unverified' }),
    )
    expect(await harness.auth.currentUser()).toBeNull()
    const { userId, secret } = await newest(harness, 'verification')
    await harness.emailLink.confirm({ userId, secret })
    expect(await harness.auth.signIn(credentials)).toEqual({ ...user, emailVerified: true })
  })
})

describe('a log-in', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('asks for a session, then for the account (spec §7.5)', async () => {
    const harness = await startAppwrite({})
    await signUpAndOut(harness)
    const inner = globalThis.fetch
    const calls: unknown[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const { body } = init
      calls.push([
        `${String(init.method)} ${new URL(url).pathname}`,
        typeof body === 'string' ? JSON.parse(body) : null,
      ])
      return inner(url, init)
    })
    await harness.auth.signIn({ email: lin.email, password: lin.password })
    await harness.stop()
    expect(calls).toEqual([
      ['POST /v1/account/sessions/email', { email: lin.email, password: lin.password }],
      ['GET /v1/account', null],
    ])
  })
})
