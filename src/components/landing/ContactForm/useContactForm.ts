import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import {
  emptyContactForm,
  validateContact,
  type ContactForm,
  type ContactProblem,
} from '#domain/contact.rules.ts'
import { hasProblems, type FieldProblems } from '#domain/fields.ts'
import type { ContactCommands, ContactView } from '#machines/contact/contact.view.ts'
import type { ContactField } from './fields.ts'
import { trapName } from './Trap.tsx'

/** Keystrokes of the contact form; the journey of a message belongs to the machine. */
export interface ContactFormState {
  /** What is typed. */
  readonly form: ContactForm
  /** What the last attempt found, by field. */
  readonly problems: FieldProblems<ContactField, ContactProblem>
  /** Attempts so far, so that the summary takes the focus each time. */
  readonly attempt: number
  /** Takes the text of a field. */
  readonly change: (field: ContactField, value: string) => void
  /** Checks the form and hands it on, once. */
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Holds what is typed, checks it on submit, and clears it once it has been sent.
 *
 * @param contact the view and the verbs of the machine
 * @param onInvalidChange told whether the last attempt was refused, for the title of the page
 */
export const useContactForm = (
  contact: ContactView & ContactCommands,
  onInvalidChange: ((invalid: boolean) => void) | undefined,
): ContactFormState => {
  const { status } = contact
  const [form, setForm] = useState(contact.initial)
  const [problems, setProblems] = useState<ContactFormState['problems']>({})
  const [attempt, setAttempt] = useState(0)

  const [seen, setSeen] = useState(status)
  if (seen !== status) {
    setSeen(status)
    if (status === 'success') setForm(emptyContactForm)
  }

  // One message for a double click or Enter held down, also before the parent answers (decision C2).
  const handedOn = useRef(false)
  useEffect(() => {
    handedOn.current = false
  }, [status])

  const change = (field: ContactField, value: string) => {
    // Whoever types after a success writes another message.
    if (status === 'success') contact.writeAnother()
    const next = { ...form, [field]: value }
    setForm(next)
    contact.keep(next)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (handedOn.current || status === 'sending') return
    const found = validateContact(form)
    const invalid = hasProblems(found)
    setProblems(found)
    setAttempt(attempt + 1)
    onInvalidChange?.(invalid)
    if (invalid) return
    handedOn.current = true
    const trap = new FormData(event.currentTarget).get(trapName)
    contact.submit({ ...form, trap: typeof trap === 'string' ? trap : '' })
  }

  return { form, problems, attempt, change, submit }
}
