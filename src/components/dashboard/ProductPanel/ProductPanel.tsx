import { useTranslation } from 'react-i18next'
import { ProductPicture } from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { Panel } from '#components/dashboard/Panel/Panel.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import styles from './ProductPanel.module.css'

/** How many products this browser holds: being read, or not readable. */
type ProductCount = number | 'loading' | 'unavailable'

export interface ProductPanelProps {
  /** How many products this browser holds; left out when it is not known. */
  readonly count?: ProductCount
  /** `session`: the browser blocks storage, products live in this page only. @defaultValue 'browser' */
  readonly persistence?: 'browser' | 'session'
  /** A few of them with their pictures, at most six; decoration. @defaultValue [] */
  readonly thumbnails?: ReadonlyArray<{ readonly product: Product; readonly src: string | null }>
}

/** The way to product management, with what is there in a glance (spec §2, brief §5). */
export const ProductPanel = ({
  count,
  persistence = 'browser',
  thumbnails = [],
}: ProductPanelProps) => {
  const { t } = useTranslation('dashboard')
  const text = () => {
    if (count === undefined) return t('products.text')
    if (count === 'loading') return t('products.loading')
    if (count === 'unavailable') return t('products.unavailable')
    if (persistence === 'session') return t('products.session')
    return count === 0 ? t('products.empty') : t('products.count', { count })
  }
  const picture = () => {
    if (count === 0) return <EmptyIllustration />
    if (thumbnails.length === 0) return undefined
    return (
      <div className={styles.pictures} aria-hidden="true">
        {thumbnails.map(({ product, src }) => (
          <ProductPicture key={product.category} product={product} src={src} alt="" sizes="13rem" />
        ))}
      </div>
    )
  }
  return (
    <Panel title={t('products.title')} text={text()} aside={picture()}>
      <div>
        <AppLink to={paths.management} variant="solid" iconAfter="arrowRight">
          {count === 0 ? t('products.add') : t('products.manage')}
        </AppLink>
      </div>
    </Panel>
  )
}
