import { factorsContract } from '#tests/contract/factors.contract.ts'
import { startAppwrite } from '#tests/contract/appwrite.harness.ts'

factorsContract(startAppwrite)
