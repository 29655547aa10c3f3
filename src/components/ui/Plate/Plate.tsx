import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'

/** Props of {@link Plate}. */
export interface PlateProps {
  /** Address of the picture; without one, or when it cannot be loaded, the fallback shows. */
  readonly src?: string | undefined
  /** What the picture shows; `''` where the words beside it say it already. */
  readonly alt: string
  /** Drawing in place of a missing picture. Its name is {@link alt}. */
  readonly fallback: ReactNode
  /** `contain` for drawings with a clear ground, `cover` for photographs. @default 'contain' */
  readonly fit?: 'contain' | 'cover'
  /** What lies over the picture, such as the words of a product that is out of stock. */
  readonly veil?: ReactNode
  /** Pictures in the first row load at once, the others when they come near. @default false */
  readonly eager?: boolean
  /**
   * The live line is drawn along the lower edge while the link or button around it is hovered or
   * has the focus (brief §5, product card). @default false
   */
  readonly liveEdge?: boolean
}

const Root = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    borderRadius: 'md',
    background: 'bg.plate',
    overflow: 'hidden',
    '& :is(img, svg)': { display: 'block', width: '100%', height: '100%' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  variants: {
    fit: {
      contain: { '& > img': { objectFit: 'contain' } },
      cover: { '& > img': { objectFit: 'cover' } },
    },
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
          '@media (forced-colors: active)': { background: 'Highlight' },
        },
        'a:focus-visible &::after, button:focus-visible &::after': { scale: '1 1' },
        '@media (hover: hover)': { 'a:hover &::after, button:hover &::after': { scale: '1 1' } },
      },
    },
  },
})

const Veil = chakra('div', { base: { position: 'absolute', inset: 0 } })

/**
 * The ground a product stands on, always 4:3, so that nothing jumps when the picture arrives
 * (brief §5). A missing or broken picture gives a drawing of the same size with the same name.
 */
export const Plate = ({
  src,
  alt,
  fallback,
  fit = 'contain',
  veil,
  eager = false,
  liveEdge = false,
}: PlateProps) => {
  // The address that failed, not just that one did: another picture gets its own chance.
  const [broken, setBroken] = useState<string | null>(null)
  const missing = src === undefined || src === '' || src === broken
  return (
    <Root fit={fit} liveEdge={liveEdge}>
      {missing ? (
        <div
          style={{ height: '100%' }}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          {fallback}
        </div>
      ) : (
        <img
          src={src}
          alt={alt}
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
      {veil === undefined || veil === null ? null : <Veil>{veil}</Veil>}
    </Root>
  )
}
