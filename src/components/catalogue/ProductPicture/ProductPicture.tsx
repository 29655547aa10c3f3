import { ViewTransition } from 'react'
import { MissingPicture } from '#components/illustrations/MissingPicture/MissingPicture.tsx'
import { MediaFrame } from '#components/ui/MediaFrame/MediaFrame.tsx'
import { OutOfStockOverlay } from './OutOfStockOverlay.tsx'
import { fitOf, pictureFileOf } from './pictureFile.ts'

/** Props of {@link ProductPicture}. */
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
  /** Id of the product: from page to page the picture moves to its new place. */
  readonly product?: string
  /** Draws the live line along the lower edge, see `MediaFrame`. @defaultValue false */
  readonly liveEdge?: boolean
}

/** Cards in one to four columns. */
const cardSizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, calc(100vw - 2.5rem)'

/** Picture of a product in its frame, or a placeholder of the same name (brief §5). */
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
  const frame = (
    <MediaFrame
      src={src ?? undefined}
      alt={alt}
      fit={src === null ? 'contain' : fitOf(src)}
      files={file === null ? undefined : { ...file, sizes }}
      fallback={<MissingPicture />}
      overlay={outOfStock ? <OutOfStockOverlay /> : null}
      eager={eager}
      liveEdge={liveEdge}
    />
  )
  if (!product) return frame
  return (
    <ViewTransition name={`picture-${product}`} default="none" share="picture">
      {frame}
    </ViewTransition>
  )
}
