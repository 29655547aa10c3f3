import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { useLinkToken } from '#app/useLinkToken.ts'
import { VerifyEmailPage } from '#components/pages/VerifyEmailPage/VerifyEmailPage.tsx'
import { provideVerify } from '#machines/verify/verify.provide.ts'
import { selectVerifyView, verifyCommands, type VerifyView } from '#machines/verify/verify.view.ts'

const prerendered: VerifyView = { status: 'ready', code: null, problem: null }

/** `/verify-email`: the link of the verification mail (decision S5). */
const VerifyEmailRoute = () => {
  const { t } = useTranslation('common')
  const link = useLinkToken()
  const session = useSession()
  const [snapshot, send] = useMachine(provideVerify(useServices()), { input: link })
  // The prerendered page has no query and shows the button.
  const view = useHydrated() ? selectVerifyView(snapshot) : prerendered
  const refresh = useEffectEvent(() => {
    if (session.view.status === 'authenticated') session.commands.checkAgain()
  })
  const confirmed = view.status === 'confirmed'
  useEffect(() => {
    if (confirmed) refresh()
  }, [confirmed])
  usePageTitle(t('title.verifyEmail'))
  return <VerifyEmailPage {...view} {...verifyCommands(send)} />
}

export default VerifyEmailRoute
