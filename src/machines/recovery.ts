import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import { fromService, problemFrom, type ScreenFailure } from '#machines/fromService.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** Why the mail was not sent: `Failed to send password reset email. Please try again.` (spec §8) */
export type RecoveryFailure = ScreenFailure

interface RecoveryContext {
  /** The address to start with, then the one that was sent to. */
  readonly email: string
  /** Set in `editing` after a failed try. */
  readonly problem: RecoveryFailure | null
}

/** The forgot-password dialog (spec §2). */
export interface RecoveryFlow extends RecoveryContext {
  /** `sent` shows the spec's success sentence in the dialog. */
  readonly status: 'closed' | 'editing' | 'sending' | 'sent'
  /** Opens the dialog, with what was already typed in the log-in form. */
  open(email: string): void
  /** Sends to an address that passed `recoveryFields`; ignored while one is under way. */
  submit(email: string): void
  /** Closes the dialog from any state; a response that comes later is ignored. */
  close(): void
}

export type RecoveryEvent =
  | { readonly type: 'dialog.opened'; readonly email: string }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'form.submitted'; readonly email: string }

type RecoveryServices = Pick<Services, 'recovery' | 'reporter'>

/** The forgot-password dialog. It can always be closed, also while the mail is being sent. */
export const recoveryMachine = ({ recovery, reporter }: RecoveryServices) =>
  setup({
    types: {} as { context: RecoveryContext; events: RecoveryEvent },
    actors: {
      sendResetMail: fromService<unknown, string>(reporter, ({ input, signal }) =>
        recovery.request(input, signal),
      ),
    },
  }).createMachine({
    id: 'recovery',
    context: { email: '', problem: null },
    initial: 'closed',
    on: { 'dialog.closed': '.closed' },
    states: {
      closed: {
        on: {
          'dialog.opened': {
            target: 'editing',
            actions: assign({ email: ({ event }) => event.email, problem: null }),
          },
        },
      },
      editing: {
        on: {
          'form.submitted': {
            target: 'sending',
            actions: assign({ email: ({ event }) => event.email, problem: null }),
          },
        },
      },
      sending: {
        tags: 'pending',
        invoke: {
          src: 'sendResetMail',
          id: 'sendResetMail',
          input: ({ event }) => {
            assertEvent(event, 'form.submitted')
            return event.email
          },
          onDone: 'sent',
          onError: { target: 'editing', actions: assign(problemFrom()) },
        },
      },
      sent: {},
    },
  })

export const recoveryFlow = (
  { value, context }: SnapshotFrom<typeof recoveryMachine>,
  send: (event: RecoveryEvent) => void,
): RecoveryFlow => ({
  ...context,
  status: value,
  open: (email) => send({ type: 'dialog.opened', email }),
  submit: (email) => send({ type: 'form.submitted', email }),
  close: () => send({ type: 'dialog.closed' }),
})

export const useRecovery = (services: RecoveryServices): RecoveryFlow =>
  useFlow(() => recoveryMachine(services), recoveryFlow)
