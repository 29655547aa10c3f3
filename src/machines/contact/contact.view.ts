import type { SnapshotFrom } from 'xstate'
import type { ContactForm, ContactSubmission } from '#domain/contact.rules.ts'
import type {
  ContactEvent,
  ContactFailure,
  contactMachine,
} from '#machines/contact/contact.machine.ts'

export type { ContactFailure } from '#machines/contact/contact.machine.ts'

/** The contact form (spec §4): idle, sending, success or error. */
export interface ContactView {
  readonly status: 'idle' | 'sending' | 'success' | 'error'
  /** Set in `error`. Everything typed stays in the form (decision C2). */
  readonly problem: ContactFailure | null
  /** What the form starts with: the draft that a reload left, or empty fields. */
  readonly initial: ContactForm
}

/** What the contact form may do. */
export interface ContactCommands {
  /** Sends a form that passed `validateContact`; ignored while one is under way (decision C2). */
  submit(submission: ContactSubmission): void
  /** Stores what is typed so far, so that a reload does not lose it. */
  saveDraft(form: ContactForm): void
  /** Offers an empty form again after success. */
  writeAnother(): void
}

/** Reads the view from the machine's snapshot. */
export const selectContactView = (snapshot: SnapshotFrom<typeof contactMachine>): ContactView => ({
  status: snapshot.value,
  problem: snapshot.context.problem,
  initial: snapshot.context.initial,
})

/** Turns the machine's events into commands. */
export const contactCommands = (send: (event: ContactEvent) => void): ContactCommands => ({
  submit: (submission) => send({ type: 'form.submitted', submission }),
  saveDraft: (form) => send({ type: 'form.changed', form }),
  writeAnother: () => send({ type: 'form.reset' }),
})
