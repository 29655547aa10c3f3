import { secondsUntil } from '#domain/countdown.ts'
import { limits } from '#domain/limits.ts'
import type { SignupContext, SignupInput } from '#machines/signup/signup.types.ts'
import type { Services } from '#services/services.ts'

/** The initial context: empty, or the sign-up that a reload interrupted. */
export const firstContext = ({ pending, now }: SignupInput): SignupContext => ({
  now,
  name: pending?.account.name ?? '',
  email: pending?.account.email ?? '',
  account: pending?.account ?? null,
  delivery: pending?.delivery ?? { kind: 'mailed' },
  resendAt: pending?.resendAt ?? 0,
  secondsLeft:
    pending === null ? 0 : secondsUntil(pending.resendAt, now, limits.resendDelaySeconds),
  timesSent: 0,
  user: null,
  problem: null,
  codeProblem: null,
  resendProblem: null,
})

/** The input of the machine. Reads storage: call it when the page opens, not during render. */
export const signupInput = ({
  drafts,
  clock,
}: Pick<Services, 'drafts' | 'clock'>): SignupInput => ({
  pending: drafts.signup.read(),
  now: clock.now(),
})
