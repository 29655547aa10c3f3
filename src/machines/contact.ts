import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate'
import {
  contactEntriesOf,
  contactFields,
  emptyContact,
  isFromRobot,
  isSameContact,
  type ContactEntries,
  type ContactSubmission,
} from '#domain/contact.rules.ts'
import { fromService, problemFrom, type ScreenFailure } from '#machines/fromService.ts'
import type { ContactAttempt } from '#services/drafts.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** Why the message was not sent: `Failed to submit contact form. Please try again.` (spec §8) */
export type ContactFailure = ScreenFailure

/** The contact form (spec §4). */
export interface ContactFlow {
  readonly status: 'idle' | 'sending' | 'success' | 'error'
  /** Set in `error`. Everything typed stays in the form. */
  readonly problem: ContactFailure | null
  /** What the form starts with: the draft that a reload left, or empty fields. */
  readonly initial: ContactEntries
  /** Grows when the form is empty again because the person has left the tab. */
  readonly forms: number
  /** Sends a form that passed `validateContact`; ignored while one is under way. */
  submit(submission: ContactSubmission): void
  /** Stores what is typed so far, so that a reload does not lose it. */
  saveDraft(form: ContactEntries): void
  /** Offers an empty form again after success. */
  writeAnother(): void
}

export type ContactEvent =
  | { readonly type: 'form.submitted'; readonly submission: ContactSubmission }
  | { readonly type: 'form.changed'; readonly form: ContactEntries }
  | { readonly type: 'form.reset' }
  /** The person has left the tab: the session ended, or another account was opened. */
  | { readonly type: 'form.left' }

interface ContactContext extends Pick<ContactFlow, 'initial' | 'forms' | 'problem'> {
  /** The last message and its id: a retry of the same one has the same id, also after a reload. */
  readonly attempt: ContactAttempt | null
}

type ContactServices = Pick<Services, 'contact' | 'drafts' | 'random' | 'reporter'>

/**
 * Idle, sending, success or error; one request at a time.
 *
 * @param product - what the message is about; `null` leaves what the draft says
 */
export const contactMachine = (
  { contact, drafts, random, reporter }: ContactServices,
  product: string | null = null,
) =>
  setup({
    types: {} as { context: ContactContext; events: ContactEvent },
    actors: {
      sendMessage: fromService<unknown, ContactAttempt | null>(
        reporter,
        async ({ input, signal }) => input && contact.send(input.id, input.message, signal),
      ),
      listenToPerson: fromCallback<ContactEvent>(({ sendBack }) =>
        drafts.onPersonLeft(() => sendBack({ type: 'form.left' })),
      ),
    },
  }).createMachine({
    id: 'contact',
    context: () => {
      const draft = drafts.contact.read() ?? emptyContact
      return {
        initial:
          product === null ? draft : { ...draft, product: contactFields.product.tidy(product) },
        forms: 0,
        problem: null,
        attempt: drafts.attempt.read(),
      }
    },
    entry: ({ context }) => {
      if (product !== null) drafts.contact.write(context.initial)
    },
    invoke: { src: 'listenToPerson' },
    initial: 'idle',
    on: {
      'form.left': {
        actions: assign({
          initial: emptyContact,
          forms: ({ context }) => context.forms + 1,
          problem: null,
          attempt: null,
        }),
      },
      'form.submitted': [
        // A robot sees success, and nothing is sent.
        { guard: ({ event }) => isFromRobot(event.submission), target: '.success' },
        {
          target: '.sending',
          actions: [
            assign({
              problem: null,
              attempt: ({ context: { attempt }, event }) => {
                const message = contactEntriesOf((field) => event.submission[field])
                const isRetry = attempt !== null && isSameContact(attempt.message, message)
                return isRetry ? attempt : { id: random.id(), message }
              },
            }),
            ({ context: { attempt } }) => {
              if (attempt !== null) drafts.attempt.write(attempt)
            },
          ],
        },
      ],
      'form.changed': { actions: ({ event }) => drafts.contact.write(event.form) },
    },
    states: {
      idle: {},
      sending: {
        tags: 'pending',
        invoke: {
          src: 'sendMessage',
          input: ({ context }) => context.attempt,
          onDone: 'success',
          onError: { target: 'error', actions: assign(problemFrom()) },
        },
        // A second submit is ignored: one request at a time.
        on: { 'form.submitted': {} },
      },
      success: {
        entry: [
          () => {
            drafts.contact.clear()
            drafts.attempt.clear()
          },
          assign({ initial: emptyContact, problem: null, attempt: null }),
        ],
        on: { 'form.reset': 'idle' },
      },
      error: {},
    },
  })

export const contactFlow = (
  { value, context: { problem, initial, forms } }: SnapshotFrom<typeof contactMachine>,
  send: (event: ContactEvent) => void,
): ContactFlow => ({
  status: value,
  problem,
  initial,
  forms,
  submit: (submission) => send({ type: 'form.submitted', submission }),
  saveDraft: (form) => send({ type: 'form.changed', form }),
  writeAnother: () => send({ type: 'form.reset' }),
})

export const useContact = (services: ContactServices, product: string | null): ContactFlow =>
  useFlow(() => contactMachine(services, product), contactFlow)
