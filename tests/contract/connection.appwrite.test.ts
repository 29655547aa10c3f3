import { connectionContract } from '#tests/contract/connection.contract.ts'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'

connectionContract(startAppwrite)
