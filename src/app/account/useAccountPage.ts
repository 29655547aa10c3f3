import { useMachine } from '@xstate/react'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import type { AccountPageProps } from '#components/pages/AccountPage/AccountPage.tsx'
import type { User } from '#domain/user.ts'
import { useActivity } from '#machines/activity.ts'
import { useCloseAccount } from '#machines/closing.ts'
import { useEmail } from '#machines/email.ts'
import { provideFactors } from '#machines/factors/factors.provide.ts'
import { factorsCommands, selectFactorsView } from '#machines/factors/factors.view.ts'
import { useMailLanguage } from '#machines/mailLanguage.ts'
import { useName } from '#machines/name.ts'
import { useChangePassword } from '#machines/password.ts'
import { useSessions } from '#machines/sessions.ts'

/** Runs the flows of the account page (decision A8). */
export const useAccountPage = (user: User): AccountPageProps => {
  const services = useServices()
  const session = useSession().commands
  const activity = useActivity(services)
  // The session informs the other tabs.
  const sessionsChanged = () => {
    session.sessionsChanged()
    activity.refresh()
  }
  const userChanged = (change: Partial<User>) => {
    session.userChanged(change)
    activity.refresh()
  }
  const sessions = useSessions(services, sessionsChanged)
  const [factors, sendFactors] = useMachine(provideFactors(services))
  return {
    user,
    name: useName(services, userChanged),
    email: useEmail(services, user.$id, userChanged),
    mailLanguage: useMailLanguage(services),
    factors: { view: selectFactorsView(factors), commands: factorsCommands(sendFactors) },
    password: useChangePassword(services, () => {
      sessionsChanged()
      sessions.refresh()
    }),
    sessions,
    activity,
    close: useCloseAccount(services, session.accountClosed),
  }
}
