import { assign, fromCallback, fromPromise, setup, stateIn } from 'xstate'
import { waitFrom } from '#domain/countdown.ts'
import { isSameEmail } from '#domain/email.ts'
import { failureOf } from '#domain/failure.ts'
import { limits } from '#domain/limits.ts'
import type { SignupForm } from '#domain/signup.rules.ts'
import type { User } from '#domain/user.ts'
import { countedDown, isDue } from '#machines/oldCountdown.ts'
import { problemOf, type Thrown } from '#machines/failures.ts'
import { effect, notProvided, typed } from '#machines/setup.ts'
import type {
  EnteredCode,
  SignupContext,
  SignupEvent,
  SignupInput,
  Started,
} from '#machines/signup/signup.types.ts'
import type {
  CodeDelivery,
  NewAccount,
  SignupRequest,
  StartedSignup,
} from '#services/verification/verification.port.ts'

/** The types, actors, actions and guards of sign-up. */
export const signupSetup = setup({
  types: typed<{ context: SignupContext; events: SignupEvent; input: SignupInput }>(),
  actors: {
    startSignup: fromPromise<StartedSignup, SignupRequest>(notProvided),
    confirmCode: fromPromise<User, EnteredCode>(notProvided),
    resendCode: fromPromise<CodeDelivery, NewAccount | null>(notProvided),
    findConfirmed: fromPromise<User | null, NewAccount | null>(notProvided),
    listenToTabs: fromCallback<SignupEvent>(notProvided),
  },
  delays: { redirectDelay: limits.redirectDelayMs, oneSecond: 1_000 },
  actions: {
    setForm: assign((_, { form }: { form: SignupForm }) => ({
      name: form.name,
      email: form.email,
      problem: null,
    })),
    setStarted: assign(({ context }, { started }: Started) => ({
      account: started.account,
      delivery: started.delivery,
      timesSent: 0,
      codeProblem: null,
      resendProblem: null,
      ...waitFrom(context.now),
    })),
    setProblem: assign(({ context }, { thrown }: Thrown) => {
      const problem = problemOf(thrown, ['alreadyExists'])
      const isOwn = context.account !== null && isSameEmail(context.account.email, context.email)
      return problem.code === 'alreadyExists' && isOwn
        ? { problem: { code: 'passwordDiffers' as const } }
        : { problem }
    }),
    clearCodeProblem: assign({ codeProblem: null }),
    setCodeProblem: assign((_, { thrown }: Thrown) => ({
      codeProblem: problemOf(thrown, ['invalidToken', 'signInAgain']),
    })),
    setUser: assign((_, { user }: { user: User | null }) => ({ user })),
    setResent: assign(({ context }, { delivery }: { delivery: CodeDelivery }) => ({
      delivery,
      timesSent: context.timesSent + 1,
      codeProblem: null,
      ...waitFrom(context.now),
    })),
    clearResendProblem: assign({ resendProblem: null }),
    setResendProblem: assign((_, { thrown }: Thrown) => ({
      resendProblem: problemOf(thrown, ['signInAgain']),
    })),
    restartWait: assign(({ context }) => waitFrom(context.now)),
    countDown: assign(({ context }) => countedDown(context)),
    /** Reads the wall clock into the context, before an action that needs it. */
    readClock: notProvided,
    writePending: notProvided,
    clearPending: notProvided,
    reportSession: effect<{ user: User | null }>(),
  },
  guards: {
    isPending: ({ context }) => context.account !== null,
    isDue,
    isTyping: stateIn({ code: { entry: 'typing' } }),
    isUser: (_, { user }: { user: User | null }) => user !== null,
    isOver: (_, { thrown }: Thrown) => failureOf(thrown).code === 'signInAgain',
    isRateLimited: (_, { thrown }: Thrown) => failureOf(thrown).code === 'rateLimited',
  },
})
