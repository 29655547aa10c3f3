import { assertEvent, assign, enqueueActions, setup, type SnapshotFrom } from 'xstate'
import type { EmailEntries } from '#domain/account.rules.ts'
import type { User } from '#domain/account.ts'
import { factorCodeOf } from '#domain/factors.rules.ts'
import { countdownUntil, countedDown, waitFrom } from '#machines/countdown.ts'
import type { FactorsFailure, ProofMethod } from '#machines/factors/machine.ts'
import {
  failedWith,
  fromService,
  keepingTyped,
  problemFrom,
  problemOf,
  type ScreenFailure,
} from '#machines/fromService.ts'
import { mailedCode, mailFlow, type MailContext } from '#machines/mailedCode.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { ChangedEmail } from '#services/account.ts'
import type { Services } from '#services/services.ts'

/** The failures of the form that have their own text. */
export const emailFailures = ['invalidCredentials', 'alreadyExists'] as const

/** Why the address was not changed. */
export type EmailFailure = ScreenFailure<typeof emailFailures>

/** Context of the machine. It never contains a password. */
interface EmailContext extends MailContext {
  /** Why the address was not changed. */
  readonly problem: EmailFailure | null
  /** The last change on this page, and whether the verification mail went out. */
  readonly changed: { readonly mailed: boolean } | null
  /** The address that was not saved because the session had ended; `null` for none. */
  readonly typed: string | null
  /** How the change is proved. */
  readonly method: ProofMethod
  /** Why a code did not prove it. */
  readonly proofProblem: FactorsFailure | null
}

/** A code that proves a change, and what was typed before it was asked for. */
interface GivenProof {
  readonly code: string
  readonly form: EmailEntries
}

export type EmailEvent =
  | { readonly type: 'email.opened' }
  | { readonly type: 'email.cancelled' }
  | { readonly type: 'email.submitted'; readonly form: EmailEntries }
  | ({ readonly type: 'proof.submitted' } & GivenProof)
  | { readonly type: 'proof.method'; readonly method: ProofMethod }
  | { readonly type: 'proof.cancelled' }
  /** The code was right: the change goes out with what was typed. */
  | { readonly type: 'xstate.done.actor.prove'; readonly output: EmailEntries }
  | { readonly type: 'mail.requested' }
  /** A verification mail went out with the change of the address. */
  | { readonly type: 'mail.sent' }

export type EmailServices = Pick<Services, 'account' | 'factors' | 'drafts' | 'clock' | 'reporter'>

const emailSetup = ({ account, factors, drafts, clock, reporter }: EmailServices, userId: string) =>
  setup({
    types: {} as { context: EmailContext; events: EmailEvent },
    actors: {
      changeEmail: fromService<ChangedEmail, EmailEntries>(reporter, ({ input, signal }) =>
        keepingTyped(drafts.email, { userId, email: input.email }, () =>
          account.changeEmail(input, signal),
        ),
      ),
      prove: fromService<EmailEntries, GivenProof & { readonly method: ProofMethod }>(
        reporter,
        async ({ input: { method, code, form }, signal }) => {
          await factors.answer({ method, code: factorCodeOf(method, code) }, signal)
          return form
        },
      ),
      sendMail: fromService(reporter, ({ signal }) => account.sendVerification(signal)),
    },
    delays: { oneSecond: 1_000 },
    actions: {
      countDown: assign(({ context }) => countedDown(context, clock.now())),
      startWait: assign(() => waitFrom(clock.now())),
      keepWait: ({ context: { resendAt } }) => drafts.verification.write({ userId, resendAt }),
      countMail: assign({ timesSent: ({ context }) => context.timesSent + 1 }),
      forgetMailProblem: assign({ mailProblem: null }),
      keepMailProblem: assign({ mailProblem: (_, error: unknown) => problemOf(error) }),
      forgetTyped: () => drafts.email.clear(),
    },
    guards: { mayMail: () => true },
  })

type EmailSetup = ReturnType<typeof emailSetup>

