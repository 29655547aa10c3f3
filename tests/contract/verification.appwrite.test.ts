import { describe, expect, it, vi } from 'vitest'
import { lin } from '#tests/contract/harness.ts'
import { verificationContract } from '#tests/contract/verification.contract.ts'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'

verificationContract(startAppwrite)

describe('the code record of the default flow', () => {
  it('holds the shown code and gives nobody any say, not even its maker', async () => {
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
        permissions: [],
        isNumbered: true,
        isDated: true,
      },
    ])
  })

  it('comes between session and mail: the calls are the decided ones, in their order', async () => {
    const harness = await startAppwrite()
    const inner = globalThis.fetch
    const calls: string[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      calls.push(`${String(init.method)} ${new URL(url).pathname}`)
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
  })

  it('is not written where the service checks the code', async () => {
    const harness = await startAppwrite({ signupCode: 'emailed' })
    await harness.verification.start(lin)
    const records = await harness.contacts()
    await harness.stop()
    expect(records).toEqual([])
  })
})
