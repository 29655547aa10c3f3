import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { LoginCodePage } from '#components/pages/LoginCodePage/LoginCodePage.tsx'
import { useChallenge } from '#machines/challenge.ts'

/** `/login/code`: the second factor of a log-in (decision A8). */
const LoginCodeRoute = () => {
  const { t } = useTranslation('common')
  const flow = useChallenge(useServices(), useSession())
  usePageTitle(t('title.loginCode'))
  return <LoginCodePage flow={flow} />
}

export default LoginCodeRoute
