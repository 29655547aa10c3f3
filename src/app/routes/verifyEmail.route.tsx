import { useMachine } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useHydrated } from '#app/useHydrated.ts'
import { useLinkToken } from '#app/useLinkToken.ts'
import { VerifyEmailPage } from '#components/pages/VerifyEmailPage/VerifyEmailPage.tsx'
import { provideVerify } from '#machines/verify/verify.provide.ts'
import { selectVerifyView, verifyCommands, type VerifyView } from '#machines/verify/verify.view.ts'

const prerendered: VerifyView = { status: 'ready', problem: null }

/** `/verify-email`: the link of the verification mail (decision S5). */
const VerifyEmailRoute = () => {
  const { t } = useTranslation('common')
  const token = useLinkToken()
  const [snapshot, send] = useMachine(provideVerify(useServices()), { input: { token } })
  // The prerendered page has no query and shows the button.
  const view = useHydrated() ? selectVerifyView(snapshot) : prerendered
  usePageTitle(t('title.verifyEmail'))
  return <VerifyEmailPage {...view} {...verifyCommands(send)} />
}

export default VerifyEmailRoute
