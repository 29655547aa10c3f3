import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { LoginForm } from '#domain/login.rules.ts'

/**
 * Why log-in failed. The first three have sentences of their own, all others read
 * `Login failed: {reason}` (spec §8, decision A1).
 */
export type LoginFailure = FailureWith<
  'invalidCredentials' | 'userNotFound' | 'unverified' | 'cookiesBlocked' | CommonFailureCode
>

/** What the log-in page shows. */
export interface LoginView {
  readonly pending: boolean
  readonly problem: LoginFailure | null
}

/** What the log-in page may do. */
export interface LoginCommands {
  /** Sends a form that passed `validateLogin`; ignored while one is under way. */
  submit(form: LoginForm): void
}
