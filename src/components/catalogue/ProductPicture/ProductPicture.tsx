import { MissingPicture } from '#components/illustrations/MissingPicture/MissingPicture.tsx'
import { MediaFrame } from '#components/ui/MediaFrame/MediaFrame.tsx'
import { pictureFit } from '#domain/catalogue/pictureFit.ts'
import { OutOfStockOverlay } from './OutOfStockOverlay.tsx'

/** Props of {@link ProductPicture}. */
export interface ProductPictureProps {
  /** Data URL of the picture, or `null` when there is none. */
  readonly src: string | null
  /** Name of the product, or `''` where it stands beside the picture. */
  readonly alt: string
  /** Says over the picture that the product is out of stock. @defaultValue false */
  readonly outOfStock?: boolean
  /** Loads the picture at once instead of when it comes near the screen. @defaultValue false */
  readonly eager?: boolean
  /** Draws the live line along the lower edge, see `MediaFrame`. @defaultValue false */
  readonly liveEdge?: boolean
}

/** Picture of a product in its frame, or a placeholder of the same name (brief §5). */
export const ProductPicture = ({
  src,
  alt,
  outOfStock = false,
  eager = false,
  liveEdge = false,
}: ProductPictureProps) => (
  <MediaFrame
    src={src ?? undefined}
    alt={alt}
    fit={src === null ? 'contain' : pictureFit(src)}
    fallback={<MissingPicture />}
    overlay={outOfStock ? <OutOfStockOverlay /> : null}
    eager={eager}
    liveEdge={liveEdge}
  />
)
