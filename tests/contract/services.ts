import { startAppwrite } from '#tests/contract/appwrite.harness.ts'
import { startFake } from '#tests/contract/fake.harness.ts'

/** Both implementations of the account ports: every contract runs against each. */
export const services = [
  { name: 'in memory', start: startFake },
  { name: 'on Appwrite', start: startAppwrite },
]
