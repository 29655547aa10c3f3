import { resourceAnswer } from '#services/appwrite/answers.ts'
import type { Appwrite, CallOptions } from '#services/appwrite/client.ts'
import type { ClockPort } from '#services/clock/clock.port.ts'
import type { RandomPort } from '#services/random/random.port.ts'

/** The fields of a contact record that its sender decides (spec §3). */
interface RecordFields {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly phoneNumber: string
}

/** Stores a contact record under a new document id. */
export type StoreRecord = (
  documentId: string,
  fields: RecordFields,
  options: CallOptions & {
    /** Permissions on the record; without them the service gives its creator all. */
    readonly permissions?: readonly string[]
  },
) => Promise<void>

/** `POST …/documents` with a contact record (spec §3 and §7). */
export const createRecordStore =
  (appwrite: Appwrite, clock: ClockPort, random: RandomPort): StoreRecord =>
  async (documentId, fields, { permissions, ...options }) => {
    const now = clock.now()
    const { database, collection } = appwrite.config
    const data = {
      // The time first, so that records sort by it; then a random part, for two in one millisecond.
      contactId: now * 1_000 + random.below(1_000),
      ...fields,
      createdDate: new Date(now).toISOString(),
    }
    const path = `/databases/${database}/collections/${collection}/documents`
    const params = { documentId, data, ...(permissions === undefined ? {} : { permissions }) }
    await appwrite.call({ method: 'post', path, params }, resourceAnswer, options)
  }
