import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '#domain/format.ts'
import { Figures } from '#components/catalogue/Figures/Figures.tsx'
import { ProductPicture } from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { drawingPointsOf } from '#domain/catalogue/drawingPoints.ts'
import { previewOf } from '#domain/catalogue/display.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { cardStyles } from './cardStyles.ts'

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  /** What the card shows (spec §2). Cards render again only when this is another object. */
  readonly product: Product
  /** Data URL of the picture, or `null` when there is none. */
  readonly picture: string | null
  /**
   * Adds the first specifications as figures, shown where the card leads the list, and loads the
   * picture before others. @defaultValue false
   */
  readonly lead?: boolean
}

const Root = chakra('li', { base: cardStyles })

/** Lower end of the dimension line of the illustrations. */
const lowerEnd = 204

/**
 * A product in a list (spec §2, brief §5): picture, name, price and stock, and the first 100
 * characters of the description. The link is the name and covers the whole card; it is described by
 * price and stock. Place it in a `CardGrid`.
 */
export const ProductCard = memo(function ProductCard({
  product,
  picture,
  lead = false,
}: ProductCardProps) {
  const { t, i18n } = useTranslation('catalogue')
  const facts = useId()
  const inStock = isInStock(product)
  const { box } = drawingPointsOf(product.imageId)
  return (
    // The fill script may have written the texts before hydration.
    <Root
      className="card group"
      data-product={product.$id}
      css={lead && box !== null ? { '--middle': String((box.y + lowerEnd) / 2) } : {}}
    >
      <ProductPicture
        src={picture}
        // The link beside it is the name.
        alt=""
        outOfStock={!inStock}
        eager={lead}
        product={product.$id}
        liveEdge
      />
      <h3 className="name" lang={typedLang(product.productName, i18n.language)}>
        <AppLink variant="bare" to={paths.product(product)} describedBy={facts}>
          <span data-field="name" suppressHydrationWarning>
            {product.productName}
          </span>
        </AppLink>
      </h3>
      <div className="facts" id={facts}>
        <span className="price" data-field="price" suppressHydrationWarning>
          {formatPrice(product.price, i18n.language)}
        </span>{' '}
        <span
          className="stock"
          data-field="stock"
          data-out={inStock ? undefined : ''}
          suppressHydrationWarning
        >
          {inStock ? t('inStock', { count: product.stockQuantity }) : t('outOfStock')}
        </span>
      </div>
      {lead ? <Figures specifications={product.specifications} blank={product.$id === ''} /> : null}
      <p
        className="description"
        data-field="description"
        lang={typedLang(product.description, i18n.language)}
        suppressHydrationWarning
      >
        {previewOf(product.description)}
      </p>
    </Root>
  )
})
