import { createFakeDrafts } from '#services/fakes/browser.fake.ts'
import { draftsContract } from '#tests/contract/drafts.contract.ts'

draftsContract(() => createFakeDrafts())
