import { assertEvent, assign, fromCallback, fromPromise, setup, stateIn } from 'xstate'
import { nextSecond } from '#domain/countdown.ts'
import { isSameEmail } from '#domain/email.ts'
import { failureOf } from '#domain/failure.ts'
import { limits } from '#domain/limits.ts'
import type { SignupForm } from '#domain/signup.rules.ts'
import type { User } from '#domain/user.ts'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import { effect, notProvided, typed } from '#machines/setup.ts'
import { firstContext, waitFrom } from '#machines/signup/signup.context.ts'
import { codeRefused, confirmed } from '#machines/signup/signup.transitions.ts'
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

/**
 * Sign-up (spec §2 and §4): the form, then the six-digit code, then the success message, which
 * gives way to `/` after 3 s. A reload goes on at the code (decisions S3 and S4).
 */
export const signupMachine = setup({
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
    countDown: assign(({ context }) => ({
      secondsLeft: nextSecond(context.secondsLeft, context.resendAt, context.now),
    })),
    /** Reads the wall clock into the context, before an action that needs it. */
    readClock: notProvided,
    writePending: notProvided,
    clearPending: notProvided,
    reportSession: effect<{ user: User | null }>(),
  },
  guards: {
    isPending: ({ context }) => context.account !== null,
    isDue: ({ context }) => context.secondsLeft === 0,
    isTyping: stateIn({ code: { entry: 'typing' } }),
    isUser: (_, { user }: { user: User | null }) => user !== null,
    isOver: (_, { thrown }: Thrown) => failureOf(thrown).code === 'signInAgain',
    isRateLimited: (_, { thrown }: Thrown) => failureOf(thrown).code === 'rateLimited',
  },
}).createMachine({
  id: 'signup',
  context: ({ input }) => firstContext(input),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isPending', target: 'code' }, 'form'] },
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'form.submitted': {
              target: 'submitting',
              actions: { type: 'setForm', params: ({ event }) => ({ form: event.form }) },
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
                'readClock',
                { type: 'setStarted', params: ({ event }) => ({ started: event.output }) },
                'writePending',
              ],
            },
            onError: { target: 'editing', actions: { type: 'setProblem', params: withError } },
          },
        },
      },
    },
    code: {
      type: 'parallel',
      states: {
        entry: {
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
              entry: 'clearCodeProblem',
              invoke: {
                src: 'confirmCode',
                id: 'confirmCode',
                input: ({ context, event }) => {
                  assertEvent(event, 'code.submitted')
                  return { account: context.account, code: event.code }
                },
                onDone: confirmed,
                onError: codeRefused,
              },
            },
          },
        },
        /** Another tab may confirm the address with the mailed link (decision S7). */
        confirmation: {
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
                onDone: [confirmed, 'listening'],
                onError: [
                  {
                    guard: { type: 'isOver', params: withError },
                    target: 'listening',
                    actions: [{ type: 'setCodeProblem', params: withError }, 'clearPending'],
                  },
                  'listening',
                ],
              },
            },
          },
        },
        resend: {
          initial: 'waiting',
          states: {
            waiting: {
              always: { guard: 'isDue', target: 'ready' },
              after: {
                oneSecond: {
                  target: 'waiting',
                  reenter: true,
                  actions: ['readClock', 'countDown'],
                },
              },
            },
            ready: { on: { 'code.requested': { guard: 'isTyping', target: 'sending' } } },
            sending: {
              entry: 'clearResendProblem',
              invoke: {
                src: 'resendCode',
                id: 'resendCode',
                input: ({ context }) => context.account,
                onDone: {
                  target: 'waiting',
                  actions: [
                    'readClock',
                    { type: 'setResent', params: ({ event }) => ({ delivery: event.output }) },
                    'writePending',
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isRateLimited', params: withError },
                    target: 'waiting',
                    actions: [
                      { type: 'setResendProblem', params: withError },
                      'readClock',
                      'restartWait',
                      'writePending',
                    ],
                  },
                  {
                    target: 'ready',
                    actions: { type: 'setResendProblem', params: withError },
                  },
                ],
              },
            },
          },
        },
      },
    },
    verified: {
      after: { redirectDelay: 'left' },
      on: { 'success.continued': 'left' },
    },
    left: {},
  },
})
