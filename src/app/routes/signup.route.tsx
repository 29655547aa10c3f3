import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { VisitorsOnly } from '#app/guards.tsx'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { Redirect } from '#app/Redirect.tsx'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { SignupPage } from '#components/pages/SignupPage/SignupPage.tsx'
import { addressFrom } from '#domain/address.ts'
import { paths } from '#domain/paths.ts'
import { signupInput } from '#machines/signup/signup.context.ts'
import { provideSignup } from '#machines/signup/signup.provide.ts'
import { emptySignupView, selectSignupView, signupCommands } from '#machines/signup/signup.view.ts'

/** `/signup`: form, code screen, success (spec §2 and §4, decisions S1 to S4). */
const SignupRoute = () => {
  const { t } = useTranslation('common')
  const services = useServices()
  const { sessionOpened } = useSession().commands
  const { pathname } = useLocation()
  const machine = provideSignup(services, { sessionOpened })
  const [input] = useState(() => signupInput(services))
  const [snapshot, send] = useMachine(machine, { input })
  // A reload at the code screen returns to it (decision S4). The prerendered page shows the form.
  const view = useHydrated() ? selectSignupView(snapshot) : emptySignupView
  const [failed, setFailed] = useState(false)
  usePageTitle(t(view.screen === 'form' ? 'title.signup' : 'title.code'), { failed })
  if (snapshot.matches('left')) return <Redirect to={addressFrom(paths.home, pathname)} />
  return (
    <VisitorsOnly exempt={view.screen !== 'form'}>
      <SignupPage view={view} commands={signupCommands(send)} onInvalidChange={setFailed} />
    </VisitorsOnly>
  )
}

export default SignupRoute
