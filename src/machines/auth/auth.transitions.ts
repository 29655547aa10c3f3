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

/** Parameters of the guards that check why a session ended. */
export interface Ended {
  readonly end: SessionEnd | undefined
}

interface EndEvent {
  readonly event: { readonly end?: SessionEnd }
}

const guards = { blocked: 'isBlocked', factorMissing: 'isFactorMissing', ended: 'isEnded' } as const

const whenEnd = <End extends SessionEnd>(end: End) =>
  ({
    guard: { type: guards[end], params: ({ event }: EndEvent): Ended => ({ end: event.end }) },
    target: `#auth.anonymous.${end}`,
  }) as const

const closedAs = <End extends SessionEnd>(end: End) =>
  ({ ...whenEnd(end), actions: 'clearUser' }) as const

const lostAs = <End extends SessionEnd>(end: End) =>
  ({
    ...whenEnd(end),
    actions: ['clearUser', { type: 'emitClosed', params: { notice: end } }],
  }) as const

/** What follows a log-out, or the end of the session, that another tab noticed. */
export const closedElsewhere = [
  closedAs('blocked'),
  closedAs('factorMissing'),
  closedAs('ended'),
  { target: '#auth.anonymous.verified', actions: 'clearUser' },
] as const

/** What follows a call that was refused because of the session (decisions A7 and A8). */
export const lost = [lostAs('blocked'), lostAs('factorMissing'), lostAs('ended')] as const

/** The check found that the account is blocked. */
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

const withUser = ({ event }: { event: { output: User | null } }) => ({ user: event.output })

/** What follows a check of the account service that found a user. */
export const foundUser = {
  guard: { type: 'isUser', params: withUser },
  target: '#auth.authenticated',
  actions: { type: 'setUser', params: withUser },
} as const
