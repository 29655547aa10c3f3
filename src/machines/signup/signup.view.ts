import type { SnapshotFrom } from 'xstate'
import type { SignupForm } from '#domain/signup.rules.ts'
import type { User } from '#domain/user.ts'
import type { signupMachine } from '#machines/signup/signup.machine.ts'
import type {
  CodeFailure,
  ResendFailure,
  SignupEvent,
  SignupFailure,
} from '#machines/signup/signup.types.ts'

export type { CodeFailure, ResendFailure, SignupFailure } from '#machines/signup/signup.types.ts'

type SignupSnapshot = SnapshotFrom<typeof signupMachine>

/** The sign-up form. */
interface SignupFormView {
  readonly screen: 'form'
  readonly pending: boolean
  readonly problem: SignupFailure | null
  /** What the form starts with: kept when coming back from the code screen (decision S3). */
  readonly initial: { readonly name: string; readonly email: string }
}

/** The resend button of the code screen (decision S4). */
export interface ResendView {
  readonly status: 'waiting' | 'ready' | 'sending'
  /** Whole seconds until another code may be asked for; 0 unless `waiting`. */
  readonly secondsLeft: number
  /** How many codes were sent again on this screen: a change is worth an announcement. */
  readonly timesSent: number
  readonly problem: ResendFailure | null
}

/** The six-digit code screen. */
interface SignupCodeView {
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
  readonly resend: ResendView
}

/** Verified: the message shows, and after 3 s the site goes to `/` (spec §2). */
interface SignupVerifiedView {
  readonly screen: 'verified'
  readonly user: User
}

/** What the sign-up page shows. */
export type SignupView = SignupFormView | SignupCodeView | SignupVerifiedView

/** The view of a fresh sign-up, which the prerendered page shows. */
export const emptySignupView: SignupView = {
  screen: 'form',
  pending: false,
  problem: null,
  initial: { name: '', email: '' },
}

/** What the sign-up page may do. */
export interface SignupCommands {
  /** Sends a form that passed `validateSignup`; ignored while one is under way. */
  submit(form: SignupForm): void
  /** Checks a code that passed `validateCode`; ignored while one is being checked. */
  verify(code: string): void
  /** Asks for another code; ignored until the countdown has run out. */
  resend(): void
  /** Goes back to the form with name and email kept. */
  backToSignup(): void
  /** Leaves the success message before its time. */
  continueNow(): void
}

const resendView = (snapshot: SignupSnapshot): ResendView => {
  const { secondsLeft, timesSent, resendProblem } = snapshot.context
  const waiting = snapshot.matches({ code: { resend: 'waiting' } })
  const sending = snapshot.matches({ code: { resend: 'sending' } })
  return {
    status: waiting ? 'waiting' : sending ? 'sending' : 'ready',
    secondsLeft,
    timesSent,
    problem: resendProblem,
  }
}

/** Reads the view from the machine's snapshot. */
export const selectSignupView = (snapshot: SignupSnapshot): SignupView => {
  const { name, email, account, delivery, user, problem, codeProblem } = snapshot.context
  const pending = snapshot.hasTag('pending')
  if (user !== null) return { screen: 'verified', user }
  if (!snapshot.matches('code'))
    return { screen: 'form', pending, problem, initial: { name, email } }
  return {
    screen: 'code',
    email: account?.email ?? email,
    shownCode: delivery.kind === 'shown' ? delivery.code : null,
    linked: delivery.kind === 'linked',
    pending,
    problem: codeProblem,
    resend: resendView(snapshot),
  }
}

/** Turns the machine's events into commands. */
export const signupCommands = (send: (event: SignupEvent) => void): SignupCommands => ({
  submit: (form) => send({ type: 'form.submitted', form }),
  verify: (code) => send({ type: 'code.submitted', code }),
  resend: () => send({ type: 'code.requested' }),
  backToSignup: () => send({ type: 'form.reopened' }),
  continueNow: () => send({ type: 'success.continued' }),
})
