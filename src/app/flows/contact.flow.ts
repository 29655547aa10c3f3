import { startFlow } from '#app/flows/flow.ts'
import type { ContactInput } from '#machines/contact/contact.machine.ts'
import { provideContact } from '#machines/contact/contact.provide.ts'
import { selectContactView } from '#machines/contact/contact.view.ts'
import type { Services } from '#services/services.ts'

/** The contact form's machine, running; fetched with the first key in the form. */
export const startContact = (
  services: Pick<Services, 'contact' | 'drafts' | 'random' | 'reporter'>,
  input: ContactInput,
) => startFlow(provideContact(services), selectContactView, input)
