import { assertEvent, assign, setup, stateIn, type SnapshotFrom } from 'xstate'
import { waitFrom, countedDown, waitingState, type Countdown } from '#machines/countdown.ts'
import { factorCodeOf } from '#domain/factors.rules.ts'
import { ServiceError } from '#domain/failure.ts'
import type { User } from '#domain/account.ts'
import {
  failedWith,
  fromService,
  problemFrom,
  problemOf,
  type ScreenFailure,
} from '#machines/fromService.ts'
import type { FactorAnswer, FactorMethod, FactorOffers, MailedCode } from '#services/factors.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

// Components may look at machines only, not at ports.
export type { FactorMethod } from '#services/factors.ts'

/** The failures of the code that have their own text. */
export const challengeFailures = ['invalidToken', 'codeExpired', 'unverified'] as const

/** Why a code was not accepted, or the log-in not given up. */
export type ChallengeFailure = ScreenFailure<typeof challengeFailures>

/** The mail with a code (decision S4). */
export interface ChallengeMail {
  /** `none`: no mail was asked for yet. */
  readonly status: 'none' | 'sending' | 'waiting' | 'ready'
  /** Whole seconds until another mail may be asked for; 0 unless `waiting`. */
  readonly secondsLeft: number
  /** How many mails were sent on this screen: a change is worth an announcement. */
  readonly timesSent: number
  /** Why no mail was sent. */
  readonly problem: ScreenFailure | null
}

/** The page of the second factor (decision A8). */
export interface ChallengeFlow {
  /** Which code is asked for. */
  readonly method: FactorMethod
  /** The other ways that the service offers. */
  readonly others: ReadonlyArray<FactorMethod>
  /** The code is being checked. */
  readonly pending: boolean
  /** The log-in is being given up. */
  readonly leaving: boolean
  /** Why the last try failed. */
  readonly problem: ChallengeFailure | null
  /** The mail with the code. */
  readonly mail: ChallengeMail
  /** Checks a code that passed the rules; ignored while one is being checked. */
  submit(code: string): void
  /** Asks for another kind of code. The first choice of the mail sends one. */
  choose(method: FactorMethod): void
  /** Sends a code by mail; ignored until the countdown has run out. */
  sendMail(): void
  /** Gives the log-in up, to log in as another person. */
  leave(): void
}

interface ChallengeContext extends Countdown {
  readonly method: FactorMethod
  /** `null` until the account service has responded. */
  readonly offers: FactorOffers | null
  readonly mailed: MailedCode | null
  readonly timesSent: number
  readonly problem: ChallengeFailure | null
  readonly mailProblem: ChallengeMail['problem']
}

export type ChallengeEvent =
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'method.chosen'; readonly method: FactorMethod }
  | { readonly type: 'mail.requested' }
  | { readonly type: 'login.abandoned' }

/** Effects of the machine on the rest of the site. */
export interface ChallengeEffects {
  /** Informs the auth machine; the guard then redirects (decision A2). */
  sessionOpened(user: User): void
  /** The same for a log-in that was given up, or whose session has ended. */
  sessionAbandoned(): void
}

type ChallengeServices = Pick<Services, 'auth' | 'factors' | 'drafts' | 'clock' | 'reporter'>

interface EnteredFactor extends Pick<ChallengeContext, 'method' | 'mailed'> {
  readonly code: string
}

const answerOf = ({ method, mailed, code }: EnteredFactor): FactorAnswer => {
  if (method !== 'email') return { method, code: factorCodeOf(method, code) }
  if (mailed === null) throw new ServiceError({ code: 'invalidToken' })
  return { method, code, mailed }
}

/** The session has ended: only a new log-in helps. */
const signInAgain = {
  guard: failedWith('signInAgain'),
  target: '#challenge.entry.left',
  actions: 'abandonSession',
} as const

const challengeSetup = (
  { auth, factors, drafts, clock, reporter }: ChallengeServices,
  effects: ChallengeEffects,
) =>
  setup({
    types: {} as { context: ChallengeContext; events: ChallengeEvent },
    actors: {
      loadOffers: fromService(reporter, ({ signal }) => factors.offers(signal)),
      mailCode: fromService(reporter, ({ signal }) => factors.mailCode(signal)),
      answer: fromService<User, EnteredFactor>(reporter, async ({ input, signal }) => {
        await factors.answer(answerOf(input), signal)
        return auth.finishSignIn(signal)
      }),
      endSession: fromService(reporter, ({ signal }) => auth.signOut(signal)),
    },
    delays: { oneSecond: 1_000 },
    actions: {
      countDown: assign(({ context }) => countedDown(context, clock.now())),
      startWait: assign(() => waitFrom(clock.now())),
      abandonSession: () => effects.sessionAbandoned(),
      openSession: (_, user: User) => {
        // Otherwise the sign-up page would show a sign-up that waits for its code in this tab.
        drafts.signup.clear()
        effects.sessionOpened(user)
      },
    },
    guards: { isTyping: stateIn({ entry: 'typing' }) },
  })

