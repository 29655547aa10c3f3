import { useDeferredValue, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { User } from '#domain/account.ts'
import { authMachine } from '#machines/auth/machine.ts'
import type { AuthEvent, AuthFailure, AuthServices } from '#machines/auth/setup.ts'
import { useFlow } from '#machines/useFlow.ts'

export type { AuthFailure } from '#machines/auth/setup.ts'

const reasons = [
  'verified',
  'factorMissing',
  'signedOutHere',
  'accountClosed',
  'ended',
  'blocked',
] as const

/** The session as guards and the header need it (spec §4). */
export type AuthState =
  /** The current user is being checked: show neither log-in nor dashboard yet. */
  | { readonly status: 'checking' }
  /** The check failed: public pages stay usable, guarded pages offer another try. */
  | { readonly status: 'unreachable'; readonly problem: AuthFailure }
  | {
      readonly status: 'anonymous'
      /**
       * - `unverified`: no session hint, and the account service was not called; guarded pages verify.
       * - `verified`: the account service knows no session, or another tab closed it.
       * - `signedOutHere`: the user logged out in this tab and goes to `/` (spec §2).
       * - `factorMissing`: the password was right, and the second factor is missing.
       * - `accountClosed`: the user closed the account in this tab and goes to `/`.
       * - `ended`, `blocked`: the service ended the session; log-in says why.
       */
      readonly reason: 'unverified' | (typeof reasons)[number]
    }
  | {
      readonly status: 'authenticated'
      readonly user: User
      /** Log-out is under way. */
      readonly loggingOut: boolean
      /** Why log-out failed; the session stays: `Logout failed. Please try again.` (spec §8) */
      readonly problem: AuthFailure | null
    }

/** What the site may do with the session. */
const actionsOf = (send: (event: AuthEvent) => void) => ({
  /** Checks the user again after `unreachable`. */
  retry: () => send({ type: 'check.retried' }),
  /** Calls the account service if it was not called yet, before a guarded page turns a visitor away. */
  verify: () => send({ type: 'check.requested' }),
  /** Ends the session in every tab. */
  logOut: () => send({ type: 'logout.requested' }),
  /** Log-in or sign-up succeeded on a page. */
  sessionOpened: (user: User) => send({ type: 'session.opened', user }),
  /** The password was right on the log-in page, and the second factor is missing. */
  sessionIncomplete: () => send({ type: 'session.incomplete' }),
  /** The log-in was given up at the second factor, or its session has ended. */
  sessionAbandoned: () => send({ type: 'session.abandoned' }),
  /** The account page changed name or address, or the address is verified; informs the other tabs. */
  userChanged: (change: Partial<User>) => send({ type: 'user.changed', change }),
  /** The account page ended sessions; informs the other tabs. */
  sessionsChanged: () => send({ type: 'sessions.changed' }),
  /** Checks the user again although there is a session: the address was verified in this tab. */
  checkAgain: () => send({ type: 'session.openedElsewhere' }),
  /** The account page closed the account. */
  accountClosed: () => send({ type: 'account.closed' }),
})

type AuthActions = Readonly<ReturnType<typeof actionsOf>>

/** Log-out, as the dashboard shows it. */
export interface LogOutFlow
  extends
    Pick<Extract<AuthState, { readonly status: 'authenticated' }>, 'loggingOut' | 'problem'>,
    Pick<AuthActions, 'logOut'> {}

/** The session: its state, and what the site may do with it. */
export type AuthFlow = AuthState & AuthActions

type AuthSnapshot = SnapshotFrom<typeof authMachine>

const stateOf = (snapshot: AuthSnapshot): AuthState => {
  const { user, problem } = snapshot.context
  if (snapshot.matches('restoring') || snapshot.matches('checking')) return { status: 'checking' }
  if (snapshot.matches('unreachable'))
    return { status: 'unreachable', problem: problem ?? { code: 'network' } }
  if (user !== null)
    return { status: 'authenticated', user, loggingOut: snapshot.hasTag('pending'), problem }
  const reason = reasons.find((name) => snapshot.matches({ anonymous: name }))
  return { status: 'anonymous', reason: reason ?? 'unverified' }
}

export const authFlow = (snapshot: AuthSnapshot, send: (event: AuthEvent) => void): AuthFlow => ({
  ...stateOf(snapshot),
  ...actionsOf(send),
})

export const useAuth = (services: AuthServices): AuthFlow => {
  const [now, send] = useFlow(
    () => authMachine(services),
    (...running) => running,
  )
  // An urgent update would make React discard markup that is not hydrated yet; a deferred one waits.
  const snapshot = useDeferredValue(now)
  return useMemo(() => authFlow(snapshot, send), [snapshot, send])
}
