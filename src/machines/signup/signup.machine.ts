import { assertEvent } from 'xstate'
import { waiting } from '#machines/oldCountdown.ts'
import { withError } from '#machines/failures.ts'
import { firstContext } from '#machines/signup/signup.context.ts'
import { codeRefused, confirmed } from '#machines/signup/signup.transitions.ts'
import { signupSetup } from '#machines/signup/signup.setup.ts'

/**
 * Sign-up (spec §2 and §4): the form, then the six-digit code, then the success message, which
 * gives way to `/` after 3 s. A reload goes on at the code (decisions S3 and S4).
 */
export const signupMachine = signupSetup.createMachine({
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
            waiting,
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
