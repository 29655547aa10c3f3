import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { LoginCodePage } from '#components/pages/LoginCodePage/LoginCodePage.tsx'
import { provideChallenge } from '#machines/challenge/challenge.provide.ts'
import { challengeCommands, selectChallengeView } from '#machines/challenge/challenge.view.ts'

/** `/login/code`: the second factor of a log-in (decision A8). */
const LoginCodeRoute = () => {
  const { t } = useTranslation('common')
  const { sessionOpened, sessionAbandoned } = useSession().commands
  const effects = { sessionOpened, sessionAbandoned }
  const [snapshot, send] = useMachine(provideChallenge(useServices(), effects))
  const [failed, setFailed] = useState(false)
  usePageTitle(t('title.loginCode'), { failed })
  return (
    <LoginCodePage
      view={selectChallengeView(snapshot)}
      commands={challengeCommands(send)}
      onInvalidChange={setFailed}
    />
  )
}

export default LoginCodeRoute
