import { useTranslation } from 'react-i18next'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useManagementPage } from '#app/catalogue/useManagementPage.ts'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useSession } from '#app/session.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { ManagementPage } from '#components/pages/ManagementPage/ManagementPage.tsx'
import { LoadingPage } from '#components/pages/LoadingPage/LoadingPage.tsx'
import type { CatalogueServices } from '#services/products.ts'

const Products = ({ services }: { readonly services: CatalogueServices }) => {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const flow = useManagementPage(services, language)
  const session = useSession()
  usePageTitle(t('title.products'))
  return (
    <ManagementPage
      flow={flow}
      session={session.status === 'authenticated' ? session : undefined}
    />
  )
}

/** `/dashboard/products` (spec §2), behind `RequireUser`. */
const ManagementRoute = () => {
  const { services } = useRequiredCatalogue()
  return services === null ? <LoadingPage /> : <Products services={services} />
}

export default ManagementRoute
