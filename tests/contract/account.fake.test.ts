import { accountContract } from '#tests/contract/account.contract.ts'
import { startFake } from '#tests/contract/fake.harness.ts'

accountContract(startFake)
