import { fromPromise } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import { signupMachine } from '#machines/signup/signup.machine.ts'
import type { EnteredCode } from '#machines/signup/signup.types.ts'
import type { Services } from '#services/services.ts'
import type {
  CodeDelivery,
  NewAccount,
  SignupRequest,
  StartedSignup,
} from '#services/verification/verification.port.ts'

/** What the shell does when sign-up says so. */
export interface SignupEffects {
  /** The code was accepted: tells the session's machine. The success message still shows. */
  sessionOpened(user: User): void
  /** The success message has had its time: go to `/` (spec §2). */
  leave(): void
}

/** A code step without an account cannot be finished; only a new sign-up helps. */
const required = (account: NewAccount | null): NewAccount => {
  if (account === null) throw new ServiceError({ code: 'signInAgain' })
  return account
}

/** Sign-up on real ports (decisions S1 to S4). */
export const provideSignup = (
  { verification, drafts }: Pick<Services, 'verification' | 'drafts'>,
  effects: SignupEffects,
) =>
  signupMachine.provide({
    actors: {
      startSignup: fromPromise<StartedSignup, SignupRequest>(({ input, signal }) =>
        verification.start(input, signal),
      ),
      confirmCode: fromPromise<User, EnteredCode>(async ({ input: { account, code }, signal }) =>
        verification.confirm(required(account), code, signal),
      ),
      resendCode: fromPromise<CodeDelivery, NewAccount | null>(async ({ input, signal }) =>
        verification.resend(required(input), signal),
      ),
    },
    actions: {
      keepPending: ({ context: { account, delivery, resendAt, resendWait } }) => {
        if (account !== null) drafts.signup.write({ account, delivery, resendAt, resendWait })
      },
      clearPending: () => {
        drafts.signup.clear()
      },
      reportSession: (_, { user }) => {
        effects.sessionOpened(user)
      },
      leave: () => {
        effects.leave()
      },
    },
  })
