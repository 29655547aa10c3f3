import type { SnapshotFrom } from 'xstate'
import type { User } from '#domain/user.ts'
import type { AuthEvent, AuthFailure, authMachine } from '#machines/auth/auth.machine.ts'

export type { AuthFailure } from '#machines/auth/auth.machine.ts'

/** The session as guards and the header need it (spec §4). */
export type AuthView =
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
       */
      readonly reason: 'unverified' | 'verified' | 'signedOutHere'
    }
  | {
      readonly status: 'authenticated'
      readonly user: User
      /** Log-out is under way. */
      readonly loggingOut: boolean
      /** Why log-out failed; the session stays: `Logout failed. Please try again.` (spec §8) */
      readonly problem: AuthFailure | null
    }

/** Commands of the auth machine for routes. */
export interface AuthCommands {
  /** Checks the user again after `unreachable`. */
  retry(): void
  /** Calls the account service if it was not called yet, before a guarded page turns a visitor away. */
  verify(): void
  /** Ends the session in every tab (decision A4). */
  logOut(): void
  /** Log-in or sign-up succeeded on a page. */
  sessionOpened(user: User): void
}

/** Derives the view from the machine's snapshot. */
export const selectAuthView = (snapshot: SnapshotFrom<typeof authMachine>): AuthView => {
  const { user, problem } = snapshot.context
  if (snapshot.matches('restoring') || snapshot.matches('checking')) return { status: 'checking' }
  if (snapshot.matches('unreachable'))
    return { status: 'unreachable', problem: problem ?? { code: 'network' } }
  if (user !== null)
    return { status: 'authenticated', user, loggingOut: snapshot.hasTag('pending'), problem }
  if (snapshot.matches({ anonymous: 'signedOutHere' }))
    return { status: 'anonymous', reason: 'signedOutHere' }
  const reason = snapshot.matches({ anonymous: 'verified' }) ? 'verified' : 'unverified'
  return { status: 'anonymous', reason }
}

/** Turns the machine's events into commands. */
export const authCommands = (send: (event: AuthEvent) => void): AuthCommands => ({
  retry: () => {
    send({ type: 'check.retried' })
  },
  verify: () => {
    send({ type: 'check.requested' })
  },
  logOut: () => {
    send({ type: 'logout.requested' })
  },
  sessionOpened: (user) => {
    send({ type: 'session.opened', user })
  },
})
