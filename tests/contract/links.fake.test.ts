import { linksContract } from '#tests/contract/links.contract.ts'
import { startFake } from '#tests/contract/fake.harness.ts'

linksContract(startFake)
