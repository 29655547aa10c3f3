import { connectionContract } from '#tests/contract/connection.contract.ts'
import { startFake } from '#tests/contract/fake.harness.ts'

connectionContract(startFake)
