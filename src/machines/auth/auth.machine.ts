import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { User } from '#domain/user.ts'
import type { AuthFailure } from '#machines/auth/auth.view.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { notProvided, typed } from '#machines/charting.ts'

interface AuthContext {
  readonly user: User | null
  readonly problem: AuthFailure | null
  /** Whether the service itself was asked; without a mark of a session public pages do not ask it. */
  readonly certain: boolean
  /** The user logged out in this tab, and is being led away. */
  readonly left: boolean
}

/** What looking for the user found, and whether the service was asked. */
export interface FoundUser {
  readonly user: User | null
  readonly certain: boolean
}

/** What the session's machine listens to. */
export type AuthEvent =
  | { readonly type: 'check.retried' }
  /** A guarded page must know for certain. */
  | { readonly type: 'check.requested' }
  | { readonly type: 'logout.requested' }
  /** A log-in or sign-up succeeded in this tab. */
  | { readonly type: 'session.opened'; readonly user: User }
  /** A call found the session gone. */
  | { readonly type: 'session.lost' }
  | { readonly type: 'session.openedElsewhere' }
  | { readonly type: 'session.closedElsewhere' }

/** Whoever logged in or signed up in this tab is the user, whatever was known before. */
const keepOpened = {
  type: 'keepUser',
  params: ({ event }: { event: Extract<AuthEvent, { type: 'session.opened' }> }) => ({
    user: event.user,
  }),
} as const

/**
 * Who is here (spec §4): one long-lived actor. `checking`, then `anonymous` or `authenticated`;
 * log-in sets the user, log-out clears it, and so does a log-out in another tab (decision A4).
 */
export const authMachine = setup({
  types: typed<{ context: AuthContext; events: AuthEvent }>(),
  actors: {
    findUser: fromPromise<FoundUser, { certain: boolean }>(notProvided),
    endSession: fromPromise<unknown>(notProvided),
    hearOtherTabs: fromCallback<AuthEvent>(notProvided),
  },
  actions: {
    keepUser: assign((_, { user }: { user: User | null }) => ({
      user,
      problem: null,
      certain: true,
      left: false,
    })),
    forgetUser: assign({ user: null, problem: null, certain: true }),
    rememberLeaving: assign({ left: true }),
    keepAbsence: assign((_, { certain }: { certain: boolean }) => ({
      user: null,
      problem: null,
      certain,
    })),
    wantCertainty: assign({ certain: true }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: problemOf(thrown) })),
    clearProblem: assign({ problem: null }),
    tellOpened: notProvided,
    tellClosed: notProvided,
    leave: notProvided,
  },
  guards: {
    isGuess: ({ context }) => !context.certain,
    isSomebody: (_, { user }: { user: User | null }) => user !== null,
  },
}).createMachine({
  id: 'auth',
  context: { user: null, problem: null, certain: false, left: false },
  invoke: { src: 'hearOtherTabs', id: 'hearOtherTabs' },
  initial: 'checking',
  states: {
    checking: {
      entry: 'clearProblem',
      invoke: {
        src: 'findUser',
        id: 'findUser',
        input: ({ context }) => ({ certain: context.certain }),
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
            target: 'authenticated',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
          },
          {
            target: 'anonymous',
            actions: {
              type: 'keepAbsence',
              params: ({ event }) => ({ certain: event.output.certain }),
            },
          },
        ],
        onError: { target: 'unreachable', actions: { type: 'keepProblem', params: withError } },
      },
      on: {
        'session.opened': {
          target: 'authenticated',
          actions: [keepOpened, 'tellOpened'],
        },
        'session.closedElsewhere': { target: 'anonymous', actions: 'forgetUser' },
      },
    },
    unreachable: {
      on: {
        'check.retried': { target: 'checking', actions: 'wantCertainty' },
        'session.openedElsewhere': 'checking',
        'session.closedElsewhere': { target: 'anonymous', actions: 'forgetUser' },
        'session.opened': {
          target: 'authenticated',
          actions: [keepOpened, 'tellOpened'],
        },
      },
    },
    anonymous: {
      initial: 'resting',
      on: {
        'check.requested': {
          guard: 'isGuess',
          target: 'checking',
          actions: 'wantCertainty',
        },
        'session.openedElsewhere': '.rechecking',
        'session.closedElsewhere': '.resting',
        'session.opened': {
          target: 'authenticated',
          actions: [keepOpened, 'tellOpened'],
        },
      },
      states: {
        resting: {},
        // Not `checking`: a page with a half-filled form must not blink because of another tab.
        rechecking: {
          invoke: {
            src: 'findUser',
            id: 'findUser',
            input: { certain: true },
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
                target: '#auth.authenticated',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    authenticated: {
      initial: 'resting',
      on: {
        'session.lost': { target: 'anonymous', actions: 'forgetUser' },
        'session.closedElsewhere': { target: 'anonymous', actions: 'forgetUser' },
      },
      states: {
        resting: {
          on: {
            'logout.requested': 'loggingOut',
            'session.openedElsewhere': 'rechecking',
            'session.opened': {
              actions: [keepOpened, 'tellOpened'],
            },
          },
        },
        // Another tab may have logged in as somebody else, and both share one session.
        rechecking: {
          invoke: {
            src: 'findUser',
            id: 'findUser',
            input: { certain: true },
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output.user }) },
                target: 'resting',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
              },
              { target: '#auth.anonymous', actions: 'forgetUser' },
            ],
            onError: 'resting',
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
              target: '#auth.anonymous',
              actions: ['forgetUser', 'rememberLeaving', 'tellClosed', 'leave'],
            },
            onError: { target: 'resting', actions: { type: 'keepProblem', params: withError } },
          },
          on: {
            // Somebody was faster: what was asked for has happened.
            'session.closedElsewhere': {
              target: '#auth.anonymous',
              actions: ['forgetUser', 'rememberLeaving', 'leave'],
            },
          },
        },
      },
    },
  },
})
