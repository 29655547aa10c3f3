import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignup } from '#app/flows/useSignup.ts'
import { usePageTitle } from '#app/frame/usePageTitle.ts'
import { VisitorsOnly } from '#app/guards.tsx'
import { paths } from '#app/paths.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { SignupPage } from '#components/pages/SignupPage/SignupPage.tsx'
import { addressFrom } from '#domain/address.ts'

/** `/signup`: form, code screen, success (spec §2 and §4, decisions S1 to S4). */
export default function SignupRoute() {
  const { t } = useTranslation('common')
  const services = useServices()
  const { sessionOpened } = useSession().commands
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leave = () => void navigate(addressFrom(paths.home, pathname))
  const { view, commands } = useSignup(services, { sessionOpened, leave })
  const [failed, setFailed] = useState(false)
  usePageTitle(t(view.screen === 'form' ? 'title.signup' : 'title.code'), { failed })
  return (
    <VisitorsOnly exempt={view.screen !== 'form'}>
      <SignupPage view={view} commands={commands} onInvalidChange={setFailed} />
    </VisitorsOnly>
  )
}
