import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { Countdown } from '#machines/oldCountdown.ts'
import type { FactorMethod, FactorOffers, MailedCode } from '#services/factors/factors.port.ts'

/** Why a code was not accepted, or the log-in not given up. */
export type ChallengeFailure = FailureWith<
  'invalidToken' | 'codeExpired' | 'unverified' | CommonFailureCode
>

/** Why no code was mailed. */
export type MailFailure = FailureWith<CommonFailureCode>

/** Context of the machine. */
export interface ChallengeContext extends Countdown {
  readonly method: FactorMethod
  /** `null` until the account service has answered. */
  readonly offers: FactorOffers | null
  readonly mailed: MailedCode | null
  readonly timesSent: number
  readonly problem: ChallengeFailure | null
  readonly mailProblem: MailFailure | null
}

/** Events of the machine. */
export type ChallengeEvent =
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'method.chosen'; readonly method: FactorMethod }
  | { readonly type: 'mail.requested' }
  | { readonly type: 'login.abandoned' }

/** Input of the actor that answers the challenge. */
export interface EnteredFactor {
  readonly method: FactorMethod
  readonly mailed: MailedCode | null
  readonly code: string
}
