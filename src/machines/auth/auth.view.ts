import type { SnapshotFrom } from 'xstate'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import type { AuthEvent, authMachine } from '#machines/auth/auth.machine.ts'

/** Why the session could not be checked, or log-out failed. */
export type AuthFailure = FailureWith<CommonFailureCode>

/** Who is here, as guards and the header need it (spec §4). */
export type AuthView =
  /** The current user is being checked: show neither log-in nor dashboard yet. */
  | { readonly status: 'checking' }
  /** The check failed: public pages go on, guarded ones offer another try. */
  | { readonly status: 'unreachable'; readonly problem: AuthFailure }
  | {
      readonly status: 'anonymous'
      /** `false`: nothing speaks for a session, but the service was not asked; guarded pages ask. */
      readonly certain: boolean
      /** A log-out in this tab ended the session: the shell leads to `/` (spec §2). */
      readonly left: boolean
    }
  | {
      readonly status: 'authenticated'
      readonly user: User
      /** Log-out is under way. */
      readonly loggingOut: boolean
      /** Why log-out failed; the session stands: `Logout failed. Please try again.` (spec §8) */
      readonly problem: AuthFailure | null
    }

/** What routes may tell the session's machine. */
export interface AuthCommands {
  /** Checks the user again after `unreachable`. */
  retry(): void
  /** Asks the service where nobody did yet: before a guarded page refuses somebody. */
  makeCertain(): void
  /** Ends the session in every tab (decision A4). */
  logOut(): void
  /** A log-in or sign-up succeeded on a page. */
  sessionOpened(user: User): void
  /** A call found that the session is gone. */
  sessionLost(): void
}

/** Reads the view from the machine's snapshot. */
export const selectAuthView = (snapshot: SnapshotFrom<typeof authMachine>): AuthView => {
  const { user, problem, certain, left } = snapshot.context
  if (snapshot.matches('checking')) return { status: 'checking' }
  if (snapshot.matches('unreachable'))
    return { status: 'unreachable', problem: problem ?? { code: 'network' } }
  if (user === null) return { status: 'anonymous', certain, left }
  return { status: 'authenticated', user, loggingOut: snapshot.hasTag('pending'), problem }
}

/** Turns the machine's events into verbs. */
export const authCommands = (send: (event: AuthEvent) => void): AuthCommands => ({
  retry: () => {
    send({ type: 'check.retried' })
  },
  makeCertain: () => {
    send({ type: 'check.requested' })
  },
  logOut: () => {
    send({ type: 'logout.requested' })
  },
  sessionOpened: (user) => {
    send({ type: 'session.opened', user })
  },
  sessionLost: () => {
    send({ type: 'session.lost' })
  },
})
