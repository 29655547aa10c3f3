import { useEffect, useState } from 'react'
import { useLateForm } from '#app/flows/useLateForm.ts'
import { useLatest } from '#app/flows/useLatest.ts'
import { firstContext, signupInput } from '#machines/signup/signup.context.ts'
import type { SignupEffects } from '#machines/signup/signup.provide.ts'
import type { SignupEvent, SignupInput } from '#machines/signup/signup.types.ts'
import {
  signupCommands,
  type SignupCommands,
  type SignupView,
} from '#machines/signup/signup.view.ts'
import type { Services } from '#services/services.ts'

const quiet = { pending: false, problem: null } as const

/** The form, or the code screen that a reload left (decision S4), as the machine will show it. */
const firstView = (input: SignupInput): SignupView => {
  const { account, delivery, name, email, secondsLeft, timesSent } = firstContext(input)
  if (account === null) return { screen: 'form', ...quiet, initial: { name, email } }
  return {
    screen: 'code',
    ...quiet,
    email: account.email,
    shownCode: delivery.kind === 'shown' ? delivery.code : null,
    resend: { status: 'waiting', secondsLeft, timesSent, problem: null },
  }
}

const after = (before: SignupView, { type }: SignupEvent): SignupView =>
  (before.screen === 'form' && type === 'form.submitted') ||
  (before.screen === 'code' && type === 'code.submitted')
    ? { ...before, pending: true, problem: null }
    : before

const failed = (before: SignupView): SignupView =>
  before.screen !== 'verified' && before.pending
    ? { ...before, pending: false, problem: { code: 'network' } }
    : before

/** Sign-up on real ports; its machine comes when the form is used, or at once where a code is due. */
export const useSignup = (
  services: Pick<Services, 'verification' | 'drafts' | 'clock' | 'reporter'>,
  effects: SignupEffects,
): { readonly view: SignupView; readonly commands: SignupCommands } => {
  const sessionOpened = useLatest(effects.sessionOpened)
  const leave = useLatest(effects.leave)
  const [input] = useState(() => signupInput(services))
  const { view, send, begin } = useLateForm<SignupView, SignupEvent>(
    async () => {
      const { startSignup } = await import('#app/flows/signup.flow.ts')
      return startSignup(services, { sessionOpened, leave }, input)
    },
    { first: firstView(input), after, failed },
  )
  useEffect(() => {
    // The countdown is the machine's.
    if (input.pending !== null) begin()
  }, [input, begin])
  return { view, commands: signupCommands(send) }
}
