import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { isOnAppwrite } from '#app/onAppwrite.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { AccountPage } from '#components/pages/AccountPage/AccountPage.tsx'
import { useAccount } from '#machines/account.ts'
import type { AuthFlow } from '#machines/auth/flow.ts'

type UserSession = Extract<AuthFlow, { readonly status: 'authenticated' }>

const Account = ({ session }: { readonly session: UserSession }) => {
  const { user } = session
  const flow = useAccount(useServices(), user.$id, session)
  return <AccountPage user={user} onAppwrite={isOnAppwrite} flow={{ ...flow, session }} />
}

/** `/dashboard/account` (decision A8), behind `RequireUser`. */
const AccountRoute = () => {
  const { t } = useTranslation('common')
  const session = useSession()
  usePageTitle(t('title.account'))
  // Another user may log in in another tab: the page starts again.
  return session.status === 'authenticated' ? (
    <Account key={session.user.$id} session={session} />
  ) : null
}

export default AccountRoute
