import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '#components/catalogue/Figures/Figures.tsx'
import { Drawing } from '#components/catalogue/Lineup/Drawing.tsx'
import type { Drawn } from '#components/catalogue/Lineup/lineup.ts'
import {
  OutOfStockLabel,
  ProductPicture,
} from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { StockStatus } from '#components/catalogue/StockStatus/StockStatus.tsx'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { productTexts, textProps } from '#components/firstPaint/scripts/productView.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { CheckControl } from '#components/ui/Checkbox/CheckControl.tsx'
import { figuresOf } from '#domain/catalogue/figures.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import styles from './ProductCard.module.css'

export interface ProductCardProps {
  /** What the card shows (spec §2). Cards render again only when this is another object. */
  readonly product: Product
  /** Data URL of the picture, or `null` when there is none. */
  readonly picture: string | null
  /** How the product stands on the live line. @defaultValue its picture is in a frame */
  readonly drawn?: Drawn | undefined
  /** Adds the first specifications as figures, for paper. @defaultValue false */
  readonly figures?: boolean
  /** Loads the picture before others. @defaultValue false */
  readonly eager?: boolean
  /** Whether the product is chosen to be compared. @defaultValue false */
  readonly compared?: boolean
  /** Offers the product for comparison: called with its `$id` and the choice. @defaultValue not offered */
  readonly onCompare?: ((id: string, chosen: boolean) => void) | undefined
}

/**
 * A product in a list (spec §2, brief §5): picture, name, price and stock, and the first 100
 * characters of the description. The link is the name and covers the whole card; it is described by
 * price and stock. Place it in a `CardGrid`.
 */
export const ProductCard = memo(function ProductCard({
  product,
  picture,
  drawn,
  figures = false,
  eager = false,
  compared = false,
  onCompare,
}: ProductCardProps) {
  const { t, i18n } = useTranslation(['catalogue'])
  // The fill script names it alike.
  const facts = `facts-${product.$id}`
  const inStock = isInStock(product)
  const texts = productTexts(product, i18n.language, t)
  const box = useRef<HTMLInputElement>(null)
  const takeEarly = useEffectEvent(() => {
    if (box.current?.checked !== true || compared) return
    // It is ticked again if there is a place left.
    box.current.checked = false
    onCompare?.(product.$id, true)
  })
  // The box of a card that the fill script wrote may have been ticked before the app has started.
  useEffect(() => takeEarly(), [])
  return (
    <li className={[styles.root, 'group'].join(' ')} data-product={product.$id}>
      <div className={styles.picture} data-drawn={drawn === undefined ? undefined : ''}>
        {drawn === undefined ? (
          <ProductPicture
            src={picture}
            // The link beside it is the name.
            alt=""
            outOfStock={!inStock}
            eager={eager}
            product={product}
            liveEdge
          />
        ) : (
          <>
            <Drawing
              drawn={drawn}
              placeholder={<CategoryIllustration category={product.category} cropped />}
              atStart
            />
            {inStock ? null : <OutOfStockLabel />}
          </>
        )}
      </div>
      <h3 className={styles.name}>
        <AppLink variant="bare" to={paths.product(product)} describedBy={facts}>
          <span {...textProps('name', texts.name)}>{texts.name.text}</span>
        </AppLink>
      </h3>
      <div className={styles.facts} id={facts}>
        <span className={styles.price} {...textProps('price')}>
          {texts.price.text}
        </span>{' '}
        <StockStatus product={product} />
      </div>
      {figures ? <Figures figures={figuresOf(product.specifications)} small /> : null}
      <p className={styles.description} {...textProps('description', texts.description)}>
        {texts.description.text}
      </p>
      {onCompare === undefined ? null : (
        <label className={styles.compare} data-chosen={compared ? '' : undefined}>
          <CheckControl
            small
            ref={box}
            checked={compared}
            onChange={(event) => onCompare(product.$id, event.currentTarget.checked)}
          />
          <span>{t('compare.toggle')}</span>
          <VisuallyHidden {...textProps('name', texts.name)}>{texts.name.text}</VisuallyHidden>
        </label>
      )}
    </li>
  )
})
