import { useTranslation } from 'react-i18next'
import { stockText, textProps } from '#components/firstPaint/scripts/productView.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import styles from './StockStatus.module.css'

export interface StockStatusProps {
  /** The availability flag and the pieces left (spec §4). */
  readonly product: Pick<Product, 'available' | 'stockQuantity'>
  /** As large as the text around it, in a row of values. @defaultValue small */
  readonly inherits?: boolean
}

/** In Stock with the quantity, or Out of Stock (spec §4): text and a shape; colour repeats them. */
export const StockStatus = ({ product, inherits = false }: StockStatusProps) => {
  const { t } = useTranslation(['catalogue'])
  return (
    <span
      className={styles.root}
      data-inherits={inherits ? '' : undefined}
      data-out={isInStock(product) ? undefined : ''}
      {...textProps('stock')}
    >
      {stockText(product, t)}
    </span>
  )
}
