import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLogin } from '#app/flows/useLogin.ts'
import { useRecovery } from '#app/flows/useRecovery.ts'
import { usePageTitle } from '#app/frame/usePageTitle.ts'
import { useDestination, VisitorsOnly } from '#app/guards.tsx'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { LoginPage } from '#components/pages/LoginPage/LoginPage.tsx'

/** `/login` with the forgot-password dialog (spec §2, decisions A1 to A3). */
export default function LoginRoute() {
  const { t } = useTranslation('common')
  const services = useServices()
  const { commands } = useSession()
  const navigate = useNavigate()
  const destination = useDestination()
  const sessionOpened: typeof commands.sessionOpened = (user) => {
    commands.sessionOpened(user)
    void navigate(destination, { replace: true })
  }
  const login = useLogin(services, { sessionOpened })
  const recovery = useRecovery(services)
  const [failed, setFailed] = useState(false)
  usePageTitle(t('title.login'), { failed })
  return (
    <VisitorsOnly>
      <LoginPage {...login} recovery={recovery} onInvalidChange={setFailed} />
    </VisitorsOnly>
  )
}
