import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLateFlow } from '#app/flows/useLateFlow.ts'
import { useLatest } from '#app/flows/useLatest.ts'
import { paths } from '#app/paths.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { addressFrom } from '#domain/address.ts'
import type { AuthEvent } from '#machines/auth/auth.machine.ts'
import { authCommands, type AuthCommands, type AuthView } from '#machines/auth/auth.view.ts'

interface Session {
  /** Who is here. */
  readonly view: AuthView
  readonly commands: AuthCommands
}

const SessionContext = createContext<Session | null>(null)

const checking: AuthView = { status: 'checking' }
const guess: AuthView = { status: 'anonymous', reason: 'unverified' }
const unreachable: AuthView = { status: 'unreachable', problem: { code: 'network' } }

/**
 * Runs the one session machine of the site and shares it with the routes. A visitor in whose browser
 * nothing speaks for a session is taken for nobody without it, as the machine itself would; it comes
 * when somebody asks for certainty, logs in here or in another tab (decision record 011).
 */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const services = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leave = useLatest(() => void navigate(addressFrom(paths.home, pathname)))
  const [marked] = useState(() => services.sessionHint.mayHaveSession())
  // Not in the first render: the document was drawn for everybody. And not at once after it: a page
  // that is not taken over yet would have to be in one piece.
  const [guessed, setGuessed] = useState(false)
  useEffect(() => {
    startTransition(() => {
      setGuessed(!marked)
    })
  }, [marked])
  const { view, status, begin, send } = useLateFlow<AuthView, AuthEvent>(async () => {
    const { startSession } = await import('#app/flows/session.flow.ts')
    return startSession(services, { leave })
  })

  useEffect(() => {
    if (marked) begin()
    return services.authChannel.subscribe((notice) => {
      if (notice === 'opened') begin()
    })
  }, [services, marked, begin])

  const before = status === 'failed' ? unreachable : guessed ? guess : checking
  const known = view ?? before
  const session = useMemo(() => ({ view: known, commands: authCommands(send) }), [known, send])
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
