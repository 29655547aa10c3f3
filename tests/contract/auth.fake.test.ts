import { authContract } from '#tests/contract/auth.contract.ts'
import { startFake } from '#tests/contract/fake.harness.ts'

authContract(startFake)
