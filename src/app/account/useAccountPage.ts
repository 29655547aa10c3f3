import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import type { AccountPageProps } from '#components/pages/AccountPage/AccountPage.tsx'
import type { User } from '#domain/user.ts'
import { provideActivity } from '#machines/activity/activity.provide.ts'
import { activityCommands, selectActivityView } from '#machines/activity/activity.view.ts'
import { provideChangePassword } from '#machines/password/password.provide.ts'
import {
  changePasswordCommands,
  selectChangePasswordView,
} from '#machines/password/password.view.ts'
import { provideCloseAccount } from '#machines/closing/closing.provide.ts'
import { closeAccountCommands, selectCloseAccountView } from '#machines/closing/closing.view.ts'
import { provideFactors } from '#machines/factors/factors.provide.ts'
import { factorsCommands, selectFactorsView } from '#machines/factors/factors.view.ts'
import { profileInput, provideProfile } from '#machines/profile/profile.provide.ts'
import { profileCommands, selectProfileView } from '#machines/profile/profile.view.ts'
import { provideSessions } from '#machines/sessions/sessions.provide.ts'
import { selectSessionsView, sessionsCommands } from '#machines/sessions/sessions.view.ts'

/** Runs the machines of the account page and binds them to its props (decision A8). */
export const useAccountPage = (user: User): AccountPageProps => {
  const services = useServices()
  const session = useSession().commands
  const [activity, sendActivity] = useMachine(provideActivity(services))
  const activityVerbs = activityCommands(sendActivity)
  // The session informs the other tabs.
  const sessionsChanged = () => {
    session.sessionsChanged()
    activityVerbs.refresh()
  }
  const userChanged = (changed: User) => {
    session.userChanged(changed)
    activityVerbs.refresh()
  }
  const [sessions, sendSessions] = useMachine(provideSessions(services, { sessionsChanged }))
  const sessionsVerbs = sessionsCommands(sendSessions)
  const passwordChanged = () => {
    sessionsChanged()
    sessionsVerbs.refresh()
  }
  const [input] = useState(() => profileInput(services, user.$id))
  const provided = provideProfile(services, user, { userChanged })
  const [profile, sendProfile] = useMachine(provided, { input })
  const [factors, sendFactors] = useMachine(provideFactors(services))
  const [password, sendPassword] = useMachine(provideChangePassword(services, { passwordChanged }))
  const { accountClosed } = session
  const [close, sendClose] = useMachine(provideCloseAccount(services, { accountClosed }))
  return {
    user,
    profile: { ...selectProfileView(profile), ...profileCommands(sendProfile) },
    factors: { view: selectFactorsView(factors), commands: factorsCommands(sendFactors) },
    password: { ...selectChangePasswordView(password), ...changePasswordCommands(sendPassword) },
    sessions: { ...selectSessionsView(sessions), ...sessionsVerbs },
    activity: { ...selectActivityView(activity), ...activityVerbs },
    close: { ...selectCloseAccountView(close), ...closeAccountCommands(sendClose) },
  }
}
