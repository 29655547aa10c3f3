import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Lineup } from '#components/catalogue/Lineup/Lineup.tsx'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { fewProducts } from '#components/firstPaint/scripts/productView.ts'
import {
  pictureOf,
  type Category,
  type Product,
  type StoredImage,
} from '#domain/catalogue/product.ts'
import styles from './CategoryHead.module.css'

export interface CategoryHeadProps {
  /** Which of the six. */
  readonly category: Category
  /** How many products the category has: up to {@link fewProducts} are not on this line. @defaultValue 0 */
  readonly total?: number
  /** Products on the line; without a picture among them the illustration of the category shows. */
  readonly products?: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images?: ReadonlyMap<string, StoredImage>
}

const noProducts: readonly Product[] = []
const noImages: ReadonlyMap<string, StoredImage> = new Map()

/**
 * Heading of a category page: name, one sentence, and its newest products on the live line (brief §1), or
 * the illustration of an empty category. Typing in the search below does not render it again.
 */
export const CategoryHead = memo(function CategoryHead({
  category,
  total = 0,
  products = noProducts,
  images = noImages,
}: CategoryHeadProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const pictured = products.some((product) => pictureOf(product, images) !== null)
  return (
    <div className={styles.root}>
      <Container>
        <div className={styles.text}>
          <h1 className={styles.name}>{t(`common:category.${category}`)}</h1>
          <p className={styles.intro}>{t(`intro.${category}`)}</p>
        </div>
        {total > 0 && total <= fewProducts ? null : (
          <div className={styles.line} data-lineup={total > 0 ? '' : undefined}>
            {pictured ? (
              <Lineup products={products} images={images} />
            ) : (
              <div className={styles.illustration}>
                <CategoryIllustration category={category} />
              </div>
            )}
          </div>
        )}
      </Container>
    </div>
  )
})
