import { useTranslation } from 'react-i18next'
import { useSessionEnd, useWantedPage, VisitorsOnly } from '#app/guards.tsx'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { isOnAppwrite } from '#app/onAppwrite.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { LoginPage } from '#components/pages/LoginPage/LoginPage.tsx'
import { isMotionAllowed } from '#components/ui/useMotionAllowed.ts'
import { useLogin } from '#machines/login.ts'
import { useRecovery } from '#machines/recovery.ts'

/** `/login` with the forgot-password dialog (spec §2, decisions A1 to A3). */
const LoginRoute = () => {
  const { t } = useTranslation('common')
  const services = useServices()
  const { sessionOpened, sessionIncomplete } = useSession()
  const closingTime = () => (isMotionAllowed() ? 360 : 0)
  const flow = useLogin(services, { sessionOpened, sessionIncomplete, closingTime })
  const recovery = useRecovery(services)
  const ended = useSessionEnd()
  const wanted = useWantedPage()
  usePageTitle(t('title.login'))
  return (
    <VisitorsOnly exempt={flow.pending && !flow.finished}>
      <LoginPage
        flow={flow}
        ended={ended}
        wanted={wanted}
        recovery={recovery}
        onAppwrite={isOnAppwrite}
      />
    </VisitorsOnly>
  )
}

export default LoginRoute
