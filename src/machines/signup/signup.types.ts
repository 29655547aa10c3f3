import type { SignupForm } from '#domain/signup.rules.ts'
import type { User } from '#domain/user.ts'
import type { CodeFailure, ResendFailure, SignupFailure } from '#machines/signup/signup.view.ts'
import type { PendingSignup } from '#services/drafts/drafts.port.ts'
import type {
  CodeDelivery,
  NewAccount,
  StartedSignup,
} from '#services/verification/verification.port.ts'

/** What the sign-up page starts with. */
export interface SignupInput {
  /** A sign-up that a reload interrupted at the code. */
  readonly pending: PendingSignup | null
  /** The wall clock, in milliseconds since 1970. */
  readonly now: () => number
}

/** What the sign-up machine knows. The password is never among it (decision S3). */
export interface SignupContext {
  readonly now: () => number
  /** What the form starts with when it shows. */
  readonly name: string
  readonly email: string
  /** The latest account made on this page; kept when going back to the form. */
  readonly account: NewAccount | null
  readonly delivery: CodeDelivery
  /** When the next code may be asked for, in milliseconds since 1970, and after how many seconds. */
  readonly resendAt: number
  readonly resendWait: number
  /** What the countdown shows. */
  readonly secondsLeft: number
  readonly timesSent: number
  readonly user: User | null
  readonly problem: SignupFailure | null
  readonly codeProblem: CodeFailure | null
  readonly resendProblem: ResendFailure | null
}

/** What the sign-up machine listens to. */
export type SignupEvent =
  | { readonly type: 'form.submitted'; readonly form: SignupForm }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'code.requested' }
  | { readonly type: 'form.reopened' }
  | { readonly type: 'success.continued' }

/** What `confirmCode` takes. */
export interface EnteredCode {
  readonly account: NewAccount | null
  readonly code: string
}

/** Parameters of the named actions. */
export interface Started {
  readonly started: StartedSignup
}
