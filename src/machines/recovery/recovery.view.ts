import type { SnapshotFrom } from 'xstate'
import type {
  RecoveryEvent,
  RecoveryFailure,
  recoveryMachine,
} from '#machines/recovery/recovery.machine.ts'

export type { RecoveryFailure } from '#machines/recovery/recovery.machine.ts'

/** The forgot-password dialog (spec §2). */
export interface RecoveryView {
  /** `sent` shows the spec's success sentence in the dialog (decision A3). */
  readonly status: 'closed' | 'editing' | 'sending' | 'sent'
  /** The address to start with, then the one that was sent to. */
  readonly email: string
  /** Set in `editing` after a failed try. */
  readonly problem: RecoveryFailure | null
}

/** What the dialog may do. */
export interface RecoveryCommands {
  /** Opens the dialog, with what was already typed in the log-in form. */
  open(email: string): void
  /** Sends to an address that passed `validateRecovery`; ignored while one is under way. */
  submit(email: string): void
  /** Closes the dialog from any state; an answer that comes later is ignored. */
  close(): void
}

/** Reads the view from the machine's snapshot. */
export const selectRecoveryView = (
  snapshot: SnapshotFrom<typeof recoveryMachine>,
): RecoveryView => ({
  status: snapshot.value,
  email: snapshot.context.email,
  problem: snapshot.context.problem,
})

/** Turns the machine's events into commands. */
export const recoveryCommands = (send: (event: RecoveryEvent) => void): RecoveryCommands => ({
  open: (email) => send({ type: 'dialog.opened', email }),
  submit: (email) => send({ type: 'form.submitted', email }),
  close: () => send({ type: 'dialog.closed' }),
})
