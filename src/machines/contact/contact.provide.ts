import { isSameContact, type ContactForm } from '#domain/contact.rules.ts'
import { contactMachine, type ContactInput } from '#machines/contact/contact.machine.ts'
import { fromService } from '#machines/fromService.ts'
import type { Services } from '#services/services.ts'

/** Provides the contact machine with ports (decisions C1 and C2). */
export const provideContact = ({
  contact,
  drafts,
  random,
  reporter,
}: Pick<Services, 'contact' | 'drafts' | 'random' | 'reporter'>) => {
  /** A retry of the same message has the same id, also after a reload (decision C2). */
  const idOf = (message: ContactForm): string => {
    const attempt = drafts.attempt.read()
    if (attempt !== null && isSameContact(attempt.message, message)) return attempt.id
    const id = random.id()
    drafts.attempt.write({ id, message })
    return id
  }
  return contactMachine.provide({
    actors: {
      sendMessage: fromService(reporter, ({ input, signal }) =>
        contact.send(idOf(input), input, signal),
      ),
    },
    actions: {
      writeDraft: (_, { form }) => drafts.contact.write(form),
      clearDraft: () => {
        drafts.contact.clear()
        drafts.attempt.clear()
      },
    },
  })
}

/** The input of the machine. Reads storage: call it when the page opens, not during render. */
export const contactInput = ({ drafts }: Pick<Services, 'drafts'>): ContactInput => ({
  draft: drafts.contact.read(),
})
