import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useCategoryList } from '#app/catalogue/useCategoryList.ts'
import { usePageTitle } from '#app/frame/usePageTitle.ts'
import { useLanguageChoice } from '#app/LanguageProvider.tsx'
import { paths } from '#app/paths.ts'
import { CategoryPage } from '#components/pages/CategoryPage/CategoryPage.tsx'
import { addressFrom } from '#domain/address.ts'
import { isCategory, type Category } from '#domain/catalogue/product.ts'

const Bound = ({ category }: { readonly category: Category }) => {
  const { t } = useTranslation('common')
  const { language } = useLanguageChoice()
  usePageTitle(t('title.category', { category: t(`category.${category}`) }))
  return <CategoryPage category={category} {...useCategoryList(category, language)} />
}

/** `/products/{category}` (spec §2); an unknown category goes to `/` (decision P8). */
export default function CategoryRoute() {
  const { category } = useParams()
  const { pathname } = useLocation()
  if (!isCategory(category)) return <Navigate to={addressFrom(paths.home, pathname)} replace />
  // Another category is another page: it starts with its own search.
  return <Bound key={category} category={category} />
}
