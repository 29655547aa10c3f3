import { assertEvent, assign, enqueueActions, setup, stateIn, type SnapshotFrom } from 'xstate'
import type { User } from '#domain/account.ts'
import { factorCodeOf } from '#domain/factors.rules.ts'
import { ServiceError } from '#domain/failure.ts'
import { countedDown, waitFrom } from '#machines/countdown.ts'
import {
  failedWith,
  fromService,
  outputOf,
  problemFrom,
  problemOf,
  type ScreenFailure,
} from '#machines/fromService.ts'
import { mailedCode, mailFlow, type MailContext } from '#machines/mailedCode.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { FactorAnswer, FactorMethod, FactorOffers, MailedCode } from '#services/factors.ts'
import type { Services } from '#services/services.ts'

/** The failures of the code that have their own text. */
export const challengeFailures = ['invalidToken', 'codeExpired', 'unverified'] as const

/** Why a code was not accepted, or the log-in not given up. */
export type ChallengeFailure = ScreenFailure<typeof challengeFailures>

interface ChallengeContext extends MailContext {
  readonly method: FactorMethod
  /** `null` until the account service has responded. */
  readonly offers: FactorOffers | null
  readonly mailed: MailedCode | null
  readonly problem: ChallengeFailure | null
}

export type ChallengeEvent =
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'method.chosen'; readonly method: FactorMethod }
  | { readonly type: 'mail.requested' }
  | { readonly type: 'login.abandoned' }

/** Effects of the machine on the rest of the site. */
export interface ChallengeEffects {
  /** Informs the auth machine; the guard then redirects. */
  sessionOpened(user: User): void
  /** The same for a log-in that was given up, or whose session has ended. */
  sessionAbandoned(): void
}

export type ChallengeServices = Pick<Services, 'auth' | 'factors' | 'drafts' | 'clock' | 'reporter'>

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
      sendMail: fromService(reporter, ({ signal }) => factors.mailCode(signal)),
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
      // A reload begins with the app again.
      keepWait: () => {},
      keepMailed: assign(({ context }, mailed: MailedCode) => ({
        mailed,
        timesSent: context.timesSent + 1,
        problem: null,
      })),
      forgetMailProblem: assign({ mailProblem: null }),
      keepMailProblem: assign({ mailProblem: (_, error: unknown) => problemOf(error) }),
      abandonSession: () => effects.sessionAbandoned(),
      openSession: (_, user: User) => {
        // Otherwise the sign-up page would show a sign-up that waits for its code in this tab.
        drafts.signup.clear()
        effects.sessionOpened(user)
      },
    },
    guards: { mayMail: stateIn({ entry: 'typing' }) },
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
            actions: [
              assign({ method: ({ event }) => event.method, problem: null }),
              // The first choice of the mail sends one.
              enqueueActions(({ event, check, enqueue }) => {
                if (event.method === 'email' && check(stateIn({ mail: 'none' })))
                  enqueue.raise({ type: 'mail.requested' })
              }),
            ],
          },
          'login.abandoned': 'leaving',
        },
      },
      checking: {
        tags: 'pending',
        entry: assign({ problem: null }),
        invoke: {
          src: 'answer',
          input: ({ context: { method, mailed }, event }) => {
            assertEvent(event, 'code.submitted')
            return { method, mailed, code: event.code }
          },
          onDone: {
            target: 'loggedIn',
            actions: { type: 'openSession', params: outputOf },
          },
          onError: [
            signInAgain,
            { target: 'typing', actions: assign(problemFrom(challengeFailures)) },
          ],
        },
      },
      leaving: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'endSession',
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
          onDone: {
            target: 'loaded',
            actions: assign(({ context, event: { output: offers } }) => ({
              offers,
              method: offers.totp || !offers.email ? context.method : 'email',
            })),
          },
          // The app and the recovery codes are offered without a response as well.
          onError: [signInAgain, { target: 'loaded' }],
        },
      },
      loaded: {},
    },
  })

/**
 * The second factor of a log-in: a code of the authenticator app, a recovery code, or a code by mail
 * where the service offers it. Typing continues while the offers are loaded or a mail is sent.
 */
export const challengeMachine = (services: ChallengeServices, effects: ChallengeEffects) => {
  const challenge = challengeSetup(services, effects)
  const mail = mailedCode({ type: 'keepMailed', params: outputOf<MailedCode> }, signInAgain)
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
      mail: { ...mail, initial: 'none', states: { none: mail.states.ready, ...mail.states } },
    },
  })
}

/** Which ways to offer before the service has responded. */
const assumed = { totp: true, email: false, recoveryCode: true }
const methods: readonly FactorMethod[] = ['totp', 'recoveryCode', 'email']

/** The page of the second factor. */
export const challengeFlow = (
  snapshot: SnapshotFrom<typeof challengeMachine>,
  send: (event: ChallengeEvent) => void,
) => {
  const { value, context } = snapshot
  const { method, offers, problem } = context
  return {
    /** Which code is asked for. */
    method,
    /** The other ways that the service offers. */
    others: methods.filter((one) => one !== method && (offers ?? assumed)[one]),
    /** The code is being checked. */
    pending: snapshot.hasTag('pending'),
    /** The log-in is being given up. */
    leaving: value.entry === 'leaving' || value.entry === 'left',
    /** Why the last try failed. */
    problem,
    /** The mail with the code; `null` as long as none was asked for. */
    mail: value.mail === 'none' ? null : mailFlow(value.mail, context),
    /** Checks a code that passed the rules; ignored while one is being checked. */
    submit: (code: string) => send({ type: 'code.submitted', code }),
    /** Asks for another kind of code. The first choice of the mail sends one. */
    choose: (chosen: FactorMethod) => send({ type: 'method.chosen', method: chosen }),
    /** Sends a code by mail; ignored until the countdown has run out. */
    sendMail: () => send({ type: 'mail.requested' }),
    /** Gives the log-in up, to log in as another person. */
    leave: () => send({ type: 'login.abandoned' }),
  }
}

export type ChallengeFlow = Readonly<ReturnType<typeof challengeFlow>>

export const useChallenge = (
  services: ChallengeServices,
  effects: ChallengeEffects,
): ChallengeFlow => useFlow(() => challengeMachine(services, effects), challengeFlow)
