import { contactContract } from '#tests/contract/contact.contract.ts'
import { startFake } from '#tests/contract/fake.harness.ts'

contactContract(startFake)
