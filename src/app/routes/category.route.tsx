import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { useCategoryList } from '#app/catalogue/useCategoryList.ts'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { Redirect } from '#app/Redirect.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { paths } from '#domain/paths.ts'
import { CategoryPage } from '#components/pages/CategoryPage/CategoryPage.tsx'
import { addressFrom } from '#domain/address.ts'
import { isCategory, type Category } from '#domain/catalogue/product.ts'

const List = ({ category }: { readonly category: Category }) => {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const flow = useCategoryList(category, language)
  usePageTitle(t('title.category', { category: t(`category.${category}`) }))
  return <CategoryPage category={category} flow={flow} />
}

/** `/products/{category}` (spec §2); an unknown category goes to `/` (decision P8). */
const CategoryRoute = () => {
  const { category } = useParams()
  const { pathname } = useLocation()
  if (!isCategory(category)) return <Redirect to={addressFrom(paths.home, pathname)} />
  // Remount for another category, which has its own search.
  return <List key={category} category={category} />
}

export default CategoryRoute
