import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '#app/frame/usePageTitle.ts'
import { useDestination, VisitorsOnly } from '#app/guards.tsx'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { LoginPage } from '#components/pages/LoginPage/LoginPage.tsx'
import { provideLogin } from '#machines/login/login.provide.ts'
import { loginCommands, selectLoginView } from '#machines/login/login.view.ts'
import { provideRecovery } from '#machines/recovery/recovery.provide.ts'
import { recoveryCommands, selectRecoveryView } from '#machines/recovery/recovery.view.ts'

/** `/login` with the forgot-password dialog (spec §2, decisions A1 to A3). */
export default function LoginRoute() {
  const { t } = useTranslation()
  const services = useServices()
  const { commands } = useSession()
  const navigate = useNavigate()
  const destination = useDestination()
  const sessionOpened: typeof commands.sessionOpened = (user) => {
    commands.sessionOpened(user)
    void navigate(destination, { replace: true })
  }
  const [login, sendLogin] = useMachine(provideLogin(services, { sessionOpened }))
  const [recovery, sendRecovery] = useMachine(provideRecovery(services))
  const [failed, setFailed] = useState(false)
  usePageTitle(t('common.title.login'), { failed })
  const view = { ...selectLoginView(login), ...loginCommands(sendLogin) }
  const dialog = { ...selectRecoveryView(recovery), ...recoveryCommands(sendRecovery) }
  return (
    <VisitorsOnly>
      <LoginPage {...view} recovery={dialog} onInvalidChange={setFailed} />
    </VisitorsOnly>
  )
}
