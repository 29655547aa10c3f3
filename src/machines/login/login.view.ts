import type { SnapshotFrom } from 'xstate'
import type { LoginForm } from '#domain/login.rules.ts'
import type { LoginEvent, LoginFailure, loginMachine } from '#machines/login/login.machine.ts'

export type { LoginFailure } from '#machines/login/login.machine.ts'

/** What the log-in page shows. */
export interface LoginView {
  /** The form is under way. */
  readonly pending: boolean
  /** The service has accepted the form. */
  readonly accepted: boolean
  /** Why the last try failed. */
  readonly problem: LoginFailure | null
}

/** What the log-in page may do. */
export interface LoginCommands {
  /** Sends a form that passed `validateLogin`; ignored while one is under way. */
  readonly submit: (form: LoginForm) => void
}

/** Reads the view from the machine's snapshot. */
export const selectLoginView = (snapshot: SnapshotFrom<typeof loginMachine>): LoginView => ({
  pending: snapshot.hasTag('pending'),
  accepted: snapshot.matches('closing') || snapshot.matches('loggedIn'),
  problem: snapshot.context.problem,
})

/** Turns the machine's events into commands. */
export const loginCommands = (send: (event: LoginEvent) => void): LoginCommands => ({
  submit: (form) => send({ type: 'form.submitted', form }),
})
