import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { SignupForm } from '#domain/signup.rules.ts'
import type { User } from '#domain/user.ts'
import type { Countdown } from '#machines/oldCountdown.ts'
import type { PendingSignup } from '#services/drafts/drafts.port.ts'
import type {
  CodeDelivery,
  NewAccount,
  StartedSignup,
} from '#services/verification/verification.port.ts'

/**
 * Why sign-up failed: `Signup failed. Please try again.` and, if known, the reason (spec §8).
 * `passwordDiffers`: this address was signed up a moment ago with another password (decision S3).
 */
export type SignupFailure =
  FailureWith<'alreadyExists' | CommonFailureCode> | { readonly code: 'passwordDiffers' }

/**
 * Why the code was rejected: `invalidToken` reads `Invalid verification code. Please try again.`,
 * `signInAgain` reads `Please log in again after verification.` (spec §8)
 */
export type CodeFailure = FailureWith<'invalidToken' | 'signInAgain' | CommonFailureCode>

/** Why another code could not be sent. */
export type ResendFailure = FailureWith<'signInAgain' | CommonFailureCode>

/** Input of the sign-up machine. */
export interface SignupInput {
  /** A sign-up that a reload interrupted at the code. */
  readonly pending: PendingSignup | null
  /** The wall clock when the page opens, in milliseconds since 1970. */
  readonly now: number
}

/** Context of the sign-up machine. It never contains the password (decision S3). */
export interface SignupContext extends Countdown {
  /** Initial values of the form. */
  readonly name: string
  readonly email: string
  /** The latest account made on this page; kept when going back to the form. */
  readonly account: NewAccount | null
  readonly delivery: CodeDelivery
  readonly timesSent: number
  readonly user: User | null
  readonly problem: SignupFailure | null
  readonly codeProblem: CodeFailure | null
  readonly resendProblem: ResendFailure | null
}

/** Events of the sign-up machine. */
export type SignupEvent =
  | { readonly type: 'form.submitted'; readonly form: SignupForm }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'code.requested' }
  | { readonly type: 'form.reopened' }
  | { readonly type: 'success.continued' }
  /** Another tab changed the account, perhaps by the mailed link (decision S7). */
  | { readonly type: 'account.changedElsewhere' }

/** Input of `confirmCode`. */
export interface EnteredCode {
  readonly account: NewAccount | null
  readonly code: string
}

/** Parameters of the named actions. */
export interface Started {
  readonly started: StartedSignup
}
