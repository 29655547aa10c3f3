import { assertEvent, assign, enqueueActions, setup, type SnapshotFrom } from 'xstate'
import type { EmailEntries } from '#domain/account.rules.ts'
import {
  waitFrom,
  countdownUntil,
  countedDown,
  waitingState,
  type Countdown,
} from '#machines/countdown.ts'
import type { User } from '#domain/account.ts'
import {
  fromService,
  keepingTyped,
  problemOf,
  problemFrom,
  failedWith,
  type ScreenFailure,
} from '#machines/fromService.ts'
import type { ChangedEmail } from '#services/account.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** The failures of the form that have their own text. */
export const emailFailures = ['invalidCredentials', 'alreadyExists'] as const

/** Why the address was not changed. */
export type EmailFailure = ScreenFailure<typeof emailFailures>

/** The verification mail of an address that is not verified (decision S4). */
export interface VerificationMail {
  readonly status: 'waiting' | 'ready' | 'sending'
  readonly secondsLeft: number
  /** How often it was sent on this page. */
  readonly timesSent: number
  /** Why it was not sent. */
  readonly problem: ScreenFailure | null
}

/** The address on the account page, and the form that changes it (decision A8). */
export interface EmailFlow {
  /** Whether the form is open, and whether the address is being saved. */
  readonly status: 'closed' | 'editing' | 'saving'
  /** Why the address was not changed. */
  readonly problem: EmailFailure | null
  /** The last change on this page, and whether the verification mail went out. */
  readonly changed: { readonly mailed: boolean } | null
  readonly mail: VerificationMail
  /** The address that was not saved because the session had ended; `null` for none (decision A7). */
  readonly typed: string | null
  /** Opens the form. */
  open(): void
  /** Leaves the address as it is. */
  cancel(): void
  /** Changes the address by a form that passed `emailFields`. */
  change(form: EmailEntries): void
  /** Sends another verification mail; ignored until the countdown has run out. */
  sendVerification(): void
}

/** Context of the machine. It never contains a password. */
interface EmailContext
  extends
    Countdown,
    Pick<EmailFlow, 'problem' | 'changed' | 'typed'>,
    Pick<VerificationMail, 'timesSent'> {
  readonly mailProblem: VerificationMail['problem']
}

export type EmailEvent =
  | { readonly type: 'email.opened' }
  | { readonly type: 'email.cancelled' }
  | { readonly type: 'email.submitted'; readonly form: EmailEntries }
  | { readonly type: 'verification.requested' }
  /** A verification mail went out with the change of the address. */
  | { readonly type: 'verification.sent' }

type EmailServices = Pick<Services, 'account' | 'drafts' | 'clock' | 'reporter'>

/**
 * The address and its verification mail. The countdown to the next mail is kept over a reload.
 *
 * @param userId - whose address it is
 * @param userChanged - the address changed, or is verified
 */
export const emailMachine = (
  { account, drafts, clock, reporter }: EmailServices,
  userId: string,
  userChanged: (change: Partial<User>) => void,
) => {
  const emailSetup = setup({
    types: {} as { context: EmailContext; events: EmailEvent },
    actors: {
      changeEmail: fromService<ChangedEmail, EmailEntries>(reporter, ({ input, signal }) =>
        keepingTyped(drafts.email, { userId, email: input.email }, () =>
          account.changeEmail(input, signal),
        ),
      ),
      sendVerification: fromService(reporter, ({ signal }) => account.sendVerification(signal)),
    },
    delays: { oneSecond: 1_000 },
    actions: {
      countDown: assign(({ context }) => countedDown(context, clock.now())),
      startWait: enqueueActions(({ enqueue }) => {
        const wait = waitFrom(clock.now())
        enqueue.assign(wait)
        enqueue(() => drafts.verification.write({ userId, resendAt: wait.resendAt }))
      }),
    },
  })
  return emailSetup.createMachine({
    id: 'email',
    context: () => {
      const sent = drafts.verification.read()
      const draft = drafts.email.read()
      return {
        ...countdownUntil(sent?.userId === userId ? sent.resendAt : 0, clock.now()),
        problem: null,
        changed: null,
        typed: draft?.userId === userId ? draft.email : null,
        timesSent: 0,
        mailProblem: null,
      }
    },
    type: 'parallel',
    states: {
      form: {
        initial: 'closed',
        states: {
          closed: {
            // What was typed before the log-in is there to be saved.
            always: { guard: ({ context }) => context.typed !== null, target: 'editing' },
            on: { 'email.opened': 'editing' },
          },
          editing: {
            on: {
              'email.submitted': 'saving',
              'email.cancelled': {
                target: 'closed',
                actions: [assign({ problem: null, typed: null }), () => drafts.email.clear()],
              },
            },
          },
          saving: {
            entry: assign({ problem: null }),
            invoke: {
              src: 'changeEmail',
              id: 'changeEmail',
              input: ({ event }) => {
                assertEvent(event, 'email.submitted')
                return event.form
              },
              onDone: {
                target: 'closed',
                actions: [
                  assign({
                    changed: ({ event }) => ({ mailed: event.output.mailed }),
                    typed: null,
                    timesSent: 0,
                    mailProblem: null,
                  }),
                  enqueueActions(({ event, enqueue }) => {
                    if (event.output.mailed) enqueue.raise({ type: 'verification.sent' })
                  }),
                  ({ event }) => userChanged(event.output.user),
                ],
              },
              onError: {
                target: 'editing',
                actions: assign(problemFrom(emailFailures)),
              },
            },
          },
        },
      },
      verification: {
        initial: 'waiting',
        on: { 'verification.sent': { target: '.waiting', actions: 'startWait' } },
        states: {
          waiting: waitingState,
          ready: { on: { 'verification.requested': 'sending' } },
          sending: {
            entry: assign({ mailProblem: null }),
            invoke: {
              src: 'sendVerification',
              id: 'sendVerification',
              onDone: {
                target: 'waiting',
                actions: [
                  assign({ timesSent: ({ context }) => context.timesSent + 1 }),
                  'startWait',
                ],
              },
              onError: [
                {
                  guard: failedWith('alreadyVerified'),
                  target: 'ready',
                  actions: () => userChanged({ emailVerified: true }),
                },
                {
                  guard: failedWith('rateLimited'),
                  target: 'waiting',
                  actions: [
                    assign({ mailProblem: ({ event }) => problemOf(event.error) }),
                    'startWait',
                  ],
                },
                {
                  target: 'ready',
                  actions: assign({ mailProblem: ({ event }) => problemOf(event.error) }),
                },
              ],
            },
          },
        },
      },
    },
  })
}

export const emailFlow = (
  { value, context }: SnapshotFrom<typeof emailMachine>,
  send: (event: EmailEvent) => void,
): EmailFlow => ({
  status: value.form,
  problem: context.problem,
  changed: context.changed,
  typed: context.typed,
  mail: {
    status: value.verification,
    secondsLeft: context.secondsLeft,
    timesSent: context.timesSent,
    problem: context.mailProblem,
  },
  open: () => send({ type: 'email.opened' }),
  cancel: () => send({ type: 'email.cancelled' }),
  change: (form) => send({ type: 'email.submitted', form }),
  sendVerification: () => send({ type: 'verification.requested' }),
})

export const useEmail = (
  services: EmailServices,
  userId: string,
  userChanged: (change: Partial<User>) => void,
): EmailFlow => useFlow(() => emailMachine(services, userId, userChanged), emailFlow)
