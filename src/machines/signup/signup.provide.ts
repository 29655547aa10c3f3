import { assign, fromCallback } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import type { User } from '#domain/user.ts'
import { fromService } from '#machines/oldFromService.ts'
import { signupMachine } from '#machines/signup/signup.machine.ts'
import type { SignupEvent } from '#machines/signup/signup.types.ts'
import type { Services } from '#services/services.ts'
import type { NewAccount } from '#services/verification/verification.port.ts'

/** Effects of the sign-up machine on the rest of the site. */
export interface SignupEffects {
  /** Called when the code was accepted, while the success message still shows; informs the auth machine. */
  sessionOpened(user: User): void
}

/** A code step without an account cannot be finished; only a new sign-up helps. */
const required = (account: NewAccount | null): NewAccount => {
  if (account === null) throw new ServiceError({ code: 'signInAgain' })
  return account
}

/** Sign-up with ports (decisions S1 to S4). */
export const provideSignup = (
  {
    verification,
    authChannel,
    drafts,
    clock,
    reporter,
  }: Pick<Services, 'verification' | 'authChannel' | 'drafts' | 'clock' | 'reporter'>,
  effects: SignupEffects,
) =>
  signupMachine.provide({
    actors: {
      startSignup: fromService(reporter, ({ input, signal }) => verification.start(input, signal)),
      confirmCode: fromService(reporter, async ({ input: { account, code }, signal }) =>
        verification.confirm(required(account), code, signal),
      ),
      resendCode: fromService(reporter, async ({ input, signal }) =>
        verification.resend(required(input), signal),
      ),
      findConfirmed: fromService(reporter, async ({ input, signal }) =>
        verification.findConfirmed(required(input), signal),
      ),
      listenToTabs: fromCallback<SignupEvent>(({ sendBack }) =>
        authChannel.subscribe((notice) => {
          if (notice === 'changed') sendBack({ type: 'account.changedElsewhere' })
        }),
      ),
    },
    actions: {
      readClock: assign({ now: () => clock.now() }),
      writePending: ({ context: { account, delivery, resendAt } }) => {
        if (account !== null) drafts.signup.write({ account, delivery, resendAt })
      },
      clearPending: () => drafts.signup.clear(),
      reportSession: (_, { user }) => {
        if (user !== null) effects.sessionOpened(user)
      },
    },
  })
