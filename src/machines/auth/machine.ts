import { assign } from 'xstate'
import {
  authSetup,
  closedElsewhere,
  emitClosed,
  foundBlocked,
  foundIncomplete,
  foundUser,
  lost,
  type AuthServices,
  type AuthSetup,
} from '#machines/auth/setup.ts'
import { problemFrom } from '#machines/fromService.ts'

/** Without a session. The states say why. */
const anonymousState = (auth: AuthSetup) =>
  auth.createStateConfig({
    initial: 'unverified',
    on: {
      'session.openedElsewhere': '.rechecking',
      'session.incomplete': '.factorMissing',
      'session.abandoned': { target: '.verified', actions: ['forgetPerson', emitClosed] },
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
      signedOutHere: { entry: 'forgetPerson', on: { 'session.closedElsewhere': {} } },
      /** The user closed the account in this tab. */
      accountClosed: { entry: 'forgetPerson', on: { 'session.closedElsewhere': {} } },
      /** The service ended the session: it has expired, or was ended elsewhere. */
      ended: { entry: 'forgetPerson' },
      /** The service has blocked the account. */
      blocked: { entry: 'forgetPerson' },
      // Not `checking`: a public page with a half-filled form must not be replaced.
      rechecking: {
        invoke: {
          src: 'findUser',
          onDone: [foundUser, { target: 'verified' }],
          onError: [foundIncomplete, { target: 'unverified' }],
        },
        on: { 'check.requested': '#auth.checking' },
      },
    },
  })

/** With a session. */
const authenticatedState = (auth: AuthSetup) =>
  auth.createStateConfig({
    initial: 'idle',
    on: {
      'session.lost': lost,
      'user.changed': {
        actions: [
          assign({
            user: ({ context: { user }, event }) => user && { ...user, ...event.change },
            problem: null,
          }),
          'emitChanged',
        ],
      },
      'sessions.changed': { actions: 'emitChanged' },
      'account.closed': {
        target: 'anonymous.accountClosed',
        actions: ['clearUser', emitClosed],
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
        entry: assign({ problem: null }),
        invoke: {
          src: 'endSession',
          onDone: {
            target: '#auth.anonymous.signedOutHere',
            actions: ['clearUser', emitClosed],
          },
          onError: { target: 'idle', actions: assign(problemFrom()) },
        },
        on: {
          // The session has ended already: the log-out has reached its goal.
          'session.lost': {
            target: '#auth.anonymous.signedOutHere',
            actions: ['clearUser', emitClosed],
          },
          'session.closedElsewhere': {
            target: '#auth.anonymous.signedOutHere',
            actions: 'clearUser',
          },
        },
      },
    },
  })

/**
 * The session of the visitor (spec §4), one actor for the whole site: `restoring` and `checking`,
 * then `anonymous` or `authenticated`. Log-in sets the user; log-out here or in another tab and an
 * expired session clear it. A session whose second factor is missing is none.
 */
export const authMachine = (services: AuthServices) => {
  const auth = authSetup(services)
  return auth.createMachine({
    id: 'auth',
    context: { user: null, problem: null },
    invoke: { src: 'listenToSession' },
    initial: 'restoring',
    on: {
      'session.opened': {
        target: '#auth.authenticated',
        actions: [
          { type: 'forgetOther', params: ({ event }) => event.user },
          { type: 'setUser', params: ({ event }) => event.user },
          'emitOpened',
        ],
      },
      'session.closedElsewhere': closedElsewhere,
    },
    states: {
      restoring: {
        invoke: {
          src: 'restoreSession',
          onDone: [
            {
              guard: ({ event }) => event.output.user !== null,
              target: 'authenticated',
              actions: assign({ user: ({ event }) => event.output.user, problem: null }),
            },
            {
              // There was a session at the last visit.
              guard: ({ event }) => event.output.verified,
              target: 'anonymous.ended',
            },
            { target: 'anonymous' },
          ],
          onError: [
            foundBlocked,
            foundIncomplete,
            { target: 'unreachable', actions: assign(problemFrom()) },
          ],
        },
        on: {
          'check.requested': 'checking',
          'session.openedElsewhere': { target: 'restoring', reenter: true },
        },
      },
      checking: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'findUser',
          onDone: [foundUser, { target: 'anonymous.verified', actions: 'clearUser' }],
          onError: [
            foundBlocked,
            foundIncomplete,
            { target: 'unreachable', actions: assign(problemFrom()) },
          ],
        },
        on: { 'session.openedElsewhere': { target: 'checking', reenter: true } },
      },
      unreachable: {
        on: {
          'check.retried': 'checking',
          'session.openedElsewhere': 'checking',
        },
      },
      anonymous: anonymousState(auth),
      authenticated: authenticatedState(auth),
    },
  })
}
