import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { companyIn } from '#app/company.ts'
import { useProduct } from '#app/catalogue/useProduct.ts'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { Redirect } from '#app/Redirect.tsx'
import { paths } from '#domain/paths.ts'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { ProductPage } from '#components/pages/ProductPage/ProductPage.tsx'
import { addressFrom, withoutPunctuation } from '#domain/address.ts'
import { isCategory, type Category } from '#domain/catalogue/product.ts'

const Detail = ({ category, id }: { readonly category: Category; readonly id: string }) => {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const flow = useProduct(category, id, language)
  const { state } = flow
  const { pathname, search, hash } = useLocation()
  const meant = withoutPunctuation(pathname)
  const title = state.kind === 'notFound' ? t('title.productMissing') : null
  usePageTitle(state.kind === 'ready' ? state.product.productName : title)
  // No product has this id: the punctuation belongs to the sentence around the address.
  if (state.kind === 'notFound' && meant !== pathname)
    return <Redirect to={meant + search + hash} />
  return <ProductPage category={category} flow={flow} seller={companyIn(language).name} />
}

/** `/products/{category}/{productId}` (spec §2); an unknown category goes to `/` (decision P8). */
const ProductRoute = () => {
  const { category, productId } = useParams()
  const home = addressFrom(paths.home, useLocation().pathname)
  if (!isCategory(category) || productId === undefined) return <Redirect to={home} />
  return <Detail key={productId} category={category} id={productId} />
}

export default ProductRoute
