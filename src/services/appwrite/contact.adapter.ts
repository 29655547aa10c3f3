import { trimContact } from '#domain/contact.rules.ts'
import type { StoreRecord } from '#services/appwrite/records.ts'
import type { ContactPort } from '#services/contact/contact.port.ts'

/**
 * {@link ContactPort} on Appwrite (decision C1). Always sent as a guest: the service would give a
 * signed-in sender rights to the record, and nobody is to have any.
 */
export const createContactAdapter = (storeRecord: StoreRecord): ContactPort => ({
  send: async (message, signal) => {
    const { firstName, lastName, email, phone } = trimContact(message)
    await storeRecord(
      { firstName, lastName, emailAddress: email, phoneNumber: phone },
      { signal, asGuest: true },
    )
  },
})
