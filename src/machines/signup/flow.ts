import type { SnapshotFrom } from 'xstate'
import type { SignupEntries } from '#domain/signup.rules.ts'
import type { User } from '#domain/account.ts'
import { signupMachine } from '#machines/signup/machine.ts'
import type {
  CodeFailure,
  ResendFailure,
  SignupEvent,
  SignupFailure,
  SignupServices,
} from '#machines/signup/setup.ts'
import { mailFlow, type MailFlow } from '#machines/mailedCode.ts'
import { useFlow } from '#machines/useFlow.ts'

export type { CodeFailure, SignupFailure } from '#machines/signup/setup.ts'

/** The sign-up form. */
interface FormScreen {
  readonly screen: 'form'
  readonly pending: boolean
  readonly problem: SignupFailure | null
  /** What the form starts with: kept when coming back from the code screen. */
  readonly initial: { readonly name: string; readonly email: string }
}

/** The six-digit code screen. */
interface CodeScreen {
  readonly screen: 'code'
  /** Where the mail went. */
  readonly email: string
  /** The code itself when the mail failed, for an alert on the page; otherwise `null` (spec §7). */
  readonly shownCode: string | null
  /** The mail holds a link, and the page behind it the code. */
  readonly linked: boolean
  /** The code is being checked. */
  readonly pending: boolean
  readonly problem: CodeFailure | null
  /** Another code, after a countdown. */
  readonly resend: MailFlow<ResendFailure>
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

/** What the sign-up page may do. */
const actionsOf = (send: (event: SignupEvent) => void) => ({
  /** Sends a form that passed `signupFields`; ignored while one is under way. */
  submit: (form: SignupEntries) => send({ type: 'form.submitted', form }),
  /** Checks a code that passed `validateCode`; ignored while one is being checked. */
  verify: (code: string) => send({ type: 'code.submitted', code }),
  /** Asks for another code; ignored until the countdown has run out. */
  sendAgain: () => send({ type: 'mail.requested' }),
  /** Goes back to the form with name and email kept. */
  backToSignup: () => send({ type: 'form.reopened' }),
  /** Leaves the success message before its time. */
  continueNow: () => send({ type: 'success.continued' }),
})

/** The sign-up page: one of its screens, and what it may do. */
export type SignupFlow = SignupScreen & Readonly<ReturnType<typeof actionsOf>>

type SignupSnapshot = SnapshotFrom<typeof signupMachine>

const screenOf = (snapshot: SignupSnapshot): SignupScreen => {
  const { value, context } = snapshot
  const { name, email, account, delivery, user, problem } = context
  const pending = snapshot.hasTag('pending')
  if (user !== null) return { screen: 'verified', user, finished: value === 'left' }
  if (typeof value === 'string' || !('code' in value))
    return { screen: 'form', pending, problem, initial: { name, email } }
  return {
    screen: 'code',
    email: account?.email ?? email,
    shownCode: delivery.kind === 'shown' ? delivery.code : null,
    linked: delivery.kind === 'linked',
    pending,
    problem: context.codeProblem,
    resend: mailFlow(value.code.mail, context),
  }
}

export const signupFlow = (
  snapshot: SignupSnapshot,
  send: (event: SignupEvent) => void,
): SignupFlow => ({ ...screenOf(snapshot), ...actionsOf(send) })

export const useSignup = (
  services: SignupServices,
  sessionOpened: (user: User) => void,
): SignupFlow => useFlow(() => signupMachine(services, sessionOpened), signupFlow)
