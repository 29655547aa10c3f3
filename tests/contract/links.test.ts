import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
