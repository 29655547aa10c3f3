import { useTranslation } from 'react-i18next'
import { useProductOverview } from '#app/catalogue/useProductOverview.tsx'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { DashboardPage } from '#components/pages/DashboardPage/DashboardPage.tsx'
import { useConnection } from '#machines/connection.ts'

/** `/dashboard` (spec §2), behind `RequireUser`. */
const DashboardRoute = () => {
  const { t } = useTranslation('common')
  const { view, commands } = useSession()
  const connection = useConnection(useServices())
  const products = useProductOverview()
  usePageTitle(t('title.dashboard'))
  if (view.status !== 'authenticated') return null
  return (
    <DashboardPage
      user={view.user}
      loggingOut={view.loggingOut}
      logoutProblem={view.problem}
      onLogOut={commands.logOut}
      connection={connection}
      products={products}
    />
  )
}

export default DashboardRoute
