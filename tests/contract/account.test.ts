import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'
import {
  anyNumber,
  anyText,
  failing,
  lin,
  newest,
  signUpAndOut,
  type Harness,
} from '#tests/contract/harness.ts'
import { services } from '#tests/contract/services.ts'

/** The contract of {@link AccountPort} (spec §7, decisions A6 to A8). */
describe.each(services)('AccountPort $name', ({ start }) => {
  let harness: Harness
  const credentials = { email: lin.email, password: lin.password }
  const xia = { ...lin, name: 'Xia', email: 'xia@example.com' }
  const user = { $id: anyText, name: lin.name, email: lin.email, emailVerified: false }
  const wrongPassword = failing({ code: 'invalidCredentials' })
  const sessionGone = failing({ code: 'signInAgain' })

  beforeEach(async () => {
    harness = await start()
    await signUpAndOut(harness, xia)
    await signUpAndOut(harness)
    await harness.auth.signIn(credentials)
  })
  afterEach(() => harness.stop())

  it('saves a name without the space around it', async () => {
    expect(await harness.account.rename(' 林小夏 ')).toEqual({ ...user, name: '林小夏' })
    expect(await harness.auth.currentUser()).toMatchObject({ name: '林小夏' })
  })

  it('changes the address, sends the mail to it, and the link verifies it', async () => {
    const { account, emailLink, auth } = harness
    const change = { email: ' Lin.Xia@Example.com ', currentPassword: lin.password }
    const changed = { ...user, email: 'lin.xia@example.com' }
    expect(await account.changeEmail(change)).toEqual({ user: changed, mailed: true })
    const { to, userId, secret } = await newest(harness, 'verification')
    expect(to).toBe('lin.xia@example.com')
    await emailLink.confirm({ userId, secret })
    expect(await auth.currentUser()).toEqual({ ...changed, emailVerified: true })
    await expect(account.sendVerification()).rejects.toMatchObject(
      failing({ code: 'alreadyVerified' }),
    )
  })

  it('changes the address although the mail fails', async () => {
    await harness.stop()
    harness = await start({ mailFails: true })
    await harness.verification.start(lin)
    const change = { email: 'lin.xia@example.com', currentPassword: lin.password }
    expect(await harness.account.changeEmail(change)).toEqual({
      user: { ...user, email: 'lin.xia@example.com' },
      mailed: false,
    })
  })

  it('keeps the address after a wrong password, and when another account has the new one', async () => {
    const { account, auth } = harness
    await expect(
      account.changeEmail({ email: 'new@example.com', currentPassword: 'wrong horse' }),
    ).rejects.toMatchObject(wrongPassword)
    await expect(
      account.changeEmail({ email: xia.email, currentPassword: lin.password }),
    ).rejects.toMatchObject(failing({ code: 'alreadyExists' }))
    expect(await auth.currentUser()).toEqual(user)
  })

  it('changes the address of an account with an app after a code (decision A9)', async () => {
    const { account, factors, appCode, expireProof } = harness
    const enrolment = await factors.begin()
    await factors.confirm(appCode(enrolment?.secret ?? ''))
    const change = { email: 'lin.xia@example.com', currentPassword: lin.password }
    expireProof()
    await expect(
      account.changeEmail({ ...change, currentPassword: 'wrong horse' }),
    ).rejects.toMatchObject(wrongPassword)
    await expect(account.changeEmail(change)).rejects.toMatchObject(
      failing({ code: 'proofNeeded' }),
    )
    await factors.answer({ method: 'totp', code: appCode(enrolment?.secret ?? '') })
    expect(await account.changeEmail(change)).toMatchObject({ mailed: true })
  })

  it('sends another verification mail', async () => {
    const before = (await harness.mails()).length
    await harness.account.sendVerification()
    expect((await harness.mails()).slice(0, -before).map(({ to }) => to)).toEqual([lin.email])
  })

  it('changes the password, ends the other sessions and says how many (decision A6)', async () => {
    const { account, auth, logInElsewhere } = harness
    await logInElsewhere(credentials)
    await logInElsewhere(credentials)
    const change = { currentPassword: lin.password, password: 'battery staple 2' }
    await expect(
      account.changePassword({ ...change, currentPassword: 'wrong horse' }),
    ).rejects.toMatchObject(wrongPassword)
    expect(await account.changePassword(change)).toBe(2)
    expect((await account.sessions()).map(({ current }) => current)).toEqual([true])
    expect(await auth.currentUser()).toEqual(user)
    expect(await auth.signIn({ email: lin.email, password: change.password })).toEqual(user)
  })

  it('lists the sessions, this one first, and ends one or all others', async () => {
    const { account, auth, logInElsewhere } = harness
    await logInElsewhere(credentials)
    await logInElsewhere(credentials)
    await logInElsewhere(credentials)
    const [own, first] = await account.sessions()
    expect(own).toEqual({
      id: anyText,
      browser: anyText,
      system: anyText,
      handheld: false,
      place: null,
      createdAt: anyNumber,
      expiresAt: anyNumber,
      current: true,
    })
    expect(first?.current).toBe(false)
    await account.endSession(first?.id ?? '')
    // It is gone already: the session of this browser is not concerned.
    await account.endSession(first?.id ?? '')
    expect(await account.sessions()).toHaveLength(3)
    expect(await account.endOtherSessions()).toBe(2)
    expect(await account.sessions()).toEqual([own])
    expect(await account.endOtherSessions()).toBe(0)
    expect(await auth.currentUser()).toEqual(user)
  })

  it('takes a present password that is too short for any account as a wrong one', async () => {
    const { account } = harness
    const short = 'secret'
    for (const call of [
      () => account.changeEmail({ email: 'new@example.com', currentPassword: short }),
      () => account.changePassword({ currentPassword: short, password: 'battery staple 2' }),
    ])
      await expect(call()).rejects.toMatchObject(wrongPassword)
  })

  it('closes the account for good', async () => {
    const { account, auth } = harness
    const { $id } = (await auth.currentUser()) ?? { $id: '' }
    await account.close($id)
    expect(await auth.currentUser()).toBeNull()
    await expect(auth.signIn(credentials)).rejects.toMatchObject(failing({ code: 'blocked' }))
  })

  it('closes no other account than the one that is named', async () => {
    const { account, auth, logInElsewhere } = harness
    const { $id } = (await auth.currentUser()) ?? { $id: '' }
    // Another tab logs in: all tabs share the session.
    await auth.signIn({ email: xia.email, password: xia.password })
    await logInElsewhere(xia)
    await expect(account.close($id)).rejects.toMatchObject(failing({ code: 'otherAccount' }))
    expect(await auth.currentUser()).toMatchObject({ email: xia.email })
    expect(await account.sessions()).toHaveLength(2)
    expect(await auth.signIn(credentials)).toEqual(user)
  })

  it('needs a session', async () => {
    const { account, auth } = harness
    await auth.signOut()
    const calls = [
      () => account.rename('林小夏'),
      () => account.sessions(),
      () => account.sendVerification(),
      () => account.close('user-1'),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject(sessionGone)
  })

  it('rejects with the reason of an aborted call', async () => {
    const reason = new Error('left the page')
    const aborted = AbortSignal.abort(reason)
    await expect(harness.account.rename('林小夏', aborted)).rejects.toBe(reason)
    await expect(harness.account.sessions(aborted)).rejects.toBe(reason)
  })
})

describe('a change whose answer was lost', () => {
  /** A user whose next call to this path reaches the service and seems to fail. */
  const startLosing = async (path: string) => {
    const harness = await startAppwrite()
    onTestFinished(() => harness.stop())
    await harness.verification.start(lin)
    const inner = globalThis.fetch
    let isLost = false
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await inner(url, init)
      if (isLost || !url.endsWith(path)) return answer
      isLost = true
      throw new TypeError('Failed to fetch')
    })
    return harness
  }
  const lost = failing({ code: 'network' })

  it('of the address is found by the next try, which sends the mail', async () => {
    const { account, mails } = await startLosing('/account/email')
    const change = { email: 'Lin.Xia@example.com', currentPassword: lin.password }
    await expect(account.changeEmail(change)).rejects.toMatchObject(lost)
    const email = 'lin.xia@example.com'
    expect(await account.changeEmail(change)).toMatchObject({ user: { email }, mailed: true })
    expect((await mails())[0]).toMatchObject({ kind: 'verification', to: email })
  })

  it('of the password is found by the next try', async () => {
    const { account, auth } = await startLosing('/account/password')
    const change = { currentPassword: lin.password, password: 'battery staple 2' }
    await expect(account.changePassword(change)).rejects.toMatchObject(lost)
    expect(await account.changePassword(change)).toBe(0)
    expect(await auth.signIn({ email: lin.email, password: change.password })).toMatchObject({
      email: lin.email,
    })
  })

  it('of the password says so when neither password is the present one', async () => {
    const { account } = await startLosing('/account/password')
    const change = { currentPassword: lin.password, password: 'battery staple 2' }
    await expect(account.changePassword(change)).rejects.toMatchObject(lost)
    await expect(
      account.changePassword({ currentPassword: 'wrong horse', password: 'tractor clip 3' }),
    ).rejects.toMatchObject(failing({ code: 'invalidCredentials' }))
  })
})
