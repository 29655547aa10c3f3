import { useMachine } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/frame/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useLinkToken } from '#app/useLinkToken.ts'
import { VerifyEmailPage } from '#components/pages/VerifyEmailPage/VerifyEmailPage.tsx'
import { provideVerify } from '#machines/verify/verify.provide.ts'
import { selectVerifyView, verifyCommands } from '#machines/verify/verify.view.ts'

/** `/verify-email`: the link of the verification mail (decision S5). */
export default function VerifyEmailRoute() {
  const { t } = useTranslation('common')
  const token = useLinkToken()
  const [snapshot, send] = useMachine(provideVerify(useServices()), { input: { token } })
  usePageTitle(t('title.verifyEmail'))
  return <VerifyEmailPage {...selectVerifyView(snapshot)} {...verifyCommands(send)} />
}
