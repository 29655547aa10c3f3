import { startFlow } from '#app/flows/flow.ts'
import { provideSignup, type SignupEffects } from '#machines/signup/signup.provide.ts'
import type { SignupInput } from '#machines/signup/signup.types.ts'
import { selectSignupView } from '#machines/signup/signup.view.ts'
import type { Services } from '#services/services.ts'

/** The machine of sign-up, running; fetched with the first key in the form, or to go on at the code. */
export const startSignup = (
  services: Pick<Services, 'verification' | 'drafts' | 'clock' | 'reporter'>,
  effects: SignupEffects,
  input: SignupInput,
) => startFlow(provideSignup(services, effects), selectSignupView, input)
