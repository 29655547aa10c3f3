import { verificationContract } from '#tests/contract/verification.contract.ts'
import { startFake } from '#tests/contract/fake.harness.ts'

verificationContract(startFake)
