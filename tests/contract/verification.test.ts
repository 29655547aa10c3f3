import { afterEach, describe, expect, it, vi } from 'vitest'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'
import {
  anyCode,
  anyText,
  failing,
  lin,
  newest,
  type Harness,
  type HarnessOptions,
} from '#tests/contract/harness.ts'
import { services } from '#tests/contract/services.ts'

const user = { $id: anyText, name: '林夏', email: lin.email, emailVerified: false }
const account = { userId: anyText, name: '林夏', email: lin.email }
const mailed = { kind: 'mailed' }
const linked = { kind: 'linked' }
const shown = { kind: 'shown', code: anyCode }
const alreadyExists = failing({ code: 'alreadyExists' })

/** The contract of {@link VerificationPort} (decisions S1, S2 and S3). */
describe.each(services)('$name', ({ start: startHarness }) => {
  let harness: Harness
  const start = async (options: HarnessOptions) => {
    harness = await startHarness(options)
    return harness
  }
  const verifyByLink = async () => {
    const { userId, secret } = await newest(harness, 'verification')
    await harness.emailLink.confirm({ userId, secret })
  }

  afterEach(() => harness.stop())

  describe.each(['default', 'emailed'] as const)('VerificationPort, %s', (signupCode) => {
    it('makes the account and mails', async () => {
      const { verification, mails } = await start({ signupCode })
      const spaced = { ...lin, name: ' 林夏 ', email: ' Lin@Example.com ' }
      expect(await verification.start(spaced)).toEqual({
        account,
        delivery: signupCode === 'default' ? linked : mailed,
      })
      const kind = signupCode === 'default' ? 'verification' : 'code'
      expect(await mails()).toMatchObject([{ kind, to: lin.email }])
    })

    it('continues with the account just made when the same form comes again', async () => {
      const { verification } = await start({ signupCode })
      const first = await verification.start(lin)
      const second = await verification.start(lin)
      expect(second.account).toEqual(first.account)
    })

    it('refuses an address with another password', async () => {
      const { verification } = await start({ signupCode })
      await verification.start(lin)
      const other = { ...lin, password: 'battery staple' }
      await expect(verification.start(other)).rejects.toMatchObject(alreadyExists)
    })

    it('mails again', async () => {
      const { verification, mails } = await start({ signupCode })
      const started = await verification.start(lin)
      expect(await verification.resend(started.account)).toEqual(
        signupCode === 'default' ? linked : mailed,
      )
      expect(await mails()).toHaveLength(2)
    })

    it('rejects with the reason of an aborted call', async () => {
      const { verification } = await start({ signupCode })
      const reason = new Error('left the page')
      const aborted = AbortSignal.abort(reason)
      await expect(verification.start(lin, aborted)).rejects.toBe(reason)
    })
  })

  describe('VerificationPort, default', () => {
    it('takes any six digits and answers the user with a session (spec §5.12, §7.12)', async () => {
      const { verification, auth } = await start({})
      const started = await verification.start(lin)
      const confirmed = await verification.confirm(started.account, '123456')
      expect(confirmed).toEqual(user)
      expect(await auth.currentUser()).toEqual(confirmed)
    })

    it('finds the address that the mailed link confirmed (decision S7)', async () => {
      const { verification } = await start({})
      const { account: made } = await verification.start(lin)
      expect(await verification.findConfirmed(made)).toBeNull()
      await verifyByLink()
      expect(await verification.findConfirmed(made)).toEqual({ ...user, emailVerified: true })
    })

    it('leaves no session where only verified addresses may log in (decisions A1 and S7)', async () => {
      const { verification, auth, emailLink } = await start({ requireVerifiedEmail: true })
      const signInAgain = failing({ code: 'signInAgain' })
      const { account: made } = await verification.start(lin)
      expect(await auth.currentUser()).toBeNull()
      await expect(verification.confirm(made, '123456')).rejects.toMatchObject(signInAgain)
      await expect(verification.resend(made)).rejects.toMatchObject(signInAgain)
      const again = await verification.start(lin)
      const { userId, secret } = await newest(harness, 'verification')
      await emailLink.confirm({ userId, secret })
      await expect(verification.findConfirmed(again.account)).rejects.toMatchObject(signInAgain)
      expect(await auth.currentUser()).toBeNull()
      expect(await verification.findConfirmed(again.account)).toBeNull()
    })

    it('shows the code when the mail fails, at first and again', async () => {
      const { verification, mails } = await start({ mailFails: true })
      const started = await verification.start(lin)
      expect(started).toEqual({ account, delivery: shown })
      expect(await verification.resend(started.account)).toEqual(shown)
      expect(await mails()).toEqual([])
    })

    it('asks to log in when the session is gone or of another user', async () => {
      const { verification, auth } = await start({})
      const { account: made } = await verification.start(lin)
      await auth.signOut()
      const signInAgain = failing({ code: 'signInAgain' })
      await expect(verification.resend(made)).rejects.toMatchObject(signInAgain)
      await expect(verification.confirm(made, '123456')).rejects.toMatchObject(signInAgain)
      await verification.start({ ...lin, email: 'xia@example.com' })
      await expect(verification.confirm(made, '123456')).rejects.toMatchObject(signInAgain)
    })

    it('refuses an address that is verified, and leaves no session', async () => {
      const { verification, auth } = await start({})
      await verification.start(lin)
      await verifyByLink()
      await auth.signOut()
      await expect(verification.start(lin)).rejects.toMatchObject(alreadyExists)
    })
  })

  describe('VerificationPort, emailed', () => {
    const emailed = { signupCode: 'emailed' } as const

    it('takes the mailed code alone, verifies the address and opens a session', async () => {
      const { verification, auth } = await start(emailed)
      const { account: made } = await verification.start(lin)
      expect(await auth.currentUser()).toBeNull()
      const { secret } = await newest(harness, 'code')
      const wrong = secret === '123456' ? '654321' : '123456'
      const invalid = failing({ code: 'invalidToken' })
      await expect(verification.confirm(made, wrong)).rejects.toMatchObject(invalid)
      const confirmed = await verification.confirm(made, secret)
      expect(confirmed).toEqual({ ...user, emailVerified: true })
      expect(await auth.currentUser()).toEqual(confirmed)
      await auth.signOut()
      await expect(verification.confirm(made, secret)).rejects.toMatchObject(invalid)
    })

    it('ends the sessions that others opened before', async () => {
      const { verification, account: own, logInElsewhere } = await start(emailed)
      const { account: made } = await verification.start(lin)
      await logInElsewhere(lin)
      await verification.confirm(made, (await newest(harness, 'code')).secret)
      expect(await own.sessions()).toMatchObject([{ current: true }])
    })

    it('takes the newest code only', async () => {
      const { verification } = await start(emailed)
      const { account: made } = await verification.start(lin)
      const older = await newest(harness, 'code')
      await verification.resend(made)
      const newer = await newest(harness, 'code')
      if (older.secret !== newer.secret)
        await expect(verification.confirm(made, older.secret)).rejects.toMatchObject(
          failing({ code: 'invalidToken' }),
        )
      expect(await verification.confirm(made, newer.secret)).toMatchObject({ emailVerified: true })
    })

    it('replaces a session that another user left open', async () => {
      const { verification, auth } = await start(emailed)
      const xia = await verification.start({ ...lin, email: 'xia@example.com' })
      await verification.confirm(xia.account, (await newest(harness, 'code')).secret)
      const { account: made } = await verification.start(lin)
      const { secret } = await newest(harness, 'code')
      expect(await verification.confirm(made, secret)).toEqual({ ...user, emailVerified: true })
      expect(await auth.currentUser()).toMatchObject({ email: lin.email })
    })

    it('refuses an address that is verified', async () => {
      const { verification, auth } = await start(emailed)
      const { account: made } = await verification.start(lin)
      await verification.confirm(made, (await newest(harness, 'code')).secret)
      await auth.signOut()
      await expect(verification.start(lin)).rejects.toMatchObject(alreadyExists)
      expect(await auth.currentUser()).toBeNull()
    })
  })
})

