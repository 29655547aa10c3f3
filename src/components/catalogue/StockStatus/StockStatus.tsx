import { useTranslation } from 'react-i18next'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import styles from './StockStatus.module.css'

export interface StockStatusProps {
  /** The availability flag and the pieces left (spec §4). */
  readonly product: Pick<Product, 'available' | 'stockQuantity'>
}

/** In Stock with the quantity, or Out of Stock (spec §4): text and a shape; colour repeats them. */
export const StockStatus = ({ product }: StockStatusProps) => {
  const { t } = useTranslation('catalogue')
  const inStock = isInStock(product)
  return (
    // The fill script may have written the stock before hydration.
    <span
      className={styles.root}
      data-field="stock"
      data-out={inStock ? undefined : ''}
      suppressHydrationWarning
    >
      {inStock ? t('inStock', { count: product.stockQuantity }) : t('outOfStock')}
    </span>
  )
}
