import { accountContract } from '#tests/contract/account.contract.ts'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'

accountContract(startAppwrite)
