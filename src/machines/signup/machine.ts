import { assertEvent, assign, setup, stateIn } from 'xstate'
import {
  waitFrom,
  countdownUntil,
  countedDown,
  waitingState,
  type Countdown,
} from '#machines/countdown.ts'
import { isSameEmail } from '#domain/fields.ts'
import { ServiceError } from '#domain/failure.ts'
import { limits } from '#domain/limits.ts'
import type { SignupEntries } from '#domain/signup.rules.ts'
import type { User } from '#domain/account.ts'
import {
  failedWith,
  fromService,
  fromTabs,
  problemOf,
  type ScreenFailure,
} from '#machines/fromService.ts'
import type { Services } from '#services/services.ts'
import type {
  CodeDelivery,
  NewAccount,
  SignupRequest,
  StartedSignup,
} from '#services/verification.ts'

/** The failures of the form that have their own text. */
export const signupFailures = ['alreadyExists'] as const

/**
 * Why sign-up failed: `Signup failed. Please try again.` and, if known, the reason (spec §8).
 * `passwordDiffers`: this address was signed up a moment ago with another password (decision S3).
 */
export type SignupFailure =
  ScreenFailure<typeof signupFailures> | { readonly code: 'passwordDiffers' }

/** The failures of the code that have their own text. */
export const codeFailures = ['invalidToken', 'signInAgain'] as const

/**
 * Why the code was rejected: `invalidToken` reads `Invalid verification code. Please try again.`,
 * `signInAgain` reads `Please log in again after verification.` (spec §8)
 */
export type CodeFailure = ScreenFailure<typeof codeFailures>

const resendFailures = ['signInAgain'] as const

/** Why another code could not be sent. */
export type ResendFailure = ScreenFailure<typeof resendFailures>

/** Context of the sign-up machine. It never contains the password (decision S3). */
export interface SignupContext extends Countdown {
  /** Initial values of the form. */
  readonly name: string
  readonly email: string
  /** The latest account made on this page; kept when going back to the form. */
  readonly account: NewAccount | null
  readonly delivery: CodeDelivery
  readonly timesSent: number
  readonly user: User | null
  readonly problem: SignupFailure | null
  readonly codeProblem: CodeFailure | null
  readonly resendProblem: ResendFailure | null
}

export type SignupEvent =
  | { readonly type: 'form.submitted'; readonly form: SignupEntries }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'code.requested' }
  | { readonly type: 'form.reopened' }
  | { readonly type: 'success.continued' }
  /** Another tab changed the account, perhaps by the mailed link (decision S7). */
  | { readonly type: 'account.changedElsewhere' }

export type SignupServices = Pick<
  Services,
  'verification' | 'authChannel' | 'drafts' | 'clock' | 'reporter'
>

/** A code step without an account cannot be finished; only a new sign-up helps. */
const required = (account: NewAccount | null): NewAccount => {
  if (account === null) throw new ServiceError({ code: 'signInAgain' })
  return account
}

/** An address that was signed up a moment ago is taken by the visitor: the password differs. */
const signupProblem = (thrown: unknown, { account, email }: SignupContext): SignupFailure => {
  const problem = problemOf(thrown, signupFailures)
  const isOwn = account !== null && isSameEmail(account.email, email)
  return problem.code === 'alreadyExists' && isOwn ? { code: 'passwordDiffers' } : problem
}

const signupSetup = (
  { verification, authChannel, drafts, clock, reporter }: SignupServices,
  sessionOpened: (user: User) => void,
) =>
  setup({
    types: {} as { context: SignupContext; events: SignupEvent },
    actors: {
      startSignup: fromService<StartedSignup, SignupRequest>(reporter, ({ input, signal }) =>
        verification.start(input, signal),
      ),
      confirmCode: fromService<User, { account: NewAccount | null; code: string }>(
        reporter,
        async ({ input: { account, code }, signal }) =>
          verification.confirm(required(account), code, signal),
      ),
      resendCode: fromService<CodeDelivery, NewAccount | null>(
        reporter,
        async ({ input, signal }) => verification.resend(required(input), signal),
      ),
      findConfirmed: fromService<User | null, NewAccount | null>(
        reporter,
        async ({ input, signal }) => verification.findConfirmed(required(input), signal),
      ),
      listenToTabs: fromTabs(authChannel, (notice) =>
        notice === 'changed' ? { type: 'account.changedElsewhere' } : null,
      ),
    },
    delays: { redirectDelay: limits.redirectDelayMs, oneSecond: 1_000 },
    actions: {
      countDown: assign(({ context }) => countedDown(context, clock.now())),
      startWait: assign(() => waitFrom(clock.now())),
      writePending: ({ context: { account, delivery, resendAt } }) => {
        if (account !== null) drafts.signup.write({ account, delivery, resendAt })
      },
      endSignup: assign({ codeProblem: { code: 'signInAgain' } }),
      clearPending: () => drafts.signup.clear(),
      reportSession: ({ context: { user } }) => {
        if (user !== null) sessionOpened(user)
      },
    },
    guards: { isTyping: stateIn({ code: { entry: 'typing' } }) },
  })

type SignupSetup = ReturnType<typeof signupSetup>

