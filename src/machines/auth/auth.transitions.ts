import type { User } from '#domain/user.ts'
import { withError } from '#machines/failures.ts'
import type { AuthEvent } from '#machines/auth/auth.types.ts'
import type { SessionEnd } from '#services/session-loss/sessionLoss.port.ts'

/** Log-in or sign-up in this tab. */
export const openedHere = {
  target: '#auth.authenticated',
  actions: [
    {
      type: 'setUser',
      params: ({ event }: { event: Extract<AuthEvent, { type: 'session.opened' }> }) => ({
        user: event.user,
      }),
    },
    'emitOpened',
  ],
} as const

/** Parameters of the guards that look at why a session ended. */
export interface Ended {
  readonly end: SessionEnd | undefined
}

const withEnd = ({ event }: { event: { readonly end?: SessionEnd } }): Ended => ({
  end: event.end,
})

/** What follows a log-out, or the end of the session, that another tab noticed. */
export const closedElsewhere = [
  {
    guard: { type: 'isBlocked', params: withEnd },
    target: '#auth.anonymous.blocked',
    actions: 'clearUser',
  },
  {
    guard: { type: 'isEnded', params: withEnd },
    target: '#auth.anonymous.ended',
    actions: 'clearUser',
  },
  { target: '#auth.anonymous.verified', actions: 'clearUser' },
] as const

/** What follows a call that was refused because the session has ended (decision A7). */
export const lost = [
  {
    guard: { type: 'isBlocked', params: withEnd },
    target: '#auth.anonymous.blocked',
    actions: ['clearUser', { type: 'emitClosed', params: { notice: 'blocked' } }],
  },
  {
    target: '#auth.anonymous.ended',
    actions: ['clearUser', { type: 'emitClosed', params: { notice: 'ended' } }],
  },
] as const

/** The check failed because the account is blocked, which is an answer. */
export const foundBlocked = {
  guard: { type: 'isRefusedAsBlocked', params: withError },
  target: '#auth.anonymous.blocked',
  actions: ['clearUser', 'forgetSession'],
} as const

/** The check found a session whose second factor is missing (decision A8). */
export const foundIncomplete = {
  guard: { type: 'lacksFactor', params: withError },
  target: '#auth.anonymous.factorMissing',
  actions: 'clearUser',
} as const

/** The check failed. */
export const unreachable = {
  target: '#auth.unreachable',
  actions: { type: 'setProblem', params: withError },
} as const

/** What follows a check of the account service that found a user. */
export const foundUser = {
  guard: {
    type: 'isUser',
    params: ({ event }: { event: { output: User | null } }) => ({ user: event.output }),
  },
  target: '#auth.authenticated',
  actions: {
    type: 'setUser',
    params: ({ event }: { event: { output: User | null } }) => ({ user: event.output }),
  },
} as const
