import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'

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

const drawnLine = { _after: { scale: '1 1' } }

const Root = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: 'var(--frame-ratio, 4 / 3)',
    borderRadius: 'var(--frame-radius, {radii.md})',
    background: 'var(--frame-ground, {colors.bg.media})',
    overflow: 'hidden',
    '& > :is(img, .fallback), & > .fallback svg': { width: '100%', height: '100%' },
    '& > .fallback': { color: 'fg.subtle', visibility: 'var(--frame-fallback, inherit)' },
    '& > .overlay': { position: 'absolute', inset: 0 },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  variants: {
    fit: {
      contain: { '& > img': { objectFit: 'contain' } },
      cover: { '& > img': { objectFit: 'cover' } },
    },
    plate: { true: { background: 'bg.plate' } },
    liveEdge: {
      true: {
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          height: '2.5px',
          background: 'live',
          scale: '0 1',
          transformOrigin: 'left',
          transitionProperty: 'scale',
          transitionDuration: 'slow',
          transitionTimingFunction: 'current',
          '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
        },
        _groupFocusWithin: drawnLine,
        '@media (hover: hover)': { _groupHover: drawnLine },
      },
    },
  },
})

/**
 * Frame of a product picture. Its shape is fixed, 4:3, so that nothing moves when the picture arrives
 * (brief §5). A missing or broken picture gives an illustration of the same size and name. What is around it may set
 * `--frame-ratio`, `--frame-radius`, `--frame-ground` and the visibility of the illustration, `--frame-fallback`.
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
    <Root className="picture" fit={fit} plate={plate && !missing} liveEdge={liveEdge}>
      {missing ? (
        <div
          className="fallback"
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
      {overlay === undefined || overlay === null ? null : <div className="overlay">{overlay}</div>}
    </Root>
  )
}
