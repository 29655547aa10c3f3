import { useMachine } from '@xstate/react'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#app/paths.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { addressFrom } from '#domain/address.ts'
import { provideAuth } from '#machines/auth/auth.provide.ts'
import {
  authCommands,
  selectAuthView,
  type AuthCommands,
  type AuthView,
} from '#machines/auth/auth.view.ts'

interface Session {
  /** Who is here. */
  readonly view: AuthView
  readonly commands: AuthCommands
}

const SessionContext = createContext<Session | null>(null)

/** Runs the one session machine of the site and shares it with the routes. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const services = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [snapshot, send] = useMachine(
    provideAuth(services, {
      leave: () => {
        void navigate(addressFrom(paths.home, pathname))
      },
    }),
  )
  const session = useMemo(
    () => ({ view: selectAuthView(snapshot), commands: authCommands(send) }),
    [snapshot, send],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/**
 * Who is here, and what may be told the session.
 *
 * @throws when used outside {@link SessionProvider}
 */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a <SessionProvider> around it')
  return session
}
