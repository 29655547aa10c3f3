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
import { arrange } from '#domain/catalogue/figures.ts'
import { isLongName, productTexts, textProps } from '#components/firstPaint/scripts/productView.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { BuyActions } from './BuyActions.tsx'
import { LiveLine } from './LiveLine.tsx'
import styles from './ProductDetail.module.css'

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
  /** Who sells the product. @defaultValue not said */
  readonly seller?: string
  /** Where the back link leads. @defaultValue the product's category */
  readonly backTo?: string
}

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
  seller = '',
  backTo = paths.category(product.category),
}: ProductDetailProps) => {
  const { t, i18n } = useTranslation(['catalogue', 'common'])
  const heading = useId()
  const inStock = isInStock(product)
  const texts = productTexts(product, i18n.language, t, true)
  const drawn = picture !== null && fitOf(picture) === 'contain'
  const { dimension, figures, rest } = arrange(drawn ? product : { ...product, imageId: '' })
  const specified = Object.keys(rest).length > 0
  const { port } = pointsOfPicture(product.imageId) ?? {}
  const category = t(`common:category.${product.category}`)
  return (
    <article className={styles.root}>
      <div className={styles.split}>
        <div className={styles.picture}>
          <ProductPicture
            src={picture}
            alt={product.productName}
            product={product}
            eager
            sizes="(min-width: 64rem) 41rem, calc(100vw - 2.5rem)"
          />
          {dimension === null ? null : (
            <span
              className={styles.dimension}
              lang={typedLang(`${dimension.name} ${dimension.value}`, i18n.language)}
            >
              <span>{dimension.name}</span> <b>{dimension.value}</b>
            </span>
          )}
        </div>
        {/* Without a table there is nothing that it leads to. */}
        {product.$id === '' || !specified ? null : (
          <LiveLine
            from={(drawn ? port : undefined) ?? 'corner'}
            to={inStock ? 'rule' : 'switch'}
          />
        )}
        <div className={styles.texts}>
          <h1
            className={styles.name}
            data-long={isLongName(product.productName) ? '' : undefined}
            {...textProps('name', texts.name)}
          >
            {texts.name.text}
          </h1>
          <div className={styles.facts}>
            <Price value={product.price} />
            {sample ? (
              <span className={styles.sample}>{t('detail.sampleTag')}</span>
            ) : (
              <StockStatus product={product} />
            )}
          </div>
          <Figures figures={figures} blank={product.$id === ''} />
          <p className={styles.description} {...textProps('description', texts.description)}>
            {texts.description.text}
          </p>
          <BuyActions
            productName={product.productName}
            inStock={inStock}
            cartAnswered={cartAnswered}
            onAddToCart={onAddToCart}
            seller={seller}
          >
            <AppLink variant="quiet" icon="arrowLeft" to={backTo}>
              {t('detail.back', { category })}
            </AppLink>
          </BuyActions>
        </div>
      </div>
      {specified ? (
        <section className={styles.specifications} data-out={inStock ? undefined : ''}>
          <h2 className={styles.heading} id={heading}>
            {t('detail.specifications')}
          </h2>
          <SpecTable specifications={rest} labelledBy={heading} />
        </section>
      ) : null}
    </article>
  )
}
