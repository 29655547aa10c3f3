import { useTranslation } from 'react-i18next'
import { CardGrid } from '#components/catalogue/CardGrid/CardGrid.tsx'
import { ProductCard } from '#components/catalogue/ProductCard/ProductCard.tsx'
import type { Product } from '#domain/catalogue/product.ts'

interface ShelfProps {
  /** A product is out of stock when it is not available, or when none is left. */
  readonly products: readonly Product[]
}

export const Shelf = ({ products }: ShelfProps) => {
  const { t } = useTranslation('common')
  return (
    <CardGrid label={t('title.products')}>
      {products.map((product) => (
        <ProductCard key={product.$id} product={product} picture={null} />
      ))}
    </CardGrid>
  )
}
