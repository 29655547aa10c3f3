import { startFlow } from '#app/flows/flow.ts'
import { provideAuth, type AuthEffects } from '#machines/auth/auth.provide.ts'
import { selectAuthView } from '#machines/auth/auth.view.ts'
import type { Services } from '#services/services.ts'

/**
 * The session's machine, running, once it knows who is here. Fetched when something speaks for a
 * session, or somebody asks.
 */
export const startSession = async (
  services: Pick<Services, 'auth' | 'authChannel' | 'sessionHint' | 'sessionLoss' | 'reporter'>,
  effects: AuthEffects,
) => {
  const flow = startFlow(provideAuth(services, effects), selectAuthView)
  await new Promise<void>((resolve) => {
    const know = () => {
      if (flow.view().status === 'checking') return
      stop()
      resolve()
    }
    const stop = flow.subscribe(know)
    know()
  })
  return flow
}
