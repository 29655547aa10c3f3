import { linksContract } from '#tests/contract/links.contract.ts'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'

linksContract(startAppwrite)
