import { useState } from 'react'
import { useLateForm } from '#app/flows/useLateForm.ts'
import { emptyContactForm } from '#domain/contact.rules.ts'
import type { ContactEvent } from '#machines/contact/contact.machine.ts'
import {
  contactCommands,
  type ContactCommands,
  type ContactView,
} from '#machines/contact/contact.view.ts'
import type { Services } from '#services/services.ts'

/** The contact form on real ports; its machine comes when it is used. */
export const useContact = (
  services: Pick<Services, 'contact' | 'drafts' | 'random' | 'reporter'>,
): ContactView & ContactCommands => {
  const [draft] = useState(() => services.drafts.contact.read() ?? emptyContactForm)
  const { view, send } = useLateForm<ContactView, ContactEvent>(
    async () => {
      const { startContact } = await import('#app/flows/contact.flow.ts')
      return startContact(services, { draft })
    },
    {
      first: { status: 'idle', problem: null, initial: draft },
      after: (before, { type }) =>
        type === 'form.submitted' ? { ...before, status: 'sending' } : before,
      failed: (before) =>
        before.status === 'sending'
          ? { ...before, status: 'error', problem: { code: 'network' } }
          : before,
    },
  )
  return { ...view, ...contactCommands(send) }
}
