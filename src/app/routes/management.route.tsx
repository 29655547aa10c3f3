import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useCopiesKnown } from '#app/catalogue/useCopies.ts'
import { useManagementPage, usePublishing } from '#app/catalogue/useManagementPage.ts'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { ManagementPage } from '#components/pages/ManagementPage/ManagementPage.tsx'
import { LoadingPage } from '#components/pages/LoadingPage/LoadingPage.tsx'
import type { CatalogueServices } from '#services/products.ts'

const Bound = ({ services }: { readonly services: CatalogueServices }) => {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const [refused, setRefused] = useState(false)
  const props = useManagementPage(services, language)
  // What is said of publishing follows a change when the list has been painted.
  const publishing = usePublishing(services, useDeferredValue(props.catalogue.products))
  usePageTitle(t('title.products'), { failed: refused && props.flow.form !== 'closed' })
  return <ManagementPage {...props} publishing={publishing} onFormAttempt={setRefused} />
}

/** `/dashboard/products` (spec §2), behind `RequireUser`. */
const ManagementRoute = () => {
  const { services } = useRequiredCatalogue()
  const copiesKnown = useCopiesKnown(services)
  return services === null || !copiesKnown ? <LoadingPage /> : <Bound services={services} />
}

export default ManagementRoute
