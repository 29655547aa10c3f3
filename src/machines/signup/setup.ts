import { assign, setup, stateIn } from 'xstate'
import { countedDown, waitFrom } from '#machines/countdown.ts'
import { isSameEmail } from '#domain/fields.ts'
import { ServiceError } from '#domain/failure.ts'
import { limits } from '#domain/limits.ts'
import type { SignupEntries } from '#domain/signup.rules.ts'
import type { User } from '#domain/account.ts'
import { fromService, fromTabs, problemOf, type ScreenFailure } from '#machines/fromService.ts'
import type { MailContext } from '#machines/mailedCode.ts'
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
 * `passwordDiffers`: this address was signed up a moment ago with another password.
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

/** Context of the sign-up machine. It never contains the password. */
export interface SignupContext extends MailContext<ResendFailure> {
  /** Initial values of the form. */
  readonly name: string
  readonly email: string
  /** The latest account made on this page; kept when going back to the form. */
  readonly account: NewAccount | null
  readonly delivery: CodeDelivery
  readonly user: User | null
  readonly problem: SignupFailure | null
  readonly codeProblem: CodeFailure | null
}

export type SignupEvent =
  | { readonly type: 'form.submitted'; readonly form: SignupEntries }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'mail.requested' }
  | { readonly type: 'form.reopened' }
  | { readonly type: 'success.continued' }
  /** Another tab changed the account, perhaps by the mailed link. */
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
export const signupProblem = (
  thrown: unknown,
  { account, email }: SignupContext,
): SignupFailure => {
  const problem = problemOf(thrown, signupFailures)
  const isOwn = account !== null && isSameEmail(account.email, email)
  return problem.code === 'alreadyExists' && isOwn ? { code: 'passwordDiffers' } : problem
}

export const signupSetup = (
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
      sendMail: fromService<CodeDelivery, SignupContext>(reporter, async ({ input, signal }) =>
        verification.resend(required(input.account), signal),
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
      keepDelivery: assign(({ context }, delivery: CodeDelivery) => ({
        delivery,
        timesSent: context.timesSent + 1,
        codeProblem: null,
      })),
      forgetMailProblem: assign({ mailProblem: null }),
      keepMailProblem: assign({
        mailProblem: (_, error: unknown) => problemOf(error, resendFailures),
      }),
      keepWait: ({ context: { account, delivery, resendAt } }) => {
        if (account !== null) drafts.signup.write({ account, delivery, resendAt })
      },
      endSignup: assign({ codeProblem: { code: 'signInAgain' } }),
      clearPending: () => drafts.signup.clear(),
      reportSession: ({ context: { user } }) => {
        if (user !== null) sessionOpened(user)
      },
    },
    guards: { mayMail: stateIn({ code: { entry: 'typing' } }) },
  })

export type SignupSetup = ReturnType<typeof signupSetup>
