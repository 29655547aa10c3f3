import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fitOf, pictureFileOf } from '#components/catalogue/ProductPicture/pictureFile.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { dimensionOf } from '#domain/catalogue/figures.ts'
import { isInStock, pictureOf, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

/** Props of {@link Lineup}. */
export interface LineupProps {
  /** The products, in order; those with a picture are shown. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
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
    // The drawing, and not its margin, begins and ends at the edge of the page.
    '&:not(:has(> li:nth-of-type(6)))': {
      '&:has(> li:first-of-type [data-fit=contain])': { marginInlineStart: { lg: '-5' } },
      '&:has(> li:last-of-type [data-fit=contain])': { marginInlineEnd: { lg: '-5' } },
    },
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
    // The picture ends at the dimension line of the illustrations, 200 of 240, and the live line covers it.
    '& .frame': {
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      height: { base: '4rem', md: '6.5rem' },
      overflow: 'hidden',
    },
    '& .crop': {
      width: '100%',
      maxWidth: { base: '7.5rem', md: '13.5rem' },
      aspectRatio: '320 / 198',
      overflow: 'hidden',
      flex: 'none',
    },
    '& img': { display: 'block', width: '100%', aspectRatio: '4 / 3' },
    '& img[data-fit=cover]': { objectFit: 'cover' },
    // A picture with a transparent ground becomes a silhouette.
    '& img[data-fit=contain]': {
      filter: 'brightness(0) invert(0.27) sepia(0.5) hue-rotate(150deg)',
      _dark: { filter: 'brightness(0) invert(0.76) sepia(0.2) hue-rotate(150deg)' },
    },
    '& [data-out] img': { opacity: 0.3 },
    '& .label': {
      marginTop: '2',
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
    '& .length': {
      fontSize: 'xs',
      lineHeight: 'snugZh',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '@media (hover: hover)': { '& a:hover .label': { textDecorationLine: 'underline' } },
  },
})

/** Moves the focus to the card of the product, if it is in the list; otherwise the link is followed. */
const showCard = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  const card = document.querySelector<HTMLElement>(`[data-product="${CSS.escape(id)}"] a`)
  if (card === null) return
  event.preventDefault()
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'center' })
}

/**
 * The products of a category side by side on the live line. Each leads to its card, or to its page
 * when the card is not in the list.
 */
export const Lineup = memo(function Lineup({ products, images }: LineupProps) {
  const { t, i18n } = useTranslation('catalogue')
  const shown = products
    .flatMap((product) => {
      const source = pictureOf(product, images)
      return source === null
        ? []
        : [{ product, source, length: dimensionOf(product.specifications) }]
    })
    .slice(0, most)
  if (shown.length === 0) return null
  return (
    // Safari removes the list role together with the bullets.
    <Root
      role="list"
      aria-label={t('lineup')}
      // Chromium leaves a link where it is when half of it can be seen.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {shown.map(({ product, source, length }) => (
        <li key={product.$id} data-out={isInStock(product) ? undefined : ''}>
          <AppLink
            variant="bare"
            to={paths.product(product)}
            onClick={(event) => showCard(event, product.$id)}
          >
            <span className="frame">
              <span className="crop">
                <img
                  src={pictureFileOf(source)?.small ?? source}
                  alt=""
                  // The card needs the same file, and the first of them decides the largest paint.
                  fetchPriority="low"
                  data-fit={fitOf(source)}
                />
              </span>
            </span>
            <span className="label" lang={typedLang(product.productName, i18n.language)}>
              {product.productName}
            </span>
            {length === null ? null : <span className="length">{` ${length.value}`}</span>}
          </AppLink>
        </li>
      ))}
    </Root>
  )
})
