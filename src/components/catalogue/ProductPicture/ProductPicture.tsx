import { useTranslation } from 'react-i18next'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { MediaFrame } from '#components/ui/MediaFrame/MediaFrame.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import { fitOf, needsPlate, pictureFileOf } from './pictureFile.ts'
import styles from './ProductPicture.module.css'

/**
 * Lies over the corner of the picture of a product that is out of stock (brief §5). It is hidden from assistive
 * technology, because the stock status beside it says the same.
 */
export const OutOfStockLabel = () => {
  const { t } = useTranslation('catalogue')
  return (
    <span className={styles.label} aria-hidden="true">
      <Icon name="openSwitch" />
      <span>{t('outOfStock')}</span>
    </span>
  )
}

export interface ProductPictureProps {
  /** Data URL or file of the picture, or `null` when there is none. */
  readonly src: string | null
  /** Name of the product, or `''` where it stands beside the picture. */
  readonly alt: string
  /** Says over the picture that the product is out of stock. @defaultValue false */
  readonly outOfStock?: boolean
  /** Loads the picture at once and before others: the largest of its page. @defaultValue false */
  readonly eager?: boolean
  /** The width that a picture file is shown at, as in `<img sizes>`. @defaultValue that of a card */
  readonly sizes?: string
  /** Whose picture it is. Without a picture the illustration of its category shows. */
  readonly product: Pick<Product, 'category' | 'imageId'>
  /** Draws the live line along the lower edge, see `MediaFrame`. @defaultValue false */
  readonly liveEdge?: boolean
}

/** Cards in one to four columns. */
const cardSizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, calc(100vw - 2.5rem)'

/** Picture of a product in its frame, or its category's illustration of the same name (brief §5). */
export const ProductPicture = ({
  src,
  alt,
  outOfStock = false,
  eager = false,
  product,
  sizes = cardSizes,
  liveEdge = false,
}: ProductPictureProps) => {
  const file = src === null ? null : pictureFileOf(src)
  return (
    <MediaFrame
      src={src ?? undefined}
      alt={alt}
      fit={src === null ? 'contain' : fitOf(src)}
      files={file === null ? undefined : { ...file, sizes }}
      plate={src !== null && needsPlate(src, product.imageId)}
      fallback={
        <span className={styles.placeholder}>
          <CategoryIllustration category={product.category} cropped />
        </span>
      }
      overlay={outOfStock ? <OutOfStockLabel /> : null}
      eager={eager}
      liveEdge={liveEdge}
    />
  )
}
