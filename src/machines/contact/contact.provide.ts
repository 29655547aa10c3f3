import { fromPromise } from 'xstate'
import type { ContactForm } from '#domain/contact.rules.ts'
import { contactMachine, type ContactInput } from '#machines/contact/contact.machine.ts'
import type { Services } from '#services/services.ts'

/** The contact form on real ports (decisions C1 and C2). */
export const provideContact = ({ contact, drafts }: Pick<Services, 'contact' | 'drafts'>) =>
  contactMachine.provide({
    actors: {
      sendMessage: fromPromise<unknown, ContactForm>(({ input, signal }) =>
        contact.send(input, signal),
      ),
    },
    actions: {
      keepDraft: (_, { form }) => {
        drafts.contact.write(form)
      },
      clearDraft: () => {
        drafts.contact.clear()
      },
    },
  })

/** The input for the machine: read when the page is opened, not when it is rendered. */
export const contactInput = ({ drafts }: Pick<Services, 'drafts'>): ContactInput => ({
  draft: drafts.contact.read(),
})
