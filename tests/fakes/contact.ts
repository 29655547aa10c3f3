import { contactFields, type ContactEntries } from '#domain/contact.rules.ts'
import { tidied } from '#domain/form.ts'
import type { ContactPort } from '#services/contact.ts'
import type { Script } from '#tests/fakes/script.ts'

/** {@link ContactPort} in memory, with the stored messages. */
export interface FakeContact extends ContactPort {
  readonly sent: readonly ContactEntries[]
}

/** Creates a {@link FakeContact} without messages. */
export const createFakeContact = (script: Script): FakeContact => {
  const sent: ContactEntries[] = []
  const ids = new Set<string>()
  return {
    sent,
    send: async (id, message, signal) => {
      await script.enter('contact.send', signal)
      if (!ids.has(id)) sent.push(tidied(contactFields, message))
      ids.add(id)
    },
  }
}
