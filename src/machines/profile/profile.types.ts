import type { EmailForm } from '#domain/account.rules.ts'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import type { Countdown } from '#machines/countdown.ts'

/** Why the name or the language of mails was not saved or read. */
export type ProfileFailure = FailureWith<CommonFailureCode>

/** Why the address was not changed. */
export type EmailFailure = FailureWith<'invalidCredentials' | 'alreadyExists' | CommonFailureCode>

/** Why the verification mail was not sent. */
export type MailFailure = FailureWith<CommonFailureCode>

/** Input of the profile machine. */
export interface ProfileInput {
  /** The wall clock when the page opens, in milliseconds since 1970. */
  readonly now: number
  /** When the next verification mail may be asked for: kept over a reload (decision S4). */
  readonly resendAt: number
}

/** Context of the profile machine. It never contains a password. */
export interface ProfileContext extends Countdown {
  readonly nameProblem: ProfileFailure | null
  /** How often a name was saved on this page. */
  readonly timesNamed: number
  readonly emailProblem: EmailFailure | null
  /** The last change of the address on this page, and whether its mail went out. */
  readonly changed: { readonly mailed: boolean } | null
  readonly timesSent: number
  readonly mailProblem: MailFailure | null
  readonly language: Language | null
  readonly languageProblem: ProfileFailure | null
  /** How often a language was saved on this page. */
  readonly timesChosen: number
}

/** Events of the profile machine. */
export type ProfileEvent =
  | { readonly type: 'name.submitted'; readonly name: string }
  | { readonly type: 'email.opened' }
  | { readonly type: 'email.cancelled' }
  | { readonly type: 'email.submitted'; readonly form: EmailForm }
  | { readonly type: 'verification.requested' }
  | { readonly type: 'language.chosen'; readonly language: Language }
  | { readonly type: 'language.retried' }
  /** A verification mail went out with the change of the address. */
  | { readonly type: 'verification.sent' }
