import { useState } from 'react'
import { pictureFit } from '#domain/catalogue/pictureFit.ts'
import { MissingPicture } from '#components/illustrations/MissingPicture/MissingPicture.tsx'

/** Props of {@link CardPicture}. */
export interface CardPictureProps {
  /** Data URL, or `null` when there is none. */
  readonly src: string | null
  /** The product's name: what the picture, or the drawing in its place, stands for. */
  readonly alt: string
  /** Loads at once instead of when it comes near the screen. @default false */
  readonly eager?: boolean
}

/**
 * Picture of a product inside a `.plate`, or the drawing for a missing one when there is none or it
 * cannot be decoded. Plain elements: the list around it holds the looks.
 */
export const CardPicture = ({ src, alt, eager = false }: CardPictureProps) => {
  // The broken address is kept, not a flag: another picture gets another chance.
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === broken) {
    return (
      <span className="picture" role="img" aria-label={alt}>
        <MissingPicture />
      </span>
    )
  }
  return (
    <img
      className="picture"
      data-fit={pictureFit(src)}
      src={src}
      alt={alt}
      width={400}
      height={300}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}
