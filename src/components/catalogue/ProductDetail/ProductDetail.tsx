import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Price } from '#components/catalogue/Price/Price.tsx'
import { Figures } from '#components/catalogue/Figures/Figures.tsx'
import { fitOf } from '#components/catalogue/ProductPicture/pictureFile.ts'
import { ProductPicture } from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { SpecTable } from '#components/catalogue/SpecTable/SpecTable.tsx'
import { StockStatus } from '#components/catalogue/StockStatus/StockStatus.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import { pointsOfPicture } from '#assets/drawings.ts'
import { arrange, isLongName } from '#domain/catalogue/display.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { BuyActions } from './BuyActions.tsx'
import { LiveLine } from './LiveLine.tsx'

export interface ProductDetailProps {
  /** What the page shows (spec §2). */
  readonly product: Product
  /** Data URL of the picture, or `null` when there is none. */
  readonly picture: string | null
  /** Whether it is a sample that is not stored: nothing of it is in stock (decision P5). @defaultValue false */
  readonly sample?: boolean
  /** Whether "add to cart" has been pressed, so that the answer is shown (decision P7). */
  readonly cartAnswered: boolean
  /** Called on "add to cart"; the site has no cart yet (decision P7). */
  readonly onAddToCart: () => void
  /** Where the back link leads. @defaultValue the product's category */
  readonly backTo?: string
}

// The size that the live line is measured in.
const Sheet = chakra('article', { base: { containerType: 'inline-size' } })
const Split = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: { base: '7', lg: '14' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
})
const Picture = chakra('div', { base: { position: 'relative', alignSelf: 'start' } })
// The dimension line of the illustrations is at 200 of 240.
const Dimension = chakra('span', {
  base: {
    position: 'absolute',
    top: 'calc(100% * 200 / 240)',
    left: '50%',
    translate: { base: '-50% 8px', sm: '-50% -50%' },
    paddingInline: '2.5',
    background: 'bg.media',
    fontSize: 'sm',
    lineHeight: 'snugZh',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    '& > b': { color: 'fg', fontVariantNumeric: 'tabular-nums lining-nums' },
  },
})
const Texts = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4.5',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > h1 + div': { marginTop: '-2.5' },
    // Without figures the description is what there is to read.
    '&:not(:has(> dl:not([hidden]))) > p': { fontSize: 'lg' },
    '& > .actions': { marginTop: '1.5' },
    '& > h1': { textStyle: 'h1', '&[data-long]': { fontSize: '2xl' } },
  },
})
const Facts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '1.5' },
})
const SampleTag = chakra('span', {
  base: {
    paddingInline: '2',
    borderRadius: '3px',
    background: 'bg.muted',
    fontSize: 'sm',
    lineHeight: 'body',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
})
// Line breaks that were typed into the description are kept.
const Description = chakra('p', {
  base: { color: 'fg.muted', whiteSpace: 'pre-line', maxWidth: '38em' },
})
const Specifications = chakra('section', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: { base: '4', lg: '14' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 9fr)' },
    marginTop: { base: '10', lg: '14' },
    paddingTop: '6',
    borderTop: '2px solid {colors.live}',
    '&[data-out]': { borderTopColor: 'border.control' },
    // The table continues on another sheet only where it is longer than one.
    breakInside: 'avoid',
    // Below the large layout the rule begins in the gutter, where the line comes down.
    _before: {
      content: '""',
      position: 'absolute',
      top: '-2px',
      left: '-12px',
      width: '12px',
      height: '2px',
      background: 'live',
      hideFrom: 'lg',
    },
    '&[data-out]::before': { background: 'border.control' },
    '& > h2': { fontSize: { base: 'xl', lg: '2xl' } },
    '& > table': { borderTopWidth: 0 },
    '& > table tr:first-of-type > *': { lg: { paddingTop: 0 } },
    // The values begin where the texts above do.
    '& > table th': { lg: { width: '44.444%' } },
  },
})

/**
 * A product in full (spec §2, brief §5): picture, name, price, stock, description, what one can do,
 * the way back, and the specifications if there are any.
 */
export const ProductDetail = ({
  product,
  picture,
  sample = false,
  cartAnswered,
  onAddToCart,
  backTo = paths.category(product.category),
}: ProductDetailProps) => {
  const { t, i18n } = useTranslation(['catalogue', 'common'])
  const heading = useId()
  const inStock = isInStock(product)
  const drawn = picture !== null && fitOf(picture) === 'contain'
  const { dimension, figures, rest } = arrange(drawn ? product : { ...product, imageId: '' })
  const specified = Object.keys(rest).length > 0
  const { port } = pointsOfPicture(product.imageId) ?? {}
  const category = t(`common:category.${product.category}`)
  return (
    <Sheet>
      <Split>
        <Picture>
          <ProductPicture
            src={picture}
            alt={product.productName}
            product={product}
            moves
            eager
            sizes="(min-width: 64rem) 41rem, calc(100vw - 2.5rem)"
          />
          {dimension === null ? null : (
            <Dimension lang={typedLang(`${dimension.name} ${dimension.value}`, i18n.language)}>
              <span>{dimension.name}</span> <b>{dimension.value}</b>
            </Dimension>
          )}
        </Picture>
        {/* Without a table there is nothing that it leads to. */}
        {product.$id === '' || !specified ? null : (
          <LiveLine
            from={(drawn ? port : undefined) ?? 'corner'}
            to={inStock ? 'rule' : 'switch'}
          />
        )}
        <Texts>
          {/* The fill script may have written the texts before hydration. */}
          <h1
            data-field="name"
            lang={typedLang(product.productName, i18n.language)}
            data-long={isLongName(product.productName) ? '' : undefined}
            suppressHydrationWarning
          >
            {product.productName}
          </h1>
          <Facts>
            <Price value={product.price} />
            {sample ? (
              <SampleTag>{t('detail.sampleTag')}</SampleTag>
            ) : (
              <StockStatus product={product} />
            )}
          </Facts>
          <Figures figures={figures} blank={product.$id === ''} />
          <Description
            data-field="description"
            lang={typedLang(product.description, i18n.language)}
            suppressHydrationWarning
          >
            {product.description}
          </Description>
          <BuyActions
            productName={product.productName}
            inStock={inStock}
            cartAnswered={cartAnswered}
            onAddToCart={onAddToCart}
          >
            <AppLink variant="quiet" icon="arrowLeft" to={backTo}>
              {t('detail.back', { category })}
            </AppLink>
          </BuyActions>
        </Texts>
      </Split>
      {specified ? (
        <Specifications data-out={inStock ? undefined : ''}>
          <h2 id={heading}>{t('detail.specifications')}</h2>
          <SpecTable specifications={rest} labelledBy={heading} />
        </Specifications>
      ) : null}
    </Sheet>
  )
}
