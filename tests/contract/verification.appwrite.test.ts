import { describe, expect, it } from 'vitest'
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

  it('is not written where the service checks the code', async () => {
    const harness = await startAppwrite({ signupCode: 'emailed' })
    await harness.verification.start(lin)
    const records = await harness.contacts()
    await harness.stop()
    expect(records).toEqual([])
  })
})
