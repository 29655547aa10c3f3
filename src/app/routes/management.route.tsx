import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useManagement } from '#app/catalogue/useManagement.ts'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { ManagementPage } from '#components/pages/ManagementPage/ManagementPage.tsx'
import { LoadingPage } from '#components/pages/LoadingPage/LoadingPage.tsx'
import type { CatalogueServices } from '#services/products/catalogue.ts'

const Bound = ({ services }: { readonly services: CatalogueServices }) => {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const [refused, setRefused] = useState(false)
  const props = useManagement(services, language)
  usePageTitle(t('title.products'), { failed: refused && props.view.form !== 'closed' })
  return <ManagementPage {...props} onFormAttempt={setRefused} />
}

/** `/dashboard/products` (spec §2), behind `RequireUser`. */
const ManagementRoute = () => {
  const { services } = useRequiredCatalogue()
  return services === null ? <LoadingPage /> : <Bound services={services} />
}

export default ManagementRoute
