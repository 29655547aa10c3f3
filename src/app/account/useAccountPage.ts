import { useMachine } from '@xstate/react'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import type { AccountPageProps } from '#components/pages/AccountPage/AccountPage.tsx'
import type { User } from '#domain/user.ts'
import { provideFactors } from '#machines/factors/factors.provide.ts'
import { factorsCommands, selectFactorsView } from '#machines/factors/factors.view.ts'
import { profileInput, provideProfile } from '#machines/profile/profile.provide.ts'
import { profileCommands, selectProfileView } from '#machines/profile/profile.view.ts'

/** Runs the machines of the account page and binds them to its props (decision A8). */
export const useAccountPage = (user: User): AccountPageProps => {
  const services = useServices()
  const { userChanged } = useSession().commands
  const [profile, sendProfile] = useMachine(provideProfile(services, user, { userChanged }), {
    input: profileInput(services, user.$id),
  })
  const [factors, sendFactors] = useMachine(provideFactors(services))
  return {
    user,
    profile: { ...selectProfileView(profile), ...profileCommands(sendProfile) },
    factors: { view: selectFactorsView(factors), commands: factorsCommands(sendFactors) },
  }
}
