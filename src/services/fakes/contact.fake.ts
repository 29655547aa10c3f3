import { trimContact, type ContactForm } from '#domain/contact.rules.ts'
import type { ContactPort } from '#services/contact/contact.port.ts'
import type { Script } from '#services/fakes/script.ts'

/** {@link ContactPort} in memory, with what has been sent. */
export interface FakeContact extends ContactPort {
  readonly sent: readonly ContactForm[]
}

/** A {@link FakeContact} with nothing sent yet. */
export const createFakeContact = (script: Script): FakeContact => {
  const sent: ContactForm[] = []
  return {
    sent,
    send: async (message, signal) => {
      await script.enter('contact.send', signal)
      sent.push(trimContact(message))
    },
  }
}
