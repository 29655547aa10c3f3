import { startFlow } from '#app/flows/flow.ts'
import { provideLogin, type LoginEffects } from '#machines/login/login.provide.ts'
import { selectLoginView } from '#machines/login/login.view.ts'
import { provideRecovery } from '#machines/recovery/recovery.provide.ts'
import { selectRecoveryView } from '#machines/recovery/recovery.view.ts'
import type { Services } from '#services/services.ts'

/** The log-in form's machine, running; fetched with the first key in the form. */
export const startLogin = (
  services: Pick<Services, 'auth' | 'drafts' | 'reporter'>,
  effects: LoginEffects,
) => startFlow(provideLogin(services, effects), selectLoginView)

/** The machine of the forgot-password dialog, running; it travels with that of the form. */
export const startRecovery = (services: Pick<Services, 'recovery' | 'reporter'>) =>
  startFlow(provideRecovery(services), selectRecoveryView)
