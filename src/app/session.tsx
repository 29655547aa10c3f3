import { createContext, useContext, type ReactNode } from 'react'
import { useServices } from '#app/ServicesContext.tsx'
import type { User } from '#domain/account.ts'
import { useAuth, type AuthFlow } from '#machines/auth/flow.ts'

const SessionContext = createContext<AuthFlow | null>(null)

/** Runs the one session machine of the site and shares it with the routes. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => (
  <SessionContext value={useAuth(useServices())}>{children}</SessionContext>
)

/**
 * The session of the visitor.
 *
 * @throws when used outside {@link SessionProvider}
 */
export const useSession = (): AuthFlow => {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a <SessionProvider> around it')
  return session
}

/**
 * The address of the user who is logged in, where a page acts for another account; otherwise `null`.
 *
 * @param isOwn - whether the page acts for the account of this user
 */
export const useOtherUser = (isOwn: (user: User) => boolean): string | null => {
  const session = useSession()
  if (session.status !== 'authenticated' || isOwn(session.user)) return null
  return session.user.email
}
