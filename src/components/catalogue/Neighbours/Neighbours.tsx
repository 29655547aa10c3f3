import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Lineup } from '#components/catalogue/Lineup/Lineup.tsx'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import styles from './Neighbours.module.css'

export interface NeighboursProps {
  /** The rest of the category, from the next product on. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
}

/** The largest number of neighbours on the line. */
const most = 3

/** The way on at the end of a product: others of its category, the one before and the next among them (brief §1). */
export const Neighbours = ({ products, images }: NeighboursProps) => {
  const { t } = useTranslation('catalogue')
  const heading = useId()
  const [next] = products
  const previous = products.at(-1)
  if (next === undefined || previous === undefined) return null
  const shown = products.length > most ? [previous, ...products.slice(0, most - 1)] : products
  return (
    <section className={styles.root} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        {t(`neighbours.${next.category}`)}
      </h2>
      <div className={styles.line}>
        <Lineup
          products={shown}
          images={images}
          reasons
          placeholder={<CategoryIllustration category={next.category} cropped />}
        />
      </div>
    </section>
  )
}
