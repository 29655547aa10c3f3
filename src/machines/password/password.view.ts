import type { SnapshotFrom } from 'xstate'
import type { ChangePasswordForm } from '#domain/account.rules.ts'
import type {
  ChangedPassword,
  ChangePasswordEvent,
  ChangePasswordFailure,
  changePasswordMachine,
} from '#machines/password/password.machine.ts'

export type { ChangePasswordFailure } from '#machines/password/password.machine.ts'

/** The form that changes the password (decision A6). */
export interface ChangePasswordView {
  /** The password is being changed. */
  readonly pending: boolean
  /** Why the last try failed. */
  readonly problem: ChangePasswordFailure | null
  /** The last change on this page, and how many other sessions it ended. */
  readonly changed: ChangedPassword | null
  /** How often it was saved on this page: the fields are empty again after each. */
  readonly timesSaved: number
}

/** What the form may do. */
export interface ChangePasswordCommands {
  /** Sends a form that passed `validateChangePassword`; ignored while one is under way. */
  submit(form: ChangePasswordForm): void
}

/** Reads the view from the machine's snapshot. */
export const selectChangePasswordView = (
  snapshot: SnapshotFrom<typeof changePasswordMachine>,
): ChangePasswordView => ({ pending: snapshot.hasTag('pending'), ...snapshot.context })

/** Turns the machine's events into commands. */
export const changePasswordCommands = (
  send: (event: ChangePasswordEvent) => void,
): ChangePasswordCommands => ({
  submit: (form) => send({ type: 'form.submitted', form }),
})
