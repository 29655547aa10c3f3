import type { SignupEntries } from '#domain/signup.rules.ts'
import type { User } from '#domain/account.ts'

/** What is needed to make an account: the sign-up form without what only the form needs. */
export type SignupRequest = Pick<SignupEntries, 'name' | 'email' | 'password'>

/** The account that waits for its code. Never holds the password (decision S3). */
export interface NewAccount {
  readonly userId: string
  readonly name: string
  readonly email: string
}

/**
 * How the code went out: in a mail, behind the link of a mail (decision S7), or shown on the page
 * because the mail failed (spec §7).
 */
export type CodeDelivery =
  { readonly kind: 'mailed' | 'linked' } | { readonly kind: 'shown'; readonly code: string }

/** An account made and its code on the way. */
export interface StartedSignup {
  readonly account: NewAccount
  readonly delivery: CodeDelivery
}

/**
 * The step from a filled sign-up form to a verified user. Two adapters stand behind it: the spec's
 * own flow (decision S1) and a code that the service really checks (decision S2); nothing above
 * knows which. Every method rejects with a `ServiceError`.
 */
export interface VerificationPort {
  /**
   * Makes the account and sends its code. The same address again with the same password continues
   * with the account just made, as long as it is not verified (decision S3).
   *
   * Fails with `alreadyExists` when the address is in use, or the password differs.
   */
  start(request: SignupRequest, signal?: AbortSignal): Promise<StartedSignup>

  /** Sends another code to the same account. Fails with `signInAgain` when its session is gone. */
  resend(account: NewAccount, signal?: AbortSignal): Promise<CodeDelivery>

  /**
   * Takes the six digits and returns the user, who has a session from then on. A mailed code ends the sessions of the
   * account in other browsers.
   *
   * Fails with `invalidToken` (wrong, used, expired) or `signInAgain` (no session to finish with, or
   * the site asks for verified addresses, decision A1: the session is closed).
   */
  confirm(account: NewAccount, code: string, signal?: AbortSignal): Promise<User>

  /**
   * Returns the user if the mailed link has confirmed the address meanwhile, in another tab, and
   * `null` otherwise (decision S7).
   *
   * Fails with `signInAgain` when the address is confirmed and the user has to log in.
   */
  findConfirmed(account: NewAccount, signal?: AbortSignal): Promise<User | null>
}

/** What a mailed link carries to a page of the site (decision S5). */
export interface LinkToken {
  readonly userId: string
  readonly secret: string
}

/** The link in the verification mail (decision S5). Needs no session. */
export interface EmailLinkPort {
  /**
   * Spends the token and marks the address as verified. In a browser with a session of the account, its sessions in
   * other browsers end.
   *
   * Returns the token for a new password where the service has ended the old one, because the link was opened neither
   * in a session of the account nor in the browser that signed up (decision A10). `RecoveryPort.reset` takes it.
   *
   * Fails with `invalidToken` (wrong, used, expired, unknown user) or `alreadyVerified`.
   */
  confirm(token: LinkToken, signal?: AbortSignal): Promise<LinkToken | null>
}