describe('the code record of the default flow', () => {
  it('holds the shown code and gives nobody a permission, not even the new user (spec §3.6, §7.3)', async () => {
    const harness = await startAppwrite({ mailFails: true })
    const { delivery } = await harness.verification.start(lin)
    const records = await harness.contacts()
    await harness.stop()
    expect(records).toEqual([
      {
        firstName: 'Verification',
        lastName: 'Code',
        emailAddress: lin.email,
        phoneNumber: delivery.kind === 'shown' ? delivery.code : 'not shown',
        product: '',
        permissions: [],
        isNumbered: true,
        isDated: true,
      },
    ])
  })

  it('comes between session and mail: the calls are the decided ones, in their order (spec §7.2, §7.4)', async () => {
    const harness = await startAppwrite()
    const inner = globalThis.fetch
    const calls: string[] = []
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      calls.push(`${String(init.method)} ${new URL(url).pathname}`)
      bodies.push(typeof init.body === 'string' ? JSON.parse(init.body) : null)
      return inner(url, init)
    })
    await harness.verification.start(lin)
    await harness.stop()
    expect(calls).toEqual([
      'POST /v1/account',
      'POST /v1/account/sessions/email',
      'POST /v1/databases/website/collections/contacts/documents',
      'POST /v1/account/verifications/email',
    ])
    expect(bodies[0]).toEqual({ ...lin, userId: expect.stringMatching(/^\w{20}$/u) as string })
  })

  it('is not written where the service checks the code', async () => {
    const harness = await startAppwrite({ signupCode: 'emailed' })
    await harness.verification.start(lin)
    const records = await harness.contacts()
    await harness.stop()
    expect(records).toEqual([])
  })
})

describe('a browser that stores no cookies', () => {
  const cookiesBlocked = failing({ code: 'cookiesBlocked' })
  const startWithoutCookies = async (signupCode: 'default' | 'emailed') => {
    const harness = await startAppwrite({ signupCode })
    // Node's own fetch keeps none.
    vi.unstubAllGlobals()
    return harness
  }

  it('is told so at sign-up, not that the mail failed', async () => {
    const harness = await startWithoutCookies('default')
    await expect(harness.verification.start(lin)).rejects.toMatchObject(cookiesBlocked)
    await harness.stop()
  })

  it('is told so after the code, not to log in', async () => {
    const harness = await startWithoutCookies('emailed')
    const { account: made } = await harness.verification.start(lin)
    const { secret } = await newest(harness, 'code')
    await expect(harness.verification.confirm(made, secret)).rejects.toMatchObject(cookiesBlocked)
    await harness.stop()
  })
})
