import { assign, fromCallback, setup } from 'xstate'
import type { User } from '#domain/account.ts'
import { failedWith, fromService, outputOf, type ScreenFailure } from '#machines/fromService.ts'
import type { AuthNotice, SessionEnd } from '#services/session.ts'
import type { Services } from '#services/services.ts'

/** Why the session could not be checked, or log-out failed. */
export type AuthFailure = ScreenFailure

interface AuthContext {
  readonly user: User | null
  readonly problem: AuthFailure | null
}

export type AuthEvent =
  | { readonly type: 'check.retried' }
  /** A guarded page needs to know from the account service. */
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
  /** The service refused a call because of the session. */
  | { readonly type: 'session.lost'; readonly end: SessionEnd }
  /** The password was right, and the second factor is missing. */
  | { readonly type: 'session.incomplete' }
  /** A log-in was given up before its second factor, or its session has ended. */
  | { readonly type: 'session.abandoned' }
  /** Another tab logged in or changed the account, or a mailed link verified the address. */
  | { readonly type: 'session.openedElsewhere' }
  /** Another tab logged out; with `end`: the service refused its session. */
  | { readonly type: 'session.closedElsewhere'; readonly end?: SessionEnd }

export type AuthServices = Pick<
  Services,
  'auth' | 'authChannel' | 'drafts' | 'early' | 'sessionHint' | 'sessionLoss' | 'reporter'
>

/** What a notice of another tab means here. */
const eventOf = (notice: AuthNotice): AuthEvent => {
  switch (notice) {
    case 'opened':
    case 'changed':
      return { type: 'session.openedElsewhere' }
    case 'closed':
      return { type: 'session.closedElsewhere' }
    case 'ended':
    case 'blocked':
    case 'factorMissing':
      return { type: 'session.closedElsewhere', end: notice }
  }
}

const endedAs =
  (end: SessionEnd) =>
  ({ event }: { readonly event: { readonly end?: SessionEnd } }): boolean =>
    event.end === end

/** Reasons of the service to end a session; each is a state of `anonymous`. */
const ends = ['blocked', 'factorMissing', 'ended'] as const satisfies readonly SessionEnd[]

/** What follows the end of the session that another tab noticed. */
export const closedElsewhere = [
  ...ends.map((end) => ({
    guard: endedAs(end),
    target: `#auth.anonymous.${end}`,
    actions: 'clearUser' as const,
  })),
  { target: '#auth.anonymous.verified', actions: ['clearUser', 'forgetPerson'] as const },
]

/** The check found that the account is blocked. */
export const foundBlocked = {
  guard: failedWith('blocked'),
  target: '#auth.anonymous.blocked',
  actions: ['clearUser', 'forgetSession'],
} as const

/** The check found a session whose second factor is missing. */
export const foundIncomplete = {
  guard: failedWith('moreFactors'),
  target: '#auth.anonymous.factorMissing',
  actions: 'clearUser',
} as const

/** What follows a call that was refused because of the session. */
export const lost = ends.map((end) => ({
  guard: endedAs(end),
  target: `#auth.anonymous.${end}`,
  actions: ['clearUser', { type: 'emitClosed', params: end }] as const,
}))

interface DoneUser {
  readonly event: { readonly output: User | null }
}

/** The check found the user. */
export const foundUser = {
  guard: ({ event }: DoneUser) => event.output !== null,
  target: '#auth.authenticated',
  actions: [
    { type: 'forgetOther', params: outputOf<User | null> },
    { type: 'setUser', params: outputOf<User | null> },
  ],
} as const

/** The user closed the session, or the account, in this tab. */
export const emitClosed = { type: 'emitClosed', params: 'closed' } as const

export const authSetup = ({
  auth,
  authChannel,
  drafts,
  early,
  sessionHint,
  sessionLoss,
  reporter,
}: AuthServices) => {
  const findUser = async (signal: AbortSignal): Promise<User | null> => {
    const user = await (early?.takeUser() ?? auth.currentUser(signal))
    if (!signal.aborted) sessionHint.set(user !== null)
    return user
  }
  return setup({
    types: {} as { context: AuthContext; events: AuthEvent },
    actors: {
      /** Without a session hint the account service is not called, and nothing is verified. */
      restoreSession: fromService<{ user: User | null; verified: boolean }>(
        reporter,
        async ({ signal }) =>
          sessionHint.mayHaveSession()
            ? { user: await findUser(signal), verified: true }
            : { user: null, verified: false },
      ),
      findUser: fromService(reporter, ({ signal }) => findUser(signal)),
      endSession: fromService(reporter, ({ signal }) => auth.signOut(signal)),
      listenToSession: fromCallback<AuthEvent>(({ sendBack }) => {
        const stopListening = [
          authChannel.subscribe((notice) => sendBack(eventOf(notice))),
          sessionLoss.subscribe((end) => sendBack({ type: 'session.lost', end })),
        ]
        return () => {
          for (const stop of stopListening) stop()
        }
      }),
    },
    actions: {
      clearUser: assign({ user: null, problem: null }),
      /** The next person at this browser must not find what the last one typed or opened. */
      forgetPerson: () => drafts.forgetPerson(),
      /** The same where the user gives way to another. */
      forgetOther: ({ context: { user } }, next: User | null) => {
        if (user !== null && user.$id !== next?.$id) drafts.forgetPerson()
      },
      setUser: assign((_, user: User | null) => ({ user, problem: null })),
      emitOpened: () => {
        // It may be that of the person before.
        drafts.link.clear()
        early?.drop()
        sessionHint.set(true)
        authChannel.emit('opened')
      },
      /** Informs the other tabs that the session is over; the next visit does not ask for it. */
      emitClosed: (_, notice: 'closed' | SessionEnd) => {
        sessionHint.set(false)
        authChannel.emit(notice)
      },
      /** The account or its sessions changed. */
      emitChanged: () => authChannel.emit('changed'),
      /** The next visit does not ask for a session that is gone. */
      forgetSession: () => sessionHint.set(false),
      /** The next visit asks the account service again. */
      rememberSession: () => sessionHint.set(true),
    },
  })
}

export type AuthSetup = ReturnType<typeof authSetup>
