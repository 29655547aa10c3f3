import type { SnapshotFrom } from 'xstate'
import type { SignupEntries } from '#domain/signup.rules.ts'
import type { User } from '#domain/account.ts'
import {
  signupMachine,
  type CodeFailure,
  type ResendFailure,
  type SignupEvent,
  type SignupFailure,
  type SignupServices,
} from '#machines/signup/machine.ts'
import { useFlow } from '#machines/useFlow.ts'

export type { CodeFailure, ResendFailure, SignupFailure } from '#machines/signup/machine.ts'

/** The sign-up form. */
interface FormScreen {
  readonly screen: 'form'
  readonly pending: boolean
  readonly problem: SignupFailure | null
  /** What the form starts with: kept when coming back from the code screen (decision S3). */
  readonly initial: { readonly name: string; readonly email: string }
}

/** The resend button of the code screen (decision S4). */
export interface Resend {
  readonly status: 'waiting' | 'ready' | 'sending'
  /** Whole seconds until another code may be asked for; 0 unless `waiting`. */
  readonly secondsLeft: number
  /** How many codes were sent again on this screen: a change is worth an announcement. */
  readonly timesSent: number
  readonly problem: ResendFailure | null
}

/** The six-digit code screen. */
interface CodeScreen {
  readonly screen: 'code'
  /** Where the mail went. */
  readonly email: string
  /** The code itself when the mail failed, for an alert on the page; otherwise `null` (spec §7). */
  readonly shownCode: string | null
  /** The mail holds a link, and the page behind it the code (decision S7). */
  readonly linked: boolean
  /** The code is being checked. */
  readonly pending: boolean
  readonly problem: CodeFailure | null
  readonly resend: Resend
}

/** Verified: the message shows, and after 3 s the site goes to `/` (spec §2). */
interface VerifiedScreen {
  readonly screen: 'verified'
  readonly user: User
  /** The message has had its time. */
  readonly finished: boolean
}

/** What the sign-up page shows. */
export type SignupScreen = FormScreen | CodeScreen | VerifiedScreen

/** The form of a fresh sign-up, which the prerendered page shows. */
export const emptySignup: SignupScreen = {
  screen: 'form',
  pending: false,
  problem: null,
  initial: { name: '', email: '' },
}

/** The sign-up page: one of its screens, and what it may do. */
export type SignupFlow = SignupScreen & {
  /** Sends a form that passed `signupFields`; ignored while one is under way. */
  submit(form: SignupEntries): void
  /** Checks a code that passed `validateCode`; ignored while one is being checked. */
  verify(code: string): void
  /** Asks for another code; ignored until the countdown has run out. */
  sendAgain(): void
  /** Goes back to the form with name and email kept. */
  backToSignup(): void
  /** Leaves the success message before its time. */
  continueNow(): void
}

type SignupSnapshot = SnapshotFrom<typeof signupMachine>

const screenOf = (snapshot: SignupSnapshot): SignupScreen => {
  const { name, email, account, delivery, user, problem } = snapshot.context
  const pending = snapshot.hasTag('pending')
  if (user !== null) return { screen: 'verified', user, finished: snapshot.matches('left') }
  if (!snapshot.matches('code'))
    return { screen: 'form', pending, problem, initial: { name, email } }
  const { codeProblem, secondsLeft, timesSent, resendProblem } = snapshot.context
  const waiting = snapshot.matches({ code: { resend: 'waiting' } })
  const sending = snapshot.matches({ code: { resend: 'sending' } })
  return {
    screen: 'code',
    email: account?.email ?? email,
    shownCode: delivery.kind === 'shown' ? delivery.code : null,
    linked: delivery.kind === 'linked',
    pending,
    problem: codeProblem,
    resend: {
      status: waiting ? 'waiting' : sending ? 'sending' : 'ready',
      secondsLeft,
      timesSent,
      problem: resendProblem,
    },
  }
}

export const signupFlow = (
  snapshot: SignupSnapshot,
  send: (event: SignupEvent) => void,
): SignupFlow => ({
  ...screenOf(snapshot),
  submit: (form) => send({ type: 'form.submitted', form }),
  verify: (code) => send({ type: 'code.submitted', code }),
  sendAgain: () => send({ type: 'code.requested' }),
  backToSignup: () => send({ type: 'form.reopened' }),
  continueNow: () => send({ type: 'success.continued' }),
})

export const useSignup = (
  services: SignupServices,
  sessionOpened: (user: User) => void,
): SignupFlow => useFlow(() => signupMachine(services, sessionOpened), signupFlow)
