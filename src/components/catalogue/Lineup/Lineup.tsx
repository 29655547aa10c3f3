import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fitOf, pictureFileOf } from '#components/catalogue/ProductPicture/pictureFile.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { pointsOfPicture } from '#assets/drawings.ts'
import { dimensionOf, keepUnits } from '#domain/catalogue/display.ts'
import { lengthOf, stage, standingOf, type Standing } from '#components/catalogue/Lineup/lineup.ts'
import { isInStock, pictureOf, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

export interface LineupProps {
  /** The products, in order. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
  /** Says the first specification of each, as a reason to look at it. @defaultValue false */
  readonly reasons?: boolean
  /** Stands for a product without a picture, 200 × 120. @defaultValue nothing: the product is left out */
  readonly placeholder?: ReactNode
}

/** The largest number of products side by side. */
const most = 6

const Root = chakra('ul', {
  base: {
    display: 'flex',
    gap: { base: '3.5', md: '4', lg: '10' },
    // On a phone it scrolls from edge to edge of the window.
    marginInline: { base: '-5', md: 0 },
    paddingInline: { base: '5', md: 0 },
    scrollPaddingInline: '5',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Space for the focus ring, which would be cut outside the list.
    marginBlockEnd: '-1.5',
    // A few stay at the left; more take the whole line.
    '&:has(> li:nth-of-type(4))': { justifyContent: { md: 'space-between' } },
    '& > li': { flex: { base: '0 0 8.75rem', md: '1 1 0' }, minWidth: 0, maxWidth: '13.5rem' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: '1.5',
      borderRadius: 'sm',
      textAlign: 'center',
      color: 'fg',
      _focusVisible: { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '-3px' },
    },
    // Names begin at one height, whether or not a product has a length.
    '&[data-scaled] a': { gridTemplateRows: 'auto 1.125rem 1.25rem auto auto' },
    '& svg': { display: 'block', width: '100%', overflow: 'visible' },
    // The live line of the page covers the lower edge.
    '& .stage': { height: { base: '4rem', md: '6.5rem' } },
    '& .dimension': {
      // In the proportion of the stage, so that both have one scale.
      height: { base: '0.5rem', md: '0.8125rem' },
      marginTop: '0.4375rem',
      stroke: 'border.strong',
      strokeWidth: '1px',
      fill: 'none',
      '& path': { vectorEffect: 'non-scaling-stroke' },
    },
    '& [data-out] .stage': { opacity: 0.4 },
    '& .label': {
      gridRow: 4,
      fontSize: 'sm',
      lineHeight: 'snugZh',
      fontWeight: 'semibold',
      lineClamp: '2',
      textWrap: 'balance',
      // Chinese names break at their spaces.
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
    },
    // Six names have little space on a tablet.
    '&:has(> li:nth-of-type(6)) .label': { fontSize: { md: 'xs', lg: 'sm' } },
    '&:not([data-scaled]) .label': { gridRow: 'auto', marginTop: '3' },
    '& .length': {
      gridRow: 3,
      fontSize: 'xs',
      lineHeight: 'snugZh',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '&[data-scaled] .reason': { gridRow: 5 },
    '& .reason': { fontSize: 'sm', lineHeight: 'snugZh', color: 'fg.muted', textWrap: 'balance' },
    '@media (hover: hover)': { '& a:hover .label': { textDecorationLine: 'underline' } },
  },
})

/** The whole picture: an illustration of which nothing more is known, or a photograph (brief §7). */
const frame = { x: 0, y: 0, width: 320, height: 240 } as const

/** The illustration of a category, smaller than what has a picture. Its line, at 100, lies on the live line. */
const placeholderFrame = { x: 0, y: -41, width: 200, height: 140 } as const

const nothing: Standing = { width: 0, height: 0, scale: 'none' }

/** A line with a tick at each end. One that is not to scale is interrupted. */
const dimensionLine = (start: number, end: number, broken: boolean): string => {
  const ticks = `M${String(start)} 0V10M${String(end)} 0V10M${String(start)} 5H`
  if (!broken) return `${ticks}${String(end)}`
  const middle = (start + end) / 2
  return `${ticks}${String(middle - 3)}M${String(middle + 3)} 5H${String(end)}M${String(middle - 5)} 9L${String(middle - 1)} 1M${String(middle + 1)} 9L${String(middle + 5)} 1`
}

/**
 * The products of a category side by side on the live line, to one scale where their lengths are known.
 * Each leads to its page.
 */
export const Lineup = memo(function Lineup({
  products,
  images,
  reasons = false,
  placeholder,
}: LineupProps) {
  const { t, i18n } = useTranslation('catalogue')
  const shown = products
    .flatMap((product) => {
      const source = pictureOf(product, images)
      if (source === null && placeholder === undefined) return []
      const photo = source !== null && fitOf(source) === 'cover'
      const drawn = source === null || photo ? undefined : pointsOfPicture(product.imageId)?.box
      const box = drawn ?? (source === null ? placeholderFrame : frame)
      const length = drawn === undefined ? null : lengthOf(product.specifications)
      return [{ product, source, photo, box, length, ratio: box.width / box.height }]
    })
    .slice(0, most)
  if (shown.length === 0) return null
  const standing = standingOf(shown)
  const scaled = standing.some(({ scale }) => scale === 'true')
  return (
    // Safari removes the list role together with the bullets.
    <Root
      role="list"
      aria-label={t('lineup')}
      data-scaled={scaled ? '' : undefined}
      // Chromium leaves a link where it is when half of it can be seen. Under a pointer nothing may move.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    >
      {shown.map(({ product, source, photo, box }, index) => {
        const { width, height, scale } = standing[index] ?? nothing
        const left = (stage.width - width) / 2
        const [reason] = Object.entries(product.specifications)
        const printed = scale === 'none' ? null : dimensionOf(product.specifications)
        return (
          <li key={product.$id} data-out={isInStock(product) ? undefined : ''}>
            <AppLink variant="bare" to={paths.product(product)}>
              <svg
                className="stage"
                viewBox={`0 0 ${String(stage.width)} ${String(stage.height)}`}
                preserveAspectRatio="xMidYMax"
                aria-hidden="true"
              >
                <svg
                  x={left}
                  y={stage.height - height}
                  width={width}
                  height={height}
                  viewBox={[box.x, box.y, box.width, box.height].join(' ')}
                >
                  {source === null ? (
                    <svg width="200" height="120">
                      {placeholder}
                    </svg>
                  ) : (
                    <image
                      href={pictureFileOf(source)?.small ?? source}
                      width={frame.width}
                      height={frame.height}
                      preserveAspectRatio={photo ? 'xMidYMid slice' : 'xMidYMax'}
                    />
                  )}
                </svg>
              </svg>
              {printed === null ? null : (
                <svg
                  className="dimension"
                  viewBox={`0 0 ${String(stage.width)} 13`}
                  preserveAspectRatio="xMidYMin"
                  aria-hidden="true"
                >
                  <path d={dimensionLine(left, left + width, scale === 'broken')} />
                </svg>
              )}
              <span className="label" lang={typedLang(product.productName, i18n.language)}>
                {product.productName}
              </span>
              {printed === null ? null : <span className="length">{` ${printed.value}`}</span>}
              {reasons && reason !== undefined ? (
                <span className="reason">{` ${reason[0]} ${keepUnits(reason[1])}`}</span>
              ) : null}
            </AppLink>
          </li>
        )
      })}
    </Root>
  )
})
