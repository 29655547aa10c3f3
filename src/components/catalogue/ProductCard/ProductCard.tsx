import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '#components/catalogue/Figures/Figures.tsx'
import { Drawing } from '#components/catalogue/Lineup/Drawing.tsx'
import { dimensionStyles, stageStyles } from '#components/catalogue/Lineup/drawingStyles.ts'
import type { Drawn } from '#components/catalogue/Lineup/lineup.ts'
import {
  OutOfStockLabel,
  ProductPicture,
} from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { stockStyles } from '#components/catalogue/StockStatus/stockStyles.ts'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { checkboxStyles } from '#components/theme/recipes/checkbox.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { figuresOf, previewOf } from '#domain/catalogue/display.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/format.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

/** Styles of a product card and its parts (brief §5). One style object keeps long lists quick. */
const cardStyles: SystemStyleObject = {
  position: 'relative',
  minWidth: 0,
  // Cards far from the screen cost no layout; find-in-page and screen readers still reach them.
  '&:nth-of-type(n + 7)': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 24rem',
    // On paper every card is shown.
    '@media print': { contentVisibility: 'visible' },
  },
  // What is not laid out yet cannot be the end of a movement from another page.
  'html:active-view-transition &': { contentVisibility: 'visible' },
  '@media print': { breakInside: 'avoid' },
  // Containment clips the focus ring without this padding.
  margin: '-10px',
  padding: '10px',
  // The link is the name; its `::after` makes the whole card one target.
  '& .name': {
    marginTop: '4',
    fontSize: 'lg',
    '& > a': {
      color: 'fg',
      // What has the focus is not behind the tray of the comparison.
      scrollMarginBlockEnd: '6rem',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      _after: { content: '""', position: 'absolute', inset: '3px', zIndex: 1, borderRadius: 'md' },
      _focusVisible: {
        outline: 'none',
        textDecorationLine: 'underline',
        _after: { outline: '3px solid {colors.brand.focusRing}', outlineOffset: 0 },
      },
    },
  },
  '@media (hover: hover)': {
    '&:is(:hover, [data-hover]) .name > a': { textDecorationLine: 'underline' },
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '0.5',
    marginTop: '1.5',
  },
  '& .price': { textStyle: 'price' },
  '& .stock': stockStyles,
  '& .description': {
    marginTop: '2.5',
    fontSize: 'sm',
    lineHeight: 'body',
    color: 'fg.muted',
    '&:lang(zh)': { lineHeight: '1.65' },
  },
  // What stands on the live line (`CardGrid`).
  '& > .picture': {
    position: 'relative',
    '& > .stage': { ...stageStyles, height: '100%' },
    '& > .dimension': { ...dimensionStyles, position: 'absolute', top: '100%' },
  },
  // At the end, where it takes nothing from what is read. Under a pointer it waits until the card has it.
  '& > .compare': {
    position: 'relative',
    // Above the link that covers the card.
    zIndex: 2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control.sm',
    marginBlock: '0.25rem -0.5rem',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    '& > input': {
      ...checkboxStyles['& > input'],
      flex: 'none',
      width: '1.125rem',
      height: '1.125rem',
    },
    '& > svg': {
      ...checkboxStyles['& > svg'],
      visibility: 'visible',
      inset: '50% auto auto 0.0625rem',
      translate: '0 -50%',
    },
    '&[data-chosen]': { color: 'fg', fontWeight: 'semibold' },
    '@media (hover: hover)': { opacity: 0, '&:hover': { color: 'fg' } },
    '@media (scripting: none), print': { display: 'none' },
  },
  '&:is(:hover, :focus-within, [data-hover]) > .compare': { opacity: 1 },
}

export interface ProductCardProps {
  /** What the card shows (spec §2). Cards render again only when this is another object. */
  readonly product: Product
  /** Data URL of the picture, or `null` when there is none. */
  readonly picture: string | null
  /** How the product stands on the live line. @defaultValue its picture is in a frame */
  readonly drawn?: Drawn | undefined
  /** Adds the first specifications as figures, for paper. @defaultValue false */
  readonly figures?: boolean
  /** Loads the picture before others. @defaultValue false */
  readonly eager?: boolean
  /** Whether the product is chosen to be compared. @defaultValue false */
  readonly compared?: boolean
  /** Offers the product for comparison: called with its `$id` and the choice. @defaultValue not offered */
  readonly onCompare?: ((id: string, chosen: boolean) => void) | undefined
}

const Root = chakra('li', { base: cardStyles })

/**
 * A product in a list (spec §2, brief §5): picture, name, price and stock, and the first 100
 * characters of the description. The link is the name and covers the whole card; it is described by
 * price and stock. Place it in a `CardGrid`.
 */
export const ProductCard = memo(function ProductCard({
  product,
  picture,
  drawn,
  figures = false,
  eager = false,
  compared = false,
  onCompare,
}: ProductCardProps) {
  const { t, i18n } = useTranslation('catalogue')
  const facts = useId()
  const inStock = isInStock(product)
  return (
    // The fill script may have written the texts before hydration.
    <Root className="card group" data-product={product.$id}>
      {drawn === undefined ? (
        <ProductPicture
          src={picture}
          // The link beside it is the name.
          alt=""
          outOfStock={!inStock}
          eager={eager}
          product={product}
          moves
          liveEdge
        />
      ) : (
        <div className="picture">
          <Drawing
            drawn={drawn}
            placeholder={<CategoryIllustration category={product.category} cropped />}
            atStart
          />
          {inStock ? null : <OutOfStockLabel />}
        </div>
      )}
      <h3 className="name" lang={typedLang(product.productName, i18n.language)}>
        <AppLink variant="bare" to={paths.product(product)} describedBy={facts}>
          <span data-field="name" suppressHydrationWarning>
            {product.productName}
          </span>
        </AppLink>
      </h3>
      <div className="facts" id={facts}>
        <span className="price" data-field="price" suppressHydrationWarning>
          {formatPrice(product.price, i18n.language)}
        </span>{' '}
        <span
          className="stock"
          data-field="stock"
          data-out={inStock ? undefined : ''}
          suppressHydrationWarning
        >
          {inStock ? t('inStock', { count: product.stockQuantity }) : t('outOfStock')}
        </span>
      </div>
      {figures ? <Figures figures={figuresOf(product.specifications)} /> : null}
      <p
        className="description"
        data-field="description"
        lang={typedLang(product.description, i18n.language)}
        suppressHydrationWarning
      >
        {previewOf(product.description)}
      </p>
      {onCompare === undefined ? null : (
        <label className="compare" data-chosen={compared ? '' : undefined}>
          <input
            type="checkbox"
            checked={compared}
            onChange={(event) => onCompare(product.$id, event.currentTarget.checked)}
          />
          {compared ? <Icon name="check" size={16} /> : null}
          <span>{t('compare.toggle')}</span>
          <VisuallyHidden lang={typedLang(product.productName, i18n.language)}>
            {product.productName}
          </VisuallyHidden>
        </label>
      )}
    </Root>
  )
})
