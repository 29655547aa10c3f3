import type { AccountSession, User } from '#domain/account.ts'
import type { PasswordEntries, EmailEntries } from '#domain/account.rules.ts'

/** A changed address, and whether its verification mail went out. */
export interface ChangedEmail {
  readonly user: User
  readonly mailed: boolean
}

/**
 * What a user may do with their account (spec §7, decision A8). Every method needs a session,
 * rejects with a `ServiceError`, and fails with `signInAgain` or `blocked` when the service ended it
 * (decision A7). An aborted call rejects with the signal's reason.
 */
export interface AccountPort {
  /** Renames the account and returns the user. */
  rename(name: string, signal?: AbortSignal): Promise<User>

  /**
   * Changes the address, which is not verified from then on, and sends the verification mail to it.
   * A mail that fails does not undo the change.
   *
   * Fails with `invalidCredentials` (the password is wrong), `alreadyExists` (the address is in use), or `proofNeeded`
   * where an app is set up and the last proof is too old (decision A9; Appwrite does not ask).
   */
  changeEmail(form: EmailEntries, signal?: AbortSignal): Promise<ChangedEmail>

  /** Sends another verification mail to the present address. Fails with `alreadyVerified`. */
  sendVerification(signal?: AbortSignal): Promise<void>

  /**
   * Sets a new password and ends every other session (decision A6). Returns how many it ended, or
   * `null` when the password is saved and the sessions could not be ended.
   *
   * Fails with `invalidCredentials` when the old password is wrong.
   */
  changePassword(
    form: Omit<PasswordEntries, 'confirm'>,
    signal?: AbortSignal,
  ): Promise<number | null>

  /** The sessions of the account: this one first, then the newest. */
  sessions(signal?: AbortSignal): Promise<readonly AccountSession[]>

  /** Ends one session. One that is gone already counts as ended. */
  endSession(id: string, signal?: AbortSignal): Promise<void>

  /** Ends every session but this one and returns how many. */
  endOtherSessions(signal?: AbortSignal): Promise<number>

  /**
   * Ends the other sessions of this account and closes it: the service blocks it, and nobody can log in to it again.
   *
   * Fails with `otherAccount` when another account is logged in by now, and with `unconfirmed` when no answer came and
   * the account may be closed.
   *
   * @param userId - the account that the person was asked about
   */
  close(userId: string, signal?: AbortSignal): Promise<void>
}
