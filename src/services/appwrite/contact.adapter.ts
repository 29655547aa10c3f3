import type { AppwriteException } from 'appwrite'
import { ServiceError } from '#domain/failure.ts'
import { resourceResponse } from '#services/appwrite/responses.ts'
import { type Appwrite, failedWith, ignoreRefusal, refusedAs } from '#services/appwrite/client.ts'
import { asVisitor } from '#services/appwrite/sessions.ts'
import type { ClockPort, RandomPort, ReporterPort } from '#services/browser.ts'
import { contactRecordOf, withoutAdded, type ContactRecordFields } from '#domain/contact.rules.ts'
import type { ContactPort } from '#services/contact.ts'
import type { SessionHintPort } from '#services/session.ts'

/** Who stores a record. */
interface RecordOptions {
  /** A session may be open. The record then carries an empty list of permissions (decision C1). */
  readonly mayHaveSession: boolean
  readonly signal?: AbortSignal | undefined
}

/** Stores a contact record under a new document id. */
export type StoreRecord = (
  documentId: string,
  fields: Partial<ContactRecordFields>,
  options: RecordOptions,
) => Promise<void>

/** Refusals because of how the service is set up. */
const misfits = [
  'database_not_found',
  'collection_not_found',
  'project_not_found',
  'user_unauthorized',
  'document_invalid_structure',
]

const isMisfit = (thrown: unknown): thrown is ServiceError & { cause: AppwriteException } =>
  !failedWith(thrown, 'refused') && misfits.some((type) => refusedAs(thrown, type))

/**
 * `POST …/documents` with a contact record (spec §3 and §7) that only the server key may read. A collection of an
 * earlier version gets the record without the attributes that it lacks; `npm run contacts` and `npm run appwrite:check`
 * tell its owner. Visitors can do nothing about one that does not fit at all: they get `unavailable`, and the reporter
 * what the service says.
 */
export const createRecordStore =
  (appwrite: Appwrite, clock: ClockPort, random: RandomPort, reporter: ReporterPort): StoreRecord =>
  async (documentId, fields, { mayHaveSession, signal }) => {
    const now = clock.now()
    const { database: databaseId, collection: collectionId } = appwrite.config
    // The time first, so that records sort by it; then a random part, for two in one millisecond.
    const contactId = now * 1_000 + random.below(1_000)
    const createdDate = new Date(now).toISOString()
    // Without a list the service would let a logged-in sender read, change and delete the record.
    const permissions = mayHaveSession ? { permissions: [] } : {}
    const store = (sent: Partial<ContactRecordFields>) => {
      const data = { contactId, ...sent, createdDate }
      const request = { databaseId, collectionId, documentId, data, ...permissions }
      const create = (access: Appwrite) =>
        access.call(
          // oxlint-disable-next-line typescript/no-deprecated -- spec §7 names the documents' own paths
          ({ databases }) => databases.createDocument(request),
          resourceResponse,
          signal,
        )
      return asVisitor(appwrite, create, signal)
    }
    const older = withoutAdded(fields)
    const storeOlder = (thrown: unknown) => {
      const isLess = Object.keys(older).length < Object.keys(fields).length
      if (!isLess || !isMisfit(thrown)) throw thrown
      return store(older)
    }
    const storing = store(fields).catch(storeOlder)
    await storing.catch((thrown: unknown) => {
      if (!isMisfit(thrown)) throw thrown
      const { cause } = thrown
      const sentence = `Appwrite stores no contact record: ${cause.message}. \`npm run appwrite:check\` says what to do.`
      reporter.report(new Error(sentence, { cause }))
      throw new ServiceError({ code: 'unavailable' }, { cause })
    })
  }

/** {@link ContactPort} on Appwrite (decisions C1 and C2). */
export const createContactAdapter = (
  storeRecord: StoreRecord,
  sessionHint: Pick<SessionHintPort, 'mayHaveSession'>,
): ContactPort => ({
  send: async (id, message, signal) => {
    const mayHaveSession = sessionHint.mayHaveSession()
    await storeRecord(id, contactRecordOf(message), { mayHaveSession, signal })
      // An earlier try may have stored the message, and its response was lost.
      .catch(ignoreRefusal('document_already_exists'))
  },
})
