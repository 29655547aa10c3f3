import { assertEvent, assign } from 'xstate'
import type { User } from '#domain/account.ts'
import { countdownUntil } from '#machines/countdown.ts'
import { failedWith, outputOf, problemOf } from '#machines/fromService.ts'
import { mailedCode } from '#machines/mailedCode.ts'
import {
  codeFailures,
  signupProblem,
  signupSetup,
  type SignupServices,
  type SignupSetup,
} from '#machines/signup/setup.ts'
import type { CodeDelivery } from '#services/verification.ts'

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
                mailProblem: null,
              }),
              'startWait',
              'keepWait',
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

/** Another tab may confirm the address with the mailed link. */
const confirmationState = (signup: SignupSetup) =>
  signup.createStateConfig({
    invoke: { src: 'listenToTabs' },
    initial: 'listening',
    states: {
      listening: { on: { 'account.changedElsewhere': 'checking' } },
      checking: {
        on: { 'account.changedElsewhere': { target: 'checking', reenter: true } },
        invoke: {
          src: 'findConfirmed',
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

/**
 * Sign-up (spec §2 and §4): the form, then the six-digit code, then the success message, which
 * gives way to `/` after 3 s. A reload continues at the code.
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
        mailProblem: null,
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
          mail: mailedCode({ type: 'keepDelivery', params: outputOf<CodeDelivery> }),
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
