import { contactContract } from '#tests/contract/contact.contract.ts'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'

contactContract(startAppwrite)
