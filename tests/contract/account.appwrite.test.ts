import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { accountContract } from '#tests/contract/account.contract.ts'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'
import { failing, lin } from '#tests/contract/harness.ts'

accountContract(startAppwrite)

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
