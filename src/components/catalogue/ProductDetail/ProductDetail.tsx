import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Price } from '#components/catalogue/Price/Price.tsx'
import { ProductPicture } from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { SpecTable } from '#components/catalogue/SpecTable/SpecTable.tsx'
import { StockStatus } from '#components/catalogue/StockStatus/StockStatus.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { BuyActions } from './BuyActions.tsx'

/** Props of {@link ProductDetail}. */
export interface ProductDetailProps {
  /** What the page shows (spec §2). */
  readonly product: Product
  /** Data URL of the picture, or `null` when there is none. */
  readonly picture: string | null
  /** Whether "add to cart" has been pressed, so that the answer is shown (decision P7). */
  readonly cartAnswered: boolean
  /** Called on "add to cart"; the site has no cart yet (decision P7). */
  readonly onAddToCart: () => void
  /** Where the back link leads. @defaultValue the product's category */
  readonly backTo?: string
}

const Split = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '7', lg: '14' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
})
const Words = chakra('div', {
  base: { display: 'grid', gap: '4.5', alignContent: 'start', '& > h1': { textStyle: 'h1' } },
})
const Facts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '1.5' },
})
// Line breaks that were typed into the description are kept.
const Description = chakra('p', {
  base: { color: 'fg.muted', whiteSpace: 'pre-line', maxWidth: '38em' },
})
const Specifications = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 9fr)' },
    paddingTop: { base: '10', lg: '16' },
    '& > h2': { fontSize: { base: 'xl', lg: '2xl' } },
  },
})

/**
 * A product in full (spec §2, brief §5): picture, name, price, stock, description, what one can do,
 * the way back, and the specifications if there are any.
 */
export const ProductDetail = ({
  product,
  picture,
  cartAnswered,
  onAddToCart,
  backTo = paths.category(product.category),
}: ProductDetailProps) => {
  const { t, i18n } = useTranslation(['catalogue', 'common'])
  const heading = useId()
  const inStock = isInStock(product)
  const category = t(`common:category.${product.category}`)
  return (
    <article>
      <Split>
        <ProductPicture src={picture} alt={product.productName} outOfStock={!inStock} eager />
        <Words>
          {/* The fill script may have written the texts before hydration. */}
          <h1 lang={typedLang(product.productName, i18n.language)} suppressHydrationWarning>
            {product.productName}
          </h1>
          <Facts>
            <Price value={product.price} size="figure" />
            <StockStatus product={product} />
          </Facts>
          <Description
            lang={typedLang(product.description, i18n.language)}
            suppressHydrationWarning
          >
            {product.description}
          </Description>
          <BuyActions inStock={inStock} cartAnswered={cartAnswered} onAddToCart={onAddToCart}>
            <AppLink variant="quiet" icon="arrowLeft" to={backTo}>
              {t('detail.back', { category })}
            </AppLink>
          </BuyActions>
        </Words>
      </Split>
      {Object.keys(product.specifications).length === 0 ? null : (
        <Specifications>
          <h2 id={heading}>{t('detail.specifications')}</h2>
          <SpecTable specifications={product.specifications} labelledBy={heading} />
        </Specifications>
      )}
    </article>
  )
}
