import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'
import { failing, lin, newest, signUpAndOut, type Harness } from '#tests/contract/harness.ts'
import { services } from '#tests/contract/services.ts'

const invalidToken = failing({ code: 'invalidToken' })

/** What every {@link RecoveryPort} and {@link EmailLinkPort} keeps to (decisions A3 and S5). */
describe.each(services)('$name', ({ start }) => {
  let harness: Harness
  beforeEach(async () => {
    harness = await start()
    await signUpAndOut(harness)
  })
  afterEach(() => harness.stop())

  describe('RecoveryPort', () => {
    it('mails a link that sets a new password, once (spec §7.7)', async () => {
      const { recovery, auth } = harness
      await recovery.request(' LIN@example.com ')
      const { to, userId, secret } = await newest(harness, 'recovery')
      expect(to).toBe(lin.email)
      await recovery.reset({ userId, secret }, 'battery staple 2')
      await expect(recovery.reset({ userId, secret }, 'third time 3')).rejects.toMatchObject(
        invalidToken,
      )
      expect(await auth.signIn({ email: lin.email, password: 'battery staple 2' })).toMatchObject({
        email: lin.email,
      })
    })

    it('answers an address that nobody has like any other, without a mail', async () => {
      const before = await harness.mails()
      await harness.recovery.request('nobody@example.com')
      expect(await harness.mails()).toEqual(before)
    })

    it('refuses a wrong secret and an unknown user alike', async () => {
      await harness.recovery.request(lin.email)
      const { userId, secret } = await newest(harness, 'recovery')
      const { recovery } = harness
      const wrong = { userId, secret: 'f'.repeat(secret.length) }
      await expect(recovery.reset(wrong, 'battery staple 2')).rejects.toMatchObject(invalidToken)
      const unknown = { userId: 'nobody', secret }
      await expect(recovery.reset(unknown, 'battery staple 2')).rejects.toMatchObject(invalidToken)
    })
  })

  describe('EmailLinkPort', () => {
    it('verifies the address without a session', async () => {
      const { emailLink, auth } = harness
      const { userId, secret } = await newest(harness, 'verification')
      await emailLink.confirm({ userId, secret })
      const user = await auth.signIn({ email: lin.email, password: lin.password })
      expect(user.emailVerified).toBe(true)
    })

    it('ends the sessions in other browsers where this one has a session of the account', async () => {
      const { emailLink, auth, account, logInElsewhere } = harness
      await auth.signIn(lin)
      await logInElsewhere(lin)
      const { userId, secret } = await newest(harness, 'verification')
      await emailLink.confirm({ userId, secret })
      expect(await account.sessions()).toMatchObject([{ current: true }])
    })

    it('refuses a wrong secret and an unknown user alike', async () => {
      const { userId, secret } = await newest(harness, 'verification')
      const { emailLink } = harness
      const wrong = { userId, secret: 'f'.repeat(secret.length) }
      await expect(emailLink.confirm(wrong)).rejects.toMatchObject(invalidToken)
      await expect(emailLink.confirm({ userId: 'nobody', secret })).rejects.toMatchObject(
        invalidToken,
      )
    })
  })
})

it('a link that is opened in a browser that did not sign up gives the way to a new password', async () => {
  const harness = await startAppwrite()
  onTestFinished(() => harness.stop())
  await signUpAndOut(harness)
  const { emailLink, recovery, auth } = harness
  const { userId, secret } = await newest(harness, 'verification')
  const inner = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    inner(url, { ...init, credentials: 'omit' }),
  )
  const next = await emailLink.confirm({ userId, secret })
  vi.stubGlobal('fetch', inner)
  await expect(auth.signIn(lin)).rejects.toMatchObject(failing({ code: 'invalidCredentials' }))
  await recovery.reset(next ?? { userId, secret }, 'battery staple 2')
  expect(await auth.signIn({ email: lin.email, password: 'battery staple 2' })).toMatchObject({
    emailVerified: true,
  })
})

it('a link confirms in a browser whose session lacks its second factor', async () => {
  const harness = await startAppwrite()
  onTestFinished(() => harness.stop())
  await signUpAndOut(harness)
  const { userId, secret } = await newest(harness, 'verification')
  const inner = globalThis.fetch
  // As Appwrite answers it.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    init.method === 'PUT' && init.credentials !== 'omit'
      ? Promise.resolve(
          Response.json({ message: '', type: 'user_more_factors_required' }, { status: 401 }),
        )
      : inner(url, init),
  )
  await expect(harness.emailLink.confirm({ userId, secret })).resolves.toMatchObject({ userId })
  vi.stubGlobal('fetch', inner)
})
