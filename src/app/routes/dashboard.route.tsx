import { useTranslation } from 'react-i18next'
import { useProductOverview } from '#app/catalogue/useProductOverview.ts'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { DashboardPage } from '#components/pages/DashboardPage/DashboardPage.tsx'
import { useConnection } from '#machines/connection.ts'

/** `/dashboard` (spec §2), behind `RequireUser`. */
const DashboardRoute = () => {
  const { t } = useTranslation('common')
  const session = useSession()
  const connection = useConnection(useServices())
  const products = useProductOverview()
  usePageTitle(t('title.dashboard'))
  if (session.status !== 'authenticated') return null
  return <DashboardPage user={session.user} flow={{ session, connection }} products={products} />
}

export default DashboardRoute
