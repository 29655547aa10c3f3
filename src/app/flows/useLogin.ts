import { useLateForm } from '#app/flows/useLateForm.ts'
import { useLatest } from '#app/flows/useLatest.ts'
import type { LoginEvent } from '#machines/login/login.machine.ts'
import type { LoginEffects } from '#machines/login/login.provide.ts'
import { loginCommands, type LoginCommands, type LoginView } from '#machines/login/login.view.ts'
import type { Services } from '#services/services.ts'

/** The log-in form on real ports; its machine comes when it is used. */
export const useLogin = (
  services: Pick<Services, 'auth' | 'drafts' | 'reporter'>,
  effects: LoginEffects,
): LoginView & LoginCommands => {
  const sessionOpened = useLatest(effects.sessionOpened)
  const { view, send } = useLateForm<LoginView, LoginEvent>(
    async () => {
      const { startLogin } = await import('#app/flows/login.flow.ts')
      return startLogin(services, { sessionOpened })
    },
    {
      first: { pending: false, problem: null },
      after: () => ({ pending: true, problem: null }),
      failed: ({ pending }) => ({
        pending: false,
        problem: pending ? { code: 'network' } : null,
      }),
    },
  )
  return { ...view, ...loginCommands(send) }
}
