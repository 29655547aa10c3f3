import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { useComparison } from '#app/catalogue/useComparison.ts'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { Redirect } from '#app/Redirect.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { ComparePage } from '#components/pages/ComparePage/ComparePage.tsx'
import { addressFrom } from '#domain/address.ts'
import { isCategory, type Category } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

const Comparison = ({ category }: { readonly category: Category }) => {
  const { t } = useTranslation('common')
  usePageTitle(t('title.compare', { category: t(`category.${category}`) }))
  return <ComparePage category={category} flow={useComparison(category, useLanguage())} />
}

/** `/products/{category}/compare?id=` (decision P16); an unknown category goes to `/` (decision P8). */
const CompareRoute = () => {
  const { category } = useParams()
  const { pathname } = useLocation()
  if (!isCategory(category)) return <Redirect to={addressFrom(paths.home, pathname)} />
  return <Comparison key={category} category={category} />
}

export default CompareRoute