/** The form. */
const formState = (signup: SignupSetup) =>
  signup.createStateConfig({
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.submitted': {
            target: 'submitting',
            actions: assign({
              name: ({ event }) => event.form.name,
              email: ({ event }) => event.form.email,
              problem: null,
            }),
          },
        },
      },
      submitting: {
        tags: 'pending',
        invoke: {
          src: 'startSignup',
          id: 'startSignup',
          input: ({ event }) => {
            assertEvent(event, 'form.submitted')
            const { name, email, password } = event.form
            return { name, email, password }
          },
          onDone: {
            target: '#signup.code',
            actions: [
              assign({
                account: ({ event }) => event.output.account,
                delivery: ({ event }) => event.output.delivery,
                timesSent: 0,
                codeProblem: null,
                resendProblem: null,
              }),
              'startWait',
              'writePending',
            ],
          },
          onError: {
            target: 'editing',
            actions: assign({
              problem: ({ context, event }) => signupProblem(event.error, context),
            }),
          },
        },
      },
    },
  })

/** The six digits. */
const entryState = (signup: SignupSetup) =>
  signup.createStateConfig({
    initial: 'typing',
    states: {
      typing: {
        on: {
          'code.submitted': 'verifying',
          'form.reopened': { target: '#signup.form', actions: 'clearPending' },
        },
      },
      verifying: {
        tags: 'pending',
        entry: assign({ codeProblem: null }),
        invoke: {
          src: 'confirmCode',
          id: 'confirmCode',
          input: ({ context, event }) => {
            assertEvent(event, 'code.submitted')
            return { account: context.account, code: event.code }
          },
          onDone: {
            target: '#signup.verified',
            actions: assign({ user: ({ event }) => event.output }),
          },
          onError: [
            {
              // A new log-in is the only way on: a reload does not come back here.
              guard: failedWith('signInAgain'),
              target: 'typing',
              actions: ['endSignup', 'clearPending'],
            },
            {
              target: 'typing',
              actions: assign({
                codeProblem: ({ event }) => problemOf(event.error, codeFailures),
              }),
            },
          ],
        },
      },
    },
  })

/** Another tab may confirm the address with the mailed link (decision S7). */
const confirmationState = (signup: SignupSetup) =>
  signup.createStateConfig({
    invoke: { src: 'listenToTabs', id: 'listenToTabs' },
    initial: 'listening',
    states: {
      listening: { on: { 'account.changedElsewhere': 'checking' } },
      checking: {
        on: { 'account.changedElsewhere': { target: 'checking', reenter: true } },
        invoke: {
          src: 'findConfirmed',
          id: 'findConfirmed',
          input: ({ context }) => context.account,
          onDone: [
            {
              guard: ({ event }) => event.output !== null,
              target: '#signup.verified',
              actions: assign({ user: ({ event }) => event.output }),
            },
            'listening',
          ],
          onError: [
            {
              guard: failedWith('signInAgain'),
              target: 'listening',
              actions: ['endSignup', 'clearPending'],
            },
            'listening',
          ],
        },
      },
    },
  })

/** Another code. */
const resendState = (signup: SignupSetup) =>
  signup.createStateConfig({
    initial: 'waiting',
    states: {
      waiting: waitingState,
      ready: { on: { 'code.requested': { guard: 'isTyping', target: 'sending' } } },
      sending: {
        entry: assign({ resendProblem: null }),
        invoke: {
          src: 'resendCode',
          id: 'resendCode',
          input: ({ context }) => context.account,
          onDone: {
            target: 'waiting',
            actions: [
              assign({
                delivery: ({ event }) => event.output,
                timesSent: ({ context }) => context.timesSent + 1,
                codeProblem: null,
              }),
              'startWait',
              'writePending',
            ],
          },
          onError: [
            {
              guard: failedWith('rateLimited'),
              target: 'waiting',
              actions: [
                assign({ resendProblem: ({ event }) => problemOf(event.error) }),
                'startWait',
                'writePending',
              ],
            },
            {
              target: 'ready',
              actions: assign({
                resendProblem: ({ event }) => problemOf(event.error, resendFailures),
              }),
            },
          ],
        },
      },
    },
  })

/**
 * Sign-up (spec §2 and §4): the form, then the six-digit code, then the success message, which
 * gives way to `/` after 3 s. A reload continues at the code (decisions S3 and S4).
 *
 * @param sessionOpened - called when the code was accepted, while the success message still shows
 */
export const signupMachine = (services: SignupServices, sessionOpened: (user: User) => void) => {
  const signup = signupSetup(services, sessionOpened)
  return signup.createMachine({
    id: 'signup',
    context: () => {
      const pending = services.drafts.signup.read()
      return {
        ...countdownUntil(pending?.resendAt ?? 0, services.clock.now()),
        name: pending?.account.name ?? '',
        email: pending?.account.email ?? '',
        account: pending?.account ?? null,
        delivery: pending?.delivery ?? { kind: 'mailed' },
        timesSent: 0,
        user: null,
        problem: null,
        codeProblem: null,
        resendProblem: null,
      }
    },
    initial: 'arriving',
    states: {
      arriving: {
        always: [{ guard: ({ context }) => context.account !== null, target: 'code' }, 'form'],
      },
      form: formState(signup),
      code: {
        type: 'parallel',
        states: {
          entry: entryState(signup),
          confirmation: confirmationState(signup),
          resend: resendState(signup),
        },
      },
      verified: {
        entry: ['clearPending', 'reportSession'],
        after: { redirectDelay: 'left' },
        on: { 'success.continued': 'left' },
      },
      left: {},
    },
  })
}