type ChallengeSetup = ReturnType<typeof challengeSetup>

/** The code. */
const entryState = (challenge: ChallengeSetup) =>
  challenge.createStateConfig({
    initial: 'typing',
    states: {
      typing: {
        on: {
          'code.submitted': {
            guard: ({ context }) => context.method !== 'email' || context.mailed !== null,
            target: 'checking',
          },
          'method.chosen': {
            actions: assign({ method: ({ event }) => event.method, problem: null }),
          },
          'login.abandoned': 'leaving',
        },
      },
      checking: {
        tags: 'pending',
        entry: assign({ problem: null }),
        invoke: {
          src: 'answer',
          id: 'answer',
          input: ({ context, event }) => {
            assertEvent(event, 'code.submitted')
            return { method: context.method, mailed: context.mailed, code: event.code }
          },
          onDone: {
            target: 'loggedIn',
            actions: { type: 'openSession', params: ({ event }) => event.output },
          },
          onError: [
            signInAgain,
            {
              target: 'typing',
              actions: assign(problemFrom(challengeFailures)),
            },
          ],
        },
      },
      leaving: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'endSession',
          id: 'endSession',
          onDone: { target: 'left', actions: 'abandonSession' },
          onError: { target: 'typing', actions: assign(problemFrom()) },
        },
      },
      // Both until the guard has left the page.
      loggedIn: { tags: 'pending' },
      left: {},
    },
  })

/** The ways that the service offers. */
const offersState = (challenge: ChallengeSetup) =>
  challenge.createStateConfig({
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'loadOffers',
          id: 'loadOffers',
          onDone: {
            target: 'known',
            actions: assign(({ context, event: { output: offers } }) => ({
              offers,
              method: offers.totp || !offers.email ? context.method : 'email',
            })),
          },
          // The app and the recovery codes are offered without a response as well.
          onError: [signInAgain, { target: 'known' }],
        },
      },
      known: {},
    },
  })

/** The mail with a code. */
const mailState = (challenge: ChallengeSetup) =>
  challenge.createStateConfig({
    initial: 'none',
    states: {
      none: {
        on: {
          'mail.requested': { guard: 'isTyping', target: 'sending' },
          'method.chosen': {
            guard: ({ event }) => event.method === 'email',
            target: 'sending',
          },
        },
      },
      sending: {
        entry: assign({ mailProblem: null }),
        invoke: {
          src: 'mailCode',
          id: 'mailCode',
          onDone: {
            target: 'waiting',
            actions: [
              assign(({ context, event }) => ({
                mailed: event.output,
                timesSent: context.timesSent + 1,
                problem: null,
              })),
              'startWait',
            ],
          },
          onError: [
            signInAgain,
            {
              target: 'ready',
              actions: assign({ mailProblem: ({ event }) => problemOf(event.error) }),
            },
          ],
        },
      },
      waiting: waitingState,
      ready: { on: { 'mail.requested': { guard: 'isTyping', target: 'sending' } } },
    },
  })

/**
 * The second factor of a log-in: a code of the authenticator app, a recovery code, or a code by mail
 * where the service offers it. Typing continues while the offers are loaded or a mail is sent.
 */
export const challengeMachine = (services: ChallengeServices, effects: ChallengeEffects) => {
  const challenge = challengeSetup(services, effects)
  return challenge.createMachine({
    id: 'challenge',
    context: {
      method: 'totp',
      offers: null,
      mailed: null,
      resendAt: 0,
      secondsLeft: 0,
      timesSent: 0,
      problem: null,
      mailProblem: null,
    },
    type: 'parallel',
    states: {
      entry: entryState(challenge),
      offers: offersState(challenge),
      mail: mailState(challenge),
    },
  })
}

/** Which ways to offer before the service has responded. */
const assumed = { totp: true, email: false, recoveryCode: true }
const methods: readonly FactorMethod[] = ['totp', 'recoveryCode', 'email']

export const challengeFlow = (
  snapshot: SnapshotFrom<typeof challengeMachine>,
  send: (event: ChallengeEvent) => void,
): ChallengeFlow => {
  const { method, offers, secondsLeft, timesSent, problem, mailProblem } = snapshot.context
  return {
    method,
    others: methods.filter((one) => one !== method && (offers ?? assumed)[one]),
    pending: snapshot.hasTag('pending'),
    leaving: snapshot.matches({ entry: 'leaving' }) || snapshot.matches({ entry: 'left' }),
    problem,
    mail: { status: snapshot.value.mail, secondsLeft, timesSent, problem: mailProblem },
    submit: (code) => send({ type: 'code.submitted', code }),
    choose: (chosen) => send({ type: 'method.chosen', method: chosen }),
    sendMail: () => send({ type: 'mail.requested' }),
    leave: () => send({ type: 'login.abandoned' }),
  }
}

export const useChallenge = (
  services: ChallengeServices,
  effects: ChallengeEffects,
): ChallengeFlow => useFlow(() => challengeMachine(services, effects), challengeFlow)