/** The form, and the question for a code where the service asks for a recent proof. */
const formState = (email: EmailSetup, userChanged: (change: Partial<User>) => void) =>
  email.createStateConfig({
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
            actions: [assign({ problem: null, typed: null }), 'forgetTyped'],
          },
        },
      },
      saving: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'changeEmail',
          input: ({ event }) => {
            assertEvent(event, ['email.submitted', 'xstate.done.actor.prove'])
            return event.type === 'email.submitted' ? event.form : event.output
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
                if (event.output.mailed) enqueue.raise({ type: 'mail.sent' })
              }),
              ({ event }) => userChanged(event.output.user),
            ],
          },
          onError: [
            {
              guard: failedWith('proofNeeded'),
              target: 'asking',
              actions: assign({ method: 'totp', proofProblem: null }),
            },
            { target: 'editing', actions: assign(problemFrom(emailFailures)) },
          ],
        },
      },
      asking: {
        on: {
          'proof.submitted': 'proving',
          'proof.method': {
            actions: assign({ method: ({ event }) => event.method, proofProblem: null }),
          },
          'proof.cancelled': 'editing',
        },
      },
      proving: {
        entry: assign({ proofProblem: null }),
        invoke: {
          src: 'prove',
          id: 'prove',
          input: ({ context, event }) => {
            assertEvent(event, 'proof.submitted')
            return { method: context.method, code: event.code, form: event.form }
          },
          onDone: 'saving',
          onError: {
            target: 'asking',
            actions: assign({
              proofProblem: ({ event }) => problemOf(event.error, ['invalidToken']),
            }),
          },
        },
      },
    },
  })

/**
 * The address and its verification mail. The countdown to the next mail is kept over a reload.
 *
 * @param userId - whose address it is
 * @param userChanged - the address changed, or is verified
 */
export const emailMachine = (
  services: EmailServices,
  userId: string,
  userChanged: (change: Partial<User>) => void,
) => {
  const email = emailSetup(services, userId)
  const { drafts, clock } = services
  return email.createMachine({
    id: 'email',
    context: () => {
      const sent = drafts.verification.read()
      const draft = drafts.email.read()
      return {
        ...countdownUntil(sent?.userId === userId ? sent.resendAt : 0, clock.now()),
        problem: null,
        changed: null,
        typed: draft?.userId === userId ? draft.email : null,
        method: 'totp',
        proofProblem: null,
        timesSent: 0,
        mailProblem: null,
      }
    },
    type: 'parallel',
    states: {
      form: formState(email, userChanged),
      mail: {
        ...mailedCode('countMail', {
          guard: failedWith('alreadyVerified'),
          target: 'ready',
          actions: () => userChanged({ emailVerified: true }),
        }),
        on: { 'mail.sent': { target: '.waiting', actions: ['startWait', 'keepWait'] } },
      },
    },
  })
}

/** The address on the account page, and the form that changes it. */
export const emailFlow = (
  { value, context }: SnapshotFrom<typeof emailMachine>,
  send: (event: EmailEvent) => void,
) => {
  const { problem, changed, typed, method, proofProblem } = context
  const asking = value.form === 'asking' || value.form === 'proving'
  return {
    /** Whether the form is open, and whether the address is being saved. */
    status: value.form === 'closed' || value.form === 'saving' ? value.form : ('editing' as const),
    /** Why the address was not changed. */
    problem,
    /** The last change on this page, and whether the verification mail went out. */
    changed,
    /** The address that was not saved because the session had ended; `null` for none. */
    typed,
    /** Set while the service asks for a recent proof; the form keeps what was typed. */
    proof: asking ? { method, pending: value.form === 'proving', problem: proofProblem } : null,
    /** The verification mail of an address that is not verified. */
    mail: mailFlow(value.mail, context),
    /** Opens the form. */
    open: () => send({ type: 'email.opened' }),
    /** Leaves the address as it is. */
    cancel: () => send({ type: 'email.cancelled' }),
    /** Changes the address by a form that passed `emailFields`. */
    change: (form: EmailEntries) => send({ type: 'email.submitted', form }),
    /** Proves the change with a code, and makes it with what was typed. */
    prove: (code: string, form: EmailEntries) => send({ type: 'proof.submitted', code, form }),
    /** Asks for another kind of code. */
    proveBy: (chosen: ProofMethod) => send({ type: 'proof.method', method: chosen }),
    /** Goes back to the form. */
    leaveProof: () => send({ type: 'proof.cancelled' }),
    /** Sends another verification mail; ignored until the countdown has run out. */
    sendVerification: () => send({ type: 'mail.requested' }),
  }
}

export type EmailFlow = Readonly<ReturnType<typeof emailFlow>>

export const useEmail = (
  services: EmailServices,
  userId: string,
  userChanged: (change: Partial<User>) => void,
): EmailFlow => useFlow(() => emailMachine(services, userId, userChanged), emailFlow)
