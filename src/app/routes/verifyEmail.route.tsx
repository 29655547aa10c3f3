import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useOtherUser, useSession } from '#app/session.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { useLinkEnd, useLinkToken, useNewPassword } from '#app/useLinkToken.ts'
import { VerifyEmailPage } from '#components/pages/VerifyEmailPage/VerifyEmailPage.tsx'
import { useVerify } from '#machines/mailedLinks.ts'

/** `/verify-email`: the link of the verification mail (decision S5). */
const VerifyEmailRoute = () => {
  const { t } = useTranslation('common')
  const session = useSession()
  const link = useLinkToken()
  const verify = useVerify(useServices(), link)
  const loggedIn = useOtherUser(({ $id }) => link.token === null || link.token.userId === $id)
  // The prerendered page has no query and shows the button.
  const flow = useHydrated() ? verify : { ...verify, status: 'ready' as const }
  const refresh = useEffectEvent(() => {
    if (session.status === 'authenticated') session.checkAgain()
  })
  const confirmed = flow.status === 'confirmed'
  useNewPassword(flow.newPassword)
  useLinkEnd(confirmed ? 'done' : flow.status === 'linkSpent' ? 'spent' : null, flow.code)
  useEffect(() => {
    if (confirmed) refresh()
  }, [confirmed])
  usePageTitle(t('title.verifyEmail'))
  return <VerifyEmailPage flow={flow} loggedIn={loggedIn} />
}

export default VerifyEmailRoute
