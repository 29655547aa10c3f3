import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useOtherUser } from '#app/session.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { useLinkEnd, useLinkToken } from '#app/useLinkToken.ts'
import { ResetPasswordPage } from '#components/pages/ResetPasswordPage/ResetPasswordPage.tsx'
import { useReset } from '#machines/mailedLinks.ts'

/** `/reset-password`: the link of the reset mail (decision S5). */
const ResetPasswordRoute = () => {
  const { t } = useTranslation('common')
  const link = useLinkToken()
  const reset = useReset(useServices(), link)
  const hydrated = useHydrated()
  // The prerendered page knows of no link and shows the form.
  const flow = hydrated ? reset : { ...reset, status: 'editing' as const }
  useLinkEnd(flow.status === 'saved' ? 'done' : flow.status === 'linkSpent' ? 'spent' : null, null)
  const loggedIn = useOtherUser(({ $id }) => link.token === null || link.token.userId === $id)
  usePageTitle(t('title.resetPassword'))
  return (
    <ResetPasswordPage flow={flow} confirmed={hydrated && link.confirmed} loggedIn={loggedIn} />
  )
}

export default ResetPasswordRoute
