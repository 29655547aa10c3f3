import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import type { SessionEnd } from '#services/session-loss/sessionLoss.port.ts'

/** Why the session could not be checked, or log-out failed. */
export type AuthFailure = FailureWith<CommonFailureCode>

/** Context of the auth machine. */
export interface AuthContext {
  readonly user: User | null
  readonly problem: AuthFailure | null
}

/** The result of the first check: without a session hint the account service is not called. */
export interface RestoredSession {
  readonly user: User | null
  /** Whether the account service answered. */
  readonly verified: boolean
}

/** Events of the auth machine. */
export type AuthEvent =
  | { readonly type: 'check.retried' }
  /** A guarded page needs the answer of the account service. */
  | { readonly type: 'check.requested' }
  | { readonly type: 'logout.requested' }
  /** Log-in or sign-up succeeded in this tab. */
  | { readonly type: 'session.opened'; readonly user: User }
  /** The account page changed the account. */
  | { readonly type: 'user.changed'; readonly change: Partial<User> }
  /** The account page ended sessions: the other tabs read their list again. */
  | { readonly type: 'sessions.changed' }
  /** The account page closed the account. */
  | { readonly type: 'account.closed' }
  /** The service refused a call because of the session (decisions A7 and A8). */
  | { readonly type: 'session.lost'; readonly end: SessionEnd }
  /** The password was right, and the second factor is missing (decision A8). */
  | { readonly type: 'session.incomplete' }
  /** A log-in was given up before its second factor, or its session has ended. */
  | { readonly type: 'session.abandoned' }
  /** Another tab logged in or changed the account, or a mailed link verified the address. */
  | { readonly type: 'session.openedElsewhere' }
  /** Another tab logged out; with `end`: the service refused its session. */
  | { readonly type: 'session.closedElsewhere'; readonly end?: SessionEnd }
