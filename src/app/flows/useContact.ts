import { useState } from 'react'
import { useLateFlow } from '#app/flows/useLateFlow.ts'
import { emptyContactForm } from '#domain/contact.rules.ts'
import type { ContactEvent } from '#machines/contact/contact.machine.ts'
import {
  contactCommands,
  type ContactCommands,
  type ContactView,
} from '#machines/contact/contact.view.ts'
import type { Services } from '#services/services.ts'

/**
 * The contact form's machine, which comes with the first key in the form: until then the form is
 * idle. A message that is sent while it is on its way waits for it.
 */
export const useContact = (
  services: Pick<Services, 'contact' | 'drafts'>,
): ContactView & ContactCommands => {
  const [initial] = useState(() => services.drafts.contact.read() ?? emptyContactForm)
  const [submitted, setSubmitted] = useState(false)
  const { view, status, send } = useLateFlow<ContactView, ContactEvent>(async () => {
    const { startContact } = await import('#app/flows/contact.flow.ts')
    return startContact(services, { draft: initial })
  })
  const commands = contactCommands(send)
  const before: ContactView = !submitted
    ? { status: 'idle', problem: null, initial }
    : status === 'failed'
      ? { status: 'error', problem: { code: 'network' }, initial }
      : { status: 'sending', problem: null, initial }
  return {
    ...(view ?? before),
    ...commands,
    submit: (submission) => {
      setSubmitted(true)
      commands.submit(submission)
    },
  }
}
