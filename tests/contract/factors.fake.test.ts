import { factorsContract } from '#tests/contract/factors.contract.ts'
import { startFake } from '#tests/contract/fake.harness.ts'

factorsContract(startFake)
