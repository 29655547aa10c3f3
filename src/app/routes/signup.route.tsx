import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageTitle } from '#app/frame/usePageTitle.ts'
import { VisitorsOnly } from '#app/guards.tsx'
import { paths } from '#app/paths.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { SignupPage } from '#components/pages/SignupPage/SignupPage.tsx'
import { addressFrom } from '#domain/address.ts'
import { provideSignup, signupInput } from '#machines/signup/signup.provide.ts'
import { selectSignupView, signupCommands } from '#machines/signup/signup.view.ts'

/** `/signup`: form, code screen, success (spec §2 and §4, decisions S1 to S4). */
export default function SignupRoute() {
  const { t } = useTranslation()
  const services = useServices()
  const { sessionOpened } = useSession().commands
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leave = () => void navigate(addressFrom(paths.home, pathname))
  const [input] = useState(() => signupInput(services))
  const [snapshot, send] = useMachine(provideSignup(services, { sessionOpened, leave }), { input })
  const [failed, setFailed] = useState(false)
  const view = selectSignupView(snapshot)
  usePageTitle(t(view.screen === 'form' ? 'common.title.signup' : 'common.title.code'), { failed })
  return (
    <VisitorsOnly exempt={view.screen !== 'form'}>
      <SignupPage view={view} commands={signupCommands(send)} onInvalidChange={setFailed} />
    </VisitorsOnly>
  )
}
