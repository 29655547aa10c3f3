import type { LoginEntries } from '#domain/login.rules.ts'
import type { User } from '#domain/account.ts'

/**
 * Sessions of the account service (spec §7). Every method rejects with a `ServiceError`; beside the
 * failures that any call can meet, each says its own. An aborted call rejects with the signal's reason.
 */
export interface AuthPort {
  /**
   * The user of the current session, or `null` for a visitor. A dead session is a visitor, not a failure.
   * Fails with `moreFactors` while the second factor is missing.
   */
  currentUser(signal?: AbortSignal): Promise<User | null>

  /**
   * Opens a session and returns its user. An older session in this browser is closed first, because
   * the service refuses a second one.
   *
   * Fails with `invalidCredentials`, `userNotFound`, `unverified` (only when the site asks for
   * verified addresses; the session is closed again), `blocked` (decision A1), and `moreFactors` when
   * the service asks for a second factor; the session stays open for it (decision A8).
   */
  signIn(credentials: LoginEntries, signal?: AbortSignal): Promise<User>

  /**
   * Returns the user of the session once the second factor is proved. Fails with `signInAgain` when the
   * session is gone, with `moreFactors` while the factor is missing, and with `unverified` as above.
   */
  finishSignIn(signal?: AbortSignal): Promise<User>

  /** Closes the current session. A session that is gone already counts as closed (decision A4). */
  signOut(signal?: AbortSignal): Promise<void>
}
