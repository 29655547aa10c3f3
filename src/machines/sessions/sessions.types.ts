import type { AccountSession } from '#domain/account.ts'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'

/** Why the sessions were not read, or one was not ended. */
export type SessionsFailure = FailureWith<CommonFailureCode>

/** Context of the sessions machine. */
export interface SessionsContext {
  readonly sessions: readonly AccountSession[]
  /** Why the list could not be read. */
  readonly problem: SessionsFailure | null
  /** The session that is being ended. */
  readonly ending: string | null
  /** How many sessions the last action ended. */
  readonly ended: number | null
  /** Why the last action failed. */
  readonly endProblem: SessionsFailure | null
}

/** Events of the sessions machine. */
export type SessionsEvent =
  | { readonly type: 'session.ended'; readonly id: string }
  | { readonly type: 'others.ended' }
  | { readonly type: 'list.retried' }
  /** Something changed here or in another tab: the list is read again. */
  | { readonly type: 'list.changed' }
