import { useMachine } from '@xstate/react'
import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from 'react'
import { useServices } from '#app/ServicesContext.tsx'
import { provideAuth } from '#machines/auth/auth.provide.ts'
import {
  authCommands,
  selectAuthView,
  type AuthCommands,
  type AuthView,
} from '#machines/auth/auth.view.ts'

interface Session {
  /** State of the session. */
  readonly view: AuthView
  readonly commands: AuthCommands
}

const SessionContext = createContext<Session | null>(null)

/** Runs the one session machine of the site and shares it with the routes. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const [now, send] = useMachine(provideAuth(useServices()))
  // An urgent update would make React discard markup that is not hydrated yet; a deferred one waits.
  const snapshot = useDeferredValue(now)
  const session = useMemo(
    () => ({ view: selectAuthView(snapshot), commands: authCommands(send) }),
    [snapshot, send],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/**
 * State and commands of the session.
 *
 * @throws when used outside {@link SessionProvider}
 */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a <SessionProvider> around it')
  return session
}
