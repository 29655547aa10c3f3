import { trimContact } from '#domain/contact.rules.ts'
import { refusedAs } from '#services/appwrite/client.ts'
import type { StoreRecord } from '#services/appwrite/records.ts'
import type { ContactPort } from '#services/contact/contact.port.ts'
import type { SessionHintPort } from '#services/session-hint/sessionHint.port.ts'

/** {@link ContactPort} on Appwrite (decisions C1 and C2). */
export const createContactAdapter = (
  storeRecord: StoreRecord,
  sessionHint: Pick<SessionHintPort, 'mayHaveSession'>,
): ContactPort => ({
  send: async (id, message, signal) => {
    const { firstName, lastName, email, phone } = trimContact(message)
    try {
      await storeRecord(
        id,
        { firstName, lastName, emailAddress: email, phoneNumber: phone },
        { mayHaveSession: sessionHint.mayHaveSession(), signal },
      )
    } catch (thrown) {
      // An earlier try has stored the message, and its answer was lost.
      if (!refusedAs(thrown, 'document_already_exists')) throw thrown
    }
  },
})
