import type { Appwrite, CallOptions } from '#services/appwrite/client.ts'
import type { ClockPort } from '#services/clock/clock.port.ts'
import type { RandomPort } from '#services/random/random.port.ts'

/** The part of a contact record that its sender decides (spec §3). */
interface RecordFields {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly phoneNumber: string
}

/** Stores contact records. */
export type StoreRecord = (
  fields: RecordFields,
  options: CallOptions & {
    /** Who may do what with the record; left out, the service gives its maker the say. */
    readonly permissions?: readonly string[]
  },
) => Promise<void>

/** `POST …/documents` with a contact record (spec §3 and §7). */
export const createRecordStore =
  (appwrite: Appwrite, clock: ClockPort, random: RandomPort): StoreRecord =>
  async (fields, { permissions, ...options }) => {
    const now = clock.now()
    const { database: databaseId, collection: collectionId } = appwrite.config
    const document = {
      databaseId,
      collectionId,
      documentId: random.id(),
      data: {
        // Time first, so that records sort by it; chance after it, so that two in one millisecond differ.
        contactId: now * 1_000 + random.below(1_000),
        ...fields,
        createdDate: new Date(now).toISOString(),
      },
      ...(permissions === undefined ? {} : { permissions: [...permissions] }),
    }
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- spec §7 names this path
    await appwrite.call(({ databases }) => databases.createDocument(document), options)
  }
