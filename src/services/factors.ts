import type { FactorMethod } from '#domain/factors.rules.ts'

export type { FactorMethod }

/** Which ways the account service offers this user. */
export type FactorOffers = Readonly<Record<FactorMethod, boolean>>

/** The second factor as the account page shows it. */
export interface FactorStatus {
  /** A log-in asks for the second factor. */
  readonly enabled: boolean
  /** The factors that are set up; `recoveryCode` while an unused code is left. */
  readonly offers: FactorOffers
}

/** What an authenticator app needs; shown until it is confirmed and never again. */
export interface Enrolment {
  /** The key in base32, for typing. */
  readonly secret: string
  /** The `otpauth:` address in the QR code. */
  readonly uri: string
}

/** A code that is on its way by mail. */
export interface MailedCode {
  readonly challengeId: string
  /** When it expires, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** A code, and what it proves. */
export type FactorAnswer =
  | { readonly method: 'totp' | 'recoveryCode'; readonly code: string }
  | { readonly method: 'email'; readonly code: string; readonly mailed: MailedCode }

/**
 * The second factor of a log-in (decision A8). Every method rejects with a `ServiceError`; without a
 * session all fail with `signInAgain`, and with a session that lacks the second factor all but the
 * first three fail with `moreFactors`.
 */
export interface FactorsPort {
  /** Lists the factors that the user can use. */
  offers(signal?: AbortSignal): Promise<FactorOffers>

  /** Sends a code to the user's address. A newer code replaces the older one. */
  mailCode(signal?: AbortSignal): Promise<MailedCode>

  /**
   * Proves the second factor for this session. Each code works once.
   *
   * Fails with `invalidToken` for a wrong or used code, with `codeExpired` for a mailed code that came
   * too late.
   */
  answer(answer: FactorAnswer, signal?: AbortSignal): Promise<void>

  /** Whether the second factor is on, and what is set up. */
  status(signal?: AbortSignal): Promise<FactorStatus>

  /** Starts the set-up of an authenticator app; `null` when one was confirmed already. */
  begin(signal?: AbortSignal): Promise<Enrolment | null>

  /** Confirms the app with a code. Fails with `invalidToken` for a wrong one. */
  confirm(code: string, signal?: AbortSignal): Promise<void>

  /**
   * Turns the second factor on. This session continues; others are asked for a code.
   *
   * @returns fresh recovery codes; none when earlier ones are still good
   */
  enable(signal?: AbortSignal): Promise<readonly string[]>

  /** Makes recovery codes in the place of all older ones. Needs an `answer` shortly before. */
  renewRecoveryCodes(signal?: AbortSignal): Promise<readonly string[]>

  /** Turns the second factor off and forgets the app. Needs an `answer` shortly before. */
  disable(signal?: AbortSignal): Promise<void>
}
