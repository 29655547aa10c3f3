import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { failureOf } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import {
  closedElsewhere,
  foundBlocked,
  foundIncomplete,
  foundUser,
  lost,
  openedHere,
  unreachable,
  type Ended,
} from '#machines/auth/auth.transitions.ts'
import type { AuthContext, AuthEvent, RestoredSession } from '#machines/auth/auth.types.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { effect, notProvided, typed } from '#machines/setup.ts'
import type { SessionEnd } from '#services/session-loss/sessionLoss.port.ts'

/**
 * The session of the visitor (spec §4), one actor for the whole site: `restoring` and `checking`,
 * then `anonymous` or `authenticated`. Log-in sets the user; log-out here or in another tab and an
 * expired session clear it (decisions A4 and A7). A session whose second factor is missing is none.
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
    /** The account or its sessions changed. */
    emitChanged: notProvided,
    emitClosed: effect<{ notice: 'closed' | SessionEnd }>(),
    /** The next visit does not ask for a session that is gone. */
    forgetSession: notProvided,
    /** The next visit asks the account service again. */
    rememberSession: notProvided,
  },
  guards: {
    isUser: (_, { user }: { user: User | null }) => user !== null,
    isVerified: (_, { verified }: { verified: boolean }) => verified,
    lacksFactor: (_, { thrown }: Thrown) => failureOf(thrown).code === 'moreFactors',
    isBlocked: (_, { end }: Ended) => end === 'blocked',
    isFactorMissing: (_, { end }: Ended) => end === 'factorMissing',
    isEnded: (_, { end }: Ended) => end === 'ended',
    isRefusedAsBlocked: (_, { thrown }: Thrown) => failureOf(thrown).code === 'blocked',
  },
}).createMachine({
  id: 'auth',
  context: { user: null, problem: null },
  invoke: { src: 'listenToSession', id: 'listenToSession' },
  initial: 'restoring',
  on: {
    'session.opened': openedHere,
    'session.closedElsewhere': closedElsewhere,
  },
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
            // There was a session at the last visit.
            target: 'anonymous.ended',
          },
          { target: 'anonymous' },
        ],
        onError: [foundBlocked, foundIncomplete, unreachable],
      },
      on: { 'check.requested': 'checking' },
    },
    checking: {
      entry: 'clearProblem',
      invoke: {
        src: 'findUser',
        id: 'findUser',
        onDone: [foundUser, { target: 'anonymous.verified', actions: 'clearUser' }],
        onError: [foundBlocked, foundIncomplete, unreachable],
      },
    },
    unreachable: {
      on: {
        'check.retried': 'checking',
        'session.openedElsewhere': 'checking',
      },
    },
    anonymous: {
      initial: 'unverified',
      on: {
        'session.openedElsewhere': '.rechecking',
        'session.incomplete': '.factorMissing',
        'session.abandoned': {
          target: '.verified',
          actions: { type: 'emitClosed', params: { notice: 'closed' } },
        },
      },
      states: {
        /** There was no session hint, so the account service was not called. */
        unverified: { on: { 'check.requested': '#auth.checking' } },
        verified: {},
        /** The password was right, and the page of the code waits for the second factor. */
        factorMissing: {
          entry: 'rememberSession',
          // Another tab may have proved it.
          on: { 'session.openedElsewhere': '#auth.checking' },
        },
        /** The user logged out in this tab; a log-out in another tab changes nothing. */
        signedOutHere: { on: { 'session.closedElsewhere': {} } },
        /** The user closed the account in this tab. */
        accountClosed: { on: { 'session.closedElsewhere': {} } },
        /** The service ended the session: it has expired, or was ended elsewhere (decision A7). */
        ended: {},
        /** The service has blocked the account (decision A7). */
        blocked: {},
        // Not `checking`: a public page with a half-filled form must not be replaced.
        rechecking: {
          invoke: {
            src: 'findUser',
            id: 'recheckUser',
            onDone: [foundUser, { target: 'verified' }],
            onError: [foundIncomplete, { target: 'unverified' }],
          },
          on: { 'check.requested': '#auth.checking' },
        },
      },
    },
    authenticated: {
      initial: 'idle',
      on: {
        'session.lost': lost,
        'user.changed': {
          actions: [
            {
              type: 'setUser',
              params: ({ context: { user }, event }) => ({
                user: user === null ? null : { ...user, ...event.change },
              }),
            },
            'emitChanged',
          ],
        },
        'sessions.changed': { actions: 'emitChanged' },
        'account.closed': {
          target: 'anonymous.accountClosed',
          actions: ['clearUser', { type: 'emitClosed', params: { notice: 'closed' } }],
        },
      },
      states: {
        idle: {
          on: {
            'logout.requested': 'loggingOut',
            'session.openedElsewhere': 'rechecking',
          },
        },
        // Another tab may have logged in as another user; all tabs share one session.
        rechecking: {
          invoke: {
            src: 'findUser',
            id: 'recheckUser',
            onDone: [foundUser, { target: '#auth.anonymous.ended', actions: 'clearUser' }],
            onError: [foundIncomplete, { target: 'idle' }],
          },
          on: {
            'logout.requested': 'loggingOut',
            'session.openedElsewhere': { target: 'rechecking', reenter: true },
          },
        },
        loggingOut: {
          tags: 'pending',
          entry: 'clearProblem',
          invoke: {
            src: 'endSession',
            id: 'endSession',
            onDone: {
              target: '#auth.anonymous.signedOutHere',
              actions: ['clearUser', { type: 'emitClosed', params: { notice: 'closed' } }],
            },
            onError: { target: 'idle', actions: { type: 'setProblem', params: withError } },
          },
          on: {
            // The session has ended already: the log-out has reached its goal.
            'session.lost': {
              target: '#auth.anonymous.signedOutHere',
              actions: ['clearUser', { type: 'emitClosed', params: { notice: 'closed' } }],
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
