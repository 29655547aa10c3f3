import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/frame/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useLinkToken } from '#app/useLinkToken.ts'
import { ResetPasswordPage } from '#components/pages/ResetPasswordPage/ResetPasswordPage.tsx'
import { provideReset } from '#machines/reset/reset.provide.ts'
import { resetCommands, selectResetView } from '#machines/reset/reset.view.ts'

/** `/reset-password`: the link of the reset mail (decision S5). */
export default function ResetPasswordRoute() {
  const { t } = useTranslation('common')
  const token = useLinkToken()
  const [snapshot, send] = useMachine(provideReset(useServices()), { input: { token } })
  const [failed, setFailed] = useState(false)
  usePageTitle(t('title.resetPassword'), { failed })
  return (
    <ResetPasswordPage
      {...selectResetView(snapshot)}
      {...resetCommands(send)}
      onInvalidChange={setFailed}
    />
  )
}
