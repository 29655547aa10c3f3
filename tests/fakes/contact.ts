import { trimContact, type ContactForm } from '#domain/contact.rules.ts'
import type { ContactPort } from '#services/contact.ts'
import type { Script } from '#tests/fakes/script.ts'

/** {@link ContactPort} in memory, with the stored messages. */
export interface FakeContact extends ContactPort {
  readonly sent: readonly ContactForm[]
}

/** Creates a {@link FakeContact} without messages. */
export const createFakeContact = (script: Script): FakeContact => {
  const sent: ContactForm[] = []
  const ids = new Set<string>()
  return {
    sent,
    send: async (id, message, signal) => {
      await script.enter('contact.send', signal)
      if (!ids.has(id)) sent.push(trimContact(message))
      ids.add(id)
    },
  }
}
