import { useTranslation } from 'react-i18next'
import { useAccountPage } from '#app/account/useAccountPage.ts'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useSession } from '#app/session.tsx'
import { AccountPage } from '#components/pages/AccountPage/AccountPage.tsx'
import type { User } from '#domain/user.ts'

const Bound = ({ user }: { readonly user: User }) => <AccountPage {...useAccountPage(user)} />

/** `/dashboard/account` (decision A8), behind `RequireUser`. */
const AccountRoute = () => {
  const { t } = useTranslation('common')
  const { view } = useSession()
  usePageTitle(t('title.account'))
  // Another user may log in in another tab: the page starts again.
  return view.status === 'authenticated' ? <Bound key={view.user.$id} user={view.user} /> : null
}

export default AccountRoute
