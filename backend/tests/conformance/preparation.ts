import type { People } from '#backend/tests/conformance/people.ts'
import type { ReplayBackend } from '#backend/tests/conformance/backend.ts'

/** What has to be so before a recorded call, where the call that made it so was not recorded. */
export type Preparation = (backend: ReplayBackend, people: People) => Promise<unknown>
