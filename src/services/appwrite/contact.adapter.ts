import { trimContact } from '#domain/contact.rules.ts'
import { ignoreRefusal } from '#services/appwrite/client.ts'
import type { StoreRecord } from '#services/appwrite/records.ts'
import type { ContactPort } from '#services/contact.ts'
import type { SessionHintPort } from '#services/sessionHint.ts'

/** {@link ContactPort} on Appwrite (decisions C1 and C2). */
export const createContactAdapter = (
  storeRecord: StoreRecord,
  sessionHint: Pick<SessionHintPort, 'mayHaveSession'>,
): ContactPort => ({
  send: async (id, message, signal) => {
    const { firstName, lastName, email, phone } = trimContact(message)
    await storeRecord(
      id,
      { firstName, lastName, emailAddress: email, phoneNumber: phone },
      { mayHaveSession: sessionHint.mayHaveSession(), signal },
      // An earlier try may have stored the message, and its response was lost.
    ).catch(ignoreRefusal('document_already_exists'))
  },
})
