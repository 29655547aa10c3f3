import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { useLinkToken } from '#app/useLinkToken.ts'
import { ResetPasswordPage } from '#components/pages/ResetPasswordPage/ResetPasswordPage.tsx'
import { provideReset } from '#machines/reset/reset.provide.ts'
import { resetCommands, selectResetView, type ResetView } from '#machines/reset/reset.view.ts'

const prerendered: ResetView = { status: 'editing', problem: null }

/** `/reset-password`: the link of the reset mail (decision S5). */
const ResetPasswordRoute = () => {
  const { t } = useTranslation('common')
  const { token } = useLinkToken()
  const [snapshot, send] = useMachine(provideReset(useServices()), { input: { token } })
  const [failed, setFailed] = useState(false)
  // The prerendered page has no query and shows the form.
  const view = useHydrated() ? selectResetView(snapshot) : prerendered
  usePageTitle(t('title.resetPassword'), { failed })
  return <ResetPasswordPage {...view} {...resetCommands(send)} onInvalidChange={setFailed} />
}

export default ResetPasswordRoute
