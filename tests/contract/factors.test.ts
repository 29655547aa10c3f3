import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
import { message } from '#tests/support/contact.ts'

/** The contract of {@link FactorsPort}, and of {@link AuthPort} around it (decision A8). */
describe.each(services)('FactorsPort $name', ({ start }) => {
  let harness: Harness
  const credentials = { email: lin.email, password: lin.password }
  const invalid = failing({ code: 'invalidToken' })
  const moreFactors = failing({ code: 'moreFactors' })

  beforeEach(async () => {
    harness = await start()
    await signUpAndOut(harness)
    await harness.auth.signIn(credentials)
  })
  afterEach(() => harness.stop())

  /** Turns the second factor on. */
  const enrol = async () => {
    const enrolment = await harness.factors.begin()
    const secret = enrolment?.secret ?? ''
    await harness.factors.confirm(harness.appCode(secret))
    return { secret, codes: await harness.factors.enable() }
  }
  /** Logs out and in again, up to the second factor. */
  const logIn = async () => {
    await harness.auth.signOut()
    await expect(harness.auth.signIn(credentials)).rejects.toMatchObject(moreFactors)
  }

  it('is off at first, and on after a right code, with six recovery codes', async () => {
    const none = { totp: false, email: false, recoveryCode: false }
    expect(await harness.factors.status()).toEqual({ enabled: false, offers: none })
    const enrolment = await harness.factors.begin()
    expect(enrolment).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
      uri: expect.stringMatching(/^otpauth:\/\/totp\//) as string,
    })
    await expect(harness.factors.confirm('000000')).rejects.toMatchObject(invalid)
    await harness.factors.confirm(harness.appCode(enrolment?.secret ?? ''))
    expect(await harness.factors.begin()).toBeNull()
    const codes = await harness.factors.enable()
    expect(codes).toHaveLength(6)
    expect(codes.every((code) => /^[0-9a-f]{10}$/.test(code))).toBe(true)
    expect(await harness.factors.status()).toEqual({
      enabled: true,
      offers: { totp: true, email: false, recoveryCode: true },
    })
    expect(await harness.auth.currentUser()).toMatchObject({ email: lin.email })
  })

  it('keeps recovery codes that are still good', async () => {
    await enrol()
    expect(await harness.factors.enable()).toEqual([])
  })

  it('lacks the factor after the password, until a code of the app', async () => {
    const { secret } = await enrol()
    await logIn()
    await expect(harness.auth.currentUser()).rejects.toMatchObject(moreFactors)
    await expect(harness.auth.finishSignIn()).rejects.toMatchObject(moreFactors)
    await expect(harness.factors.status()).rejects.toMatchObject(moreFactors)
    await expect(harness.factors.begin()).rejects.toMatchObject(moreFactors)
    expect(await harness.factors.offers()).toEqual({
      totp: true,
      email: false,
      recoveryCode: true,
    })
    const wrong = { method: 'totp', code: '000000' } as const
    await expect(harness.factors.answer(wrong)).rejects.toMatchObject(invalid)
    const answer = { method: 'totp', code: harness.appCode(secret) } as const
    await harness.factors.answer(answer)
    expect(await harness.auth.finishSignIn()).toEqual({
      $id: anyText,
      name: lin.name,
      email: lin.email,
      emailVerified: false,
    })
    expect(await harness.auth.currentUser()).toMatchObject({ email: lin.email })
  })

  it('takes a code of the app once, and a recovery code once', async () => {
    const { secret, codes } = await enrol()
    const [code = ''] = codes
    const totp = { method: 'totp', code: harness.appCode(secret) } as const
    const recovery = { method: 'recoveryCode', code } as const
    for (const answer of [totp, recovery]) {
      await logIn()
      await harness.factors.answer(answer)
      await logIn()
      await expect(harness.factors.answer(answer)).rejects.toMatchObject(invalid)
    }
  })

  it('takes a mailed code once the address is verified', async () => {
    const link = await newest(harness, 'verification')
    await harness.emailLink.confirm({ userId: link.userId, secret: link.secret })
    await enrol()
    await logIn()
    expect(await harness.factors.offers()).toMatchObject({ email: true })
    const mailed = await harness.factors.mailCode()
    expect(mailed).toEqual({ challengeId: anyText, expiresAt: anyNumber })
    const { to, secret: code } = await newest(harness, 'secondFactor')
    expect([to, code]).toEqual([lin.email, expect.stringMatching(/^\d{6}$/)])
    const wrong = { method: 'email', code: 'wrong', mailed } as const
    await expect(harness.factors.answer(wrong)).rejects.toMatchObject(invalid)
    await harness.factors.answer({ method: 'email', code, mailed })
    expect(await harness.auth.finishSignIn()).toMatchObject({ emailVerified: true })
  })

  it('lets another log-in begin while the factor is missing', async () => {
    await enrol()
    await logIn()
    await expect(harness.auth.signIn(credentials)).rejects.toMatchObject(moreFactors)
    await signUpAndOut(harness, { ...lin, email: 'xia@example.com' })
    const xia = await harness.auth.signIn({ ...credentials, email: 'xia@example.com' })
    expect(xia).toMatchObject({ email: 'xia@example.com' })
  })

  it('does not keep a visitor from a message or a reset mail', async () => {
    await enrol()
    await logIn()
    await harness.contact.send('message-of-half-a-session', message)
    const senders = (await harness.contacts()).map(({ firstName }) => firstName)
    expect(senders).toContain(message.firstName)
    await expect(harness.auth.signIn(credentials)).rejects.toMatchObject(moreFactors)
    await harness.recovery.request(lin.email)
  })

  it('keeps a sign-up from going on with the account, and leaves no session', async () => {
    await enrol()
    await harness.auth.signOut()
    await expect(harness.verification.start(lin)).rejects.toMatchObject(
      failing({ code: 'alreadyExists' }),
    )
    expect(await harness.auth.currentUser()).toBeNull()
  })

  it('makes new recovery codes and turns off after an answer', async () => {
    const { secret, codes } = await enrol()
    await harness.factors.answer({ method: 'totp', code: harness.appCode(secret) })
    const fresh = await harness.factors.renewRecoveryCodes()
    expect(fresh).toHaveLength(6)
    expect(fresh).not.toContain(codes[0])
    await harness.factors.disable()
    expect(await harness.factors.status()).toMatchObject({
      enabled: false,
      offers: { totp: false },
    })
    await harness.auth.signOut()
    expect(await harness.auth.signIn(credentials)).toMatchObject({ email: lin.email })
  })

  it('asks a visitor to log in', async () => {
    await harness.auth.signOut()
    const signInAgain = failing({ code: 'signInAgain' })
    await expect(harness.factors.offers()).rejects.toMatchObject(signInAgain)
    await expect(harness.factors.status()).rejects.toMatchObject(signInAgain)
    await expect(harness.auth.finishSignIn()).rejects.toMatchObject(signInAgain)
    const answer = { method: 'totp', code: '000000' } as const
    await expect(harness.factors.answer(answer)).rejects.toMatchObject(signInAgain)
  })
})
