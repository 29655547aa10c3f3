import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionEnd, VisitorsOnly } from '#app/guards.tsx'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { LoginPage } from '#components/pages/LoginPage/LoginPage.tsx'
import { useMotionAllowed } from '#components/ui/useMotionAllowed.ts'
import { provideLogin } from '#machines/login/login.provide.ts'
import { loginCommands, selectLoginView } from '#machines/login/login.view.ts'
import { provideRecovery } from '#machines/recovery/recovery.provide.ts'
import { recoveryCommands, selectRecoveryView } from '#machines/recovery/recovery.view.ts'

/** `/login` with the forgot-password dialog (spec §2, decisions A1 to A3). */
const LoginRoute = () => {
  const { t } = useTranslation('common')
  const services = useServices()
  const { sessionOpened, sessionIncomplete } = useSession().commands
  const effects = { sessionOpened, sessionIncomplete, closingTime: useMotionAllowed() ? 360 : 0 }
  const [login, sendLogin] = useMachine(provideLogin(services, effects))
  const [recovery, sendRecovery] = useMachine(provideRecovery(services))
  const ended = useSessionEnd()
  const [failed, setFailed] = useState(false)
  usePageTitle(t('title.login'), { failed })
  return (
    <VisitorsOnly finished={login.matches('loggedIn')}>
      <LoginPage
        {...selectLoginView(login)}
        {...loginCommands(sendLogin)}
        ended={ended}
        recovery={{ ...selectRecoveryView(recovery), ...recoveryCommands(sendRecovery) }}
        onInvalidChange={setFailed}
      />
    </VisitorsOnly>
  )
}

export default LoginRoute
