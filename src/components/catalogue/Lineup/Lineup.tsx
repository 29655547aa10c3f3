import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#components/catalogue/Lineup/Drawing.tsx'
import { dimensionStyles, stageStyles } from '#components/catalogue/Lineup/drawingStyles.ts'
import { drawnOf } from '#components/catalogue/Lineup/lineup.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { keepUnits } from '#domain/catalogue/display.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
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
    // One or two stay at the left; more take the whole line.
    '&:has(> li:nth-of-type(3))': { justifyContent: { md: 'space-between' } },
    // The height of a drawing, as the page has it. No wider than that of the stage is its drawing.
    '--height': 'var(--line, 6.5rem)',
    '--width': 'calc(var(--height) * 216 / 104)',
    '& > li': {
      flex: { base: '0 0 var(--width)', md: '1 1 0' },
      minWidth: 0,
      maxWidth: 'var(--width)',
    },
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
    '&[data-scaled] a': { gridTemplateRows: 'auto 1.75rem auto auto' },
    '& .stage': { ...stageStyles, height: 'var(--height)' },
    '& .dimension': dimensionStyles,
    '& .label': {
      gridRow: 3,
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
    '&[data-scaled] .reason': { gridRow: 4 },
    '& .reason': { fontSize: 'sm', lineHeight: 'snugZh', color: 'fg.muted', textWrap: 'balance' },
    '@media (hover: hover)': { '& a:hover .label': { textDecorationLine: 'underline' } },
  },
})

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
  const shown = drawnOf(products, images, { all: placeholder !== undefined })
  if (shown.length === 0) return null
  const lang = (typed: string) => typedLang(typed, i18n.language)
  const scaled = shown.some((drawn) => drawn.scaled)
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
      {shown.map((drawn) => {
        const { product } = drawn
        const [reason] = Object.entries(product.specifications)
        return (
          <li key={product.$id}>
            <AppLink variant="bare" to={paths.product(product)}>
              <Drawing drawn={drawn} placeholder={placeholder} />
              <span className="label" lang={lang(product.productName)}>
                {product.productName}
              </span>
              {reasons && reason !== undefined ? (
                <span className="reason" lang={lang(reason.join(' '))}>
                  {` ${reason[0]} ${keepUnits(reason[1])}`}
                </span>
              ) : null}
            </AppLink>
          </li>
        )
      })}
    </Root>
  )
})
