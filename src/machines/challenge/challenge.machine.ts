import { assertEvent, assign, fromPromise, setup, stateIn } from 'xstate'
import { waitFrom } from '#domain/countdown.ts'
import { failureOf } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import { countedDown, isDue, waiting } from '#machines/oldCountdown.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import type {
  EnteredFactor,
  ChallengeContext,
  ChallengeEvent,
} from '#machines/challenge/challenge.types.ts'
import { effect, notProvided, typed } from '#machines/setup.ts'
import type { FactorMethod, FactorOffers, MailedCode } from '#services/factors/factors.port.ts'

const signInAgain = {
  guard: { type: 'isSessionGone', params: withError },
  target: '#challenge.entry.left',
  actions: 'reportAbandoned',
} as const

/**
 * The second factor of a log-in (decision A8): a code of the authenticator app, a recovery code, or a
 * code by mail where the service offers it. Typing goes on while the offers are loaded or a mail is sent.
 */
export const challengeMachine = setup({
  types: typed<{ context: ChallengeContext; events: ChallengeEvent }>(),
  actors: {
    loadOffers: fromPromise<FactorOffers>(notProvided),
    mailCode: fromPromise<MailedCode>(notProvided),
    answer: fromPromise<User, EnteredFactor>(notProvided),
    endSession: fromPromise<unknown>(notProvided),
  },
  delays: { oneSecond: 1_000 },
  actions: {
    setOffers: assign((_, { offers }: { offers: FactorOffers }) => ({
      offers,
      ...(offers.totp || !offers.email ? {} : { method: 'email' as const }),
    })),
    setMethod: assign((_, { method }: { method: FactorMethod }) => ({ method, problem: null })),
    setMailed: assign(({ context }, { mailed }: { mailed: MailedCode }) => ({
      mailed,
      timesSent: context.timesSent + 1,
      problem: null,
      ...waitFrom(context.now),
    })),
    countDown: assign(({ context }) => countedDown(context)),
    setProblem: assign((_, { thrown }: Thrown) => ({
      problem: problemOf(thrown, ['invalidToken', 'codeExpired', 'unverified']),
    })),
    clearProblem: assign({ problem: null }),
    setMailProblem: assign((_, { thrown }: Thrown) => ({ mailProblem: problemOf(thrown) })),
    clearMailProblem: assign({ mailProblem: null }),
    /** Reads the wall clock into the context, before an action that needs it. */
    readClock: notProvided,
    reportSession: effect<{ user: User }>(),
    reportAbandoned: notProvided,
  },
  guards: {
    isSessionGone: (_, { thrown }: Thrown) => failureOf(thrown).code === 'signInAgain',
    isMail: (_, { method }: { method: FactorMethod }) => method === 'email',
    isMailed: ({ context }) => context.method !== 'email' || context.mailed !== null,
    isTyping: stateIn({ entry: 'typing' }),
    isDue,
  },
}).createMachine({
  id: 'challenge',
  context: {
    method: 'totp',
    offers: null,
    mailed: null,
    now: 0,
    resendAt: 0,
    secondsLeft: 0,
    timesSent: 0,
    problem: null,
    mailProblem: null,
  },
  type: 'parallel',
  states: {
    entry: {
      initial: 'typing',
      states: {
        typing: {
          on: {
            'code.submitted': { guard: 'isMailed', target: 'checking' },
            'method.chosen': {
              actions: { type: 'setMethod', params: ({ event }) => ({ method: event.method }) },
            },
            'login.abandoned': 'leaving',
          },
        },
        checking: {
          tags: 'pending',
          entry: 'clearProblem',
          invoke: {
            src: 'answer',
            id: 'answer',
            input: ({ context, event }) => {
              assertEvent(event, 'code.submitted')
              return { method: context.method, mailed: context.mailed, code: event.code }
            },
            onDone: {
              target: 'loggedIn',
              actions: { type: 'reportSession', params: ({ event }) => ({ user: event.output }) },
            },
            onError: [
              signInAgain,
              { target: 'typing', actions: { type: 'setProblem', params: withError } },
            ],
          },
        },
        leaving: {
          entry: 'clearProblem',
          invoke: {
            src: 'endSession',
            id: 'endSession',
            onDone: { target: 'left', actions: 'reportAbandoned' },
            onError: { target: 'typing', actions: { type: 'setProblem', params: withError } },
          },
        },
        // Both until the guard has left the page.
        loggedIn: { tags: 'pending' },
        left: {},
      },
    },
    offers: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadOffers',
            id: 'loadOffers',
            onDone: {
              target: 'known',
              actions: { type: 'setOffers', params: ({ event }) => ({ offers: event.output }) },
            },
            // The app and the recovery codes are offered without an answer as well.
            onError: [signInAgain, { target: 'known' }],
          },
        },
        known: {},
      },
    },
    mail: {
      initial: 'none',
      states: {
        none: {
          on: {
            'mail.requested': { guard: 'isTyping', target: 'sending' },
            'method.chosen': {
              guard: { type: 'isMail', params: ({ event }) => ({ method: event.method }) },
              target: 'sending',
            },
          },
        },
        sending: {
          entry: 'clearMailProblem',
          invoke: {
            src: 'mailCode',
            id: 'mailCode',
            onDone: {
              target: 'waiting',
              actions: [
                'readClock',
                { type: 'setMailed', params: ({ event }) => ({ mailed: event.output }) },
              ],
            },
            onError: [
              signInAgain,
              { target: 'ready', actions: { type: 'setMailProblem', params: withError } },
            ],
          },
        },
        waiting,
        ready: { on: { 'mail.requested': { guard: 'isTyping', target: 'sending' } } },
      },
    },
  },
})
