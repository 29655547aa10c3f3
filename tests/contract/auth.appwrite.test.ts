import { authContract } from '#tests/contract/auth.contract.ts'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'

authContract(startAppwrite)
