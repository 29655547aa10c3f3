import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useWantedPage, VisitorsOnly } from '#app/guards.tsx'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { isOnAppwrite } from '#app/onAppwrite.ts'
import { Redirect } from '#app/Redirect.tsx'
import { useServices } from '#app/ServicesContext.tsx'
import { useOtherUser, useSession } from '#app/session.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { SignupPage } from '#components/pages/SignupPage/SignupPage.tsx'
import { addressFrom } from '#domain/address.ts'
import { isSameEmail } from '#domain/fields.ts'
import { paths } from '#domain/paths.ts'
import { emptySignup, useSignup } from '#machines/signup/flow.ts'

/** `/signup`: form, code screen, success (spec §2 and §4, decisions S1 to S4). */
const SignupRoute = () => {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const signup = useSignup(useServices(), useSession().sessionOpened)
  const wanted = useWantedPage()
  // A reload at the code screen returns to it (decision S4). The prerendered page shows the form.
  const flow = useHydrated() ? signup : { ...signup, ...emptySignup }
  const loggedIn = useOtherUser(
    ({ email }) => flow.screen !== 'code' || isSameEmail(email, flow.email),
  )
  usePageTitle(t(flow.screen === 'form' ? 'title.signup' : 'title.code'))
  if (flow.screen === 'verified' && flow.finished)
    return <Redirect to={addressFrom(paths.home, pathname)} />
  return (
    <VisitorsOnly exempt={flow.screen !== 'form'} stays>
      <SignupPage flow={flow} wanted={wanted} loggedIn={loggedIn} onAppwrite={isOnAppwrite} />
    </VisitorsOnly>
  )
}

export default SignupRoute
