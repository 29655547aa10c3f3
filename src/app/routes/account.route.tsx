import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { AccountPage } from '#components/pages/AccountPage/AccountPage.tsx'
import type { User } from '#domain/account.ts'
import { useAccount } from '#machines/account.ts'

const Account = ({ user }: { readonly user: User }) => {
  const flow = useAccount(useServices(), user.$id, useSession())
  return <AccountPage user={user} flow={flow} />
}

/** `/dashboard/account` (decision A8), behind `RequireUser`. */
const AccountRoute = () => {
  const { t } = useTranslation('common')
  const session = useSession()
  usePageTitle(t('title.account'))
  // Another user may log in in another tab: the page starts again.
  return session.status === 'authenticated' ? (
    <Account key={session.user.$id} user={session.user} />
  ) : null
}

export default AccountRoute
