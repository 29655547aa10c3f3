import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/setup.ts'

/** Why the session could not be checked, or log-out failed. */
export type AuthFailure = FailureWith<CommonFailureCode>

interface AuthContext {
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
  /** A call was answered with 401: the session has ended (decision A7). */
  | { readonly type: 'session.lost' }
  | { readonly type: 'session.openedElsewhere' }
  | { readonly type: 'session.closedElsewhere' }

const openedHere = {
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

const closedElsewhere = { target: '#auth.anonymous.verified', actions: 'clearUser' } as const

/** What follows a check of the account service that found a user. */
const foundUser = {
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

/**
 * The session of the visitor (spec §4), one actor for the whole site: `restoring` and `checking`,
 * then `anonymous` or `authenticated`. Log-in sets the user; log-out here or in another tab and an
 * expired session clear it (decisions A4 and A7).
 */
export const authMachine = setup({
  types: typed<{ context: AuthContext; events: AuthEvent }>(),
  actors: {
    restoreSession: fromPromise<RestoredSession>(notProvided),
    findUser: fromPromise<User | null>(notProvided),
    endSession: fromPromise<unknown>(notProvided),
    listenToSession: fromCallback<AuthEvent>(notProvided),
  },
  actions: {
    setUser: assign((_, { user }: { user: User | null }) => ({ user, problem: null })),
    clearUser: assign({ user: null, problem: null }),
    setProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
    clearProblem: assign({ problem: null }),
    emitOpened: notProvided,
    emitClosed: notProvided,
  },
  guards: {
    isUser: (_, { user }: { user: User | null }) => user !== null,
    isVerified: (_, { verified }: { verified: boolean }) => verified,
  },
}).createMachine({
  id: 'auth',
  context: { user: null, problem: null },
  invoke: { src: 'listenToSession', id: 'listenToSession' },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'restoreSession',
        id: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isUser', params: ({ event }) => ({ user: event.output.user }) },
            target: 'authenticated',
            actions: { type: 'setUser', params: ({ event }) => ({ user: event.output.user }) },
          },
          {
            guard: {
              type: 'isVerified',
              params: ({ event }) => ({ verified: event.output.verified }),
            },
            target: 'anonymous.verified',
          },
          { target: 'anonymous' },
        ],
        onError: { target: 'unreachable', actions: { type: 'setProblem', params: withError } },
      },
      on: {
        'check.requested': 'checking',
        'session.opened': openedHere,
        'session.closedElsewhere': closedElsewhere,
      },
    },
    checking: {
      entry: 'clearProblem',
      invoke: {
        src: 'findUser',
        id: 'findUser',
        onDone: [foundUser, { target: 'anonymous.verified', actions: 'clearUser' }],
        onError: { target: 'unreachable', actions: { type: 'setProblem', params: withError } },
      },
      on: {
        'session.opened': openedHere,
        'session.closedElsewhere': closedElsewhere,
      },
    },
    unreachable: {
      on: {
        'check.retried': 'checking',
        'session.openedElsewhere': 'checking',
        'session.opened': openedHere,
        'session.closedElsewhere': closedElsewhere,
      },
    },
    anonymous: {
      initial: 'unverified',
      on: {
        'session.openedElsewhere': '.rechecking',
        'session.closedElsewhere': '.verified',
        'session.opened': openedHere,
      },
      states: {
        /** There was no session hint, so the account service was not called. */
        unverified: { on: { 'check.requested': '#auth.checking' } },
        verified: {},
        /** The user logged out in this tab; a log-out in another tab changes nothing. */
        signedOutHere: { on: { 'session.closedElsewhere': {} } },
        // Not `checking`: a public page with a half-filled form must not be replaced.
        rechecking: {
          invoke: {
            src: 'findUser',
            id: 'recheckUser',
            onDone: [foundUser, { target: 'verified' }],
            onError: 'unverified',
          },
          on: { 'check.requested': '#auth.checking' },
        },
      },
    },
    authenticated: {
      initial: 'idle',
      on: {
        'session.lost': {
          target: 'anonymous.verified',
          actions: ['clearUser', 'emitClosed'],
        },
        'session.closedElsewhere': closedElsewhere,
      },
      states: {
        idle: {
          on: {
            'logout.requested': 'loggingOut',
            'session.openedElsewhere': 'rechecking',
            'session.opened': openedHere,
          },
        },
        // Another tab may have logged in as another user; all tabs share one session.
        rechecking: {
          invoke: {
            src: 'findUser',
            id: 'recheckUser',
            onDone: [foundUser, { target: '#auth.anonymous.verified', actions: 'clearUser' }],
            onError: 'idle',
          },
          on: { 'logout.requested': 'loggingOut' },
        },
        loggingOut: {
          tags: 'pending',
          entry: 'clearProblem',
          invoke: {
            src: 'endSession',
            id: 'endSession',
            onDone: {
              target: '#auth.anonymous.signedOutHere',
              actions: ['clearUser', 'emitClosed'],
            },
            onError: { target: 'idle', actions: { type: 'setProblem', params: withError } },
          },
          on: {
            // The session has ended already: the log-out has reached its goal.
            'session.lost': {
              target: '#auth.anonymous.signedOutHere',
              actions: ['clearUser', 'emitClosed'],
            },
            'session.closedElsewhere': {
              target: '#auth.anonymous.signedOutHere',
              actions: 'clearUser',
            },
          },
        },
      },
    },
  },
})
