import { useState, type ReactNode } from 'react'
import styles from './MediaFrame.module.css'

/** A picture that exists in several widths, as `<img>` takes it. */
export interface PictureFiles {
  readonly srcSet: string
  readonly sizes: string
  /** Of the largest file, in pixels. */
  readonly width: number
  readonly height: number
}

export interface MediaFrameProps {
  /** Address of the picture. Without one, or when it cannot be loaded, the fallback shows. */
  readonly src?: string | undefined
  /** The widths of a picture that has several files. */
  readonly files?: PictureFiles | undefined
  /** What the picture shows; `''` where the text beside it says the same. */
  readonly alt: string
  /** Illustration in place of a missing picture. It is named by {@link alt}. */
  readonly fallback: ReactNode
  /** `contain` for pictures with a transparent ground, `cover` for photographs. @defaultValue 'contain' */
  readonly fit?: 'contain' | 'cover'
  /** The picture lets the background through, which stays light in the dark mode. @defaultValue false */
  readonly plate?: boolean
  /** Content over the picture, such as the label of a product that is out of stock. */
  readonly overlay?: ReactNode
  /** Loads the picture at once and before others: the largest of its page. @defaultValue false */
  readonly eager?: boolean
  /**
   * Draws the live line along the lower edge while the element with the class `group` around it is
   * hovered or has the focus inside (brief §5). @defaultValue false
   */
  readonly liveEdge?: boolean
}

/**
 * Frame of a product picture. Its shape is fixed, 4:3, so that nothing moves when the picture arrives
 * (brief §5). A missing or broken picture gives an illustration of the same size and name. What is around it may set
 * `--frame-radius`, `--frame-ground` and the visibility of the illustration, `--frame-fallback`.
 */
export const MediaFrame = ({
  src,
  files,
  alt,
  fallback,
  fit = 'contain',
  plate = false,
  overlay,
  eager = false,
  liveEdge = false,
}: MediaFrameProps) => {
  // The address that failed, so that another picture is tried again.
  const [broken, setBroken] = useState<string | null>(null)
  const missing = src === undefined || src === '' || src === broken
  return (
    <div
      className={styles.root}
      data-fit={fit}
      data-plate={plate && !missing ? '' : undefined}
      data-live-edge={liveEdge ? '' : undefined}
    >
      {missing ? (
        <div
          className={styles.fallback}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          {fallback}
        </div>
      ) : (
        <img
          // Before `src`, which Safari fetches as soon as it is set.
          srcSet={files?.srcSet}
          sizes={files?.sizes}
          src={src}
          alt={alt}
          width={files?.width ?? 400}
          height={files?.height ?? 300}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
      {overlay === undefined || overlay === null ? null : (
        <div className={styles.overlay}>{overlay}</div>
      )}
    </div>
  )
}
