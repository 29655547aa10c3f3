import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { memo, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '#components/catalogue/CardGrid/CardGrid.tsx'
import { drawnOf } from '#components/catalogue/Lineup/lineup.ts'
import { ProductCard } from '#components/catalogue/ProductCard/ProductCard.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { LayoutMotion } from '#components/ui/LayoutMotion/LayoutMotion.tsx'
import { usePrinting } from '#components/ui/usePrinting.ts'
import { pictureOf, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { listStep } from '#domain/catalogue/preview.ts'
import { lineOf } from '#components/firstPaint/scripts/productView.ts'
import { useShowMore } from './useShowMore.ts'
import styles from './ProductGrid.module.css'

export interface ProductGridProps {
  /** Everything that matches, in order. Unchanged products should stay the same objects. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
  /** The search that `products` match: another one replaces them without motion. @defaultValue '' */
  readonly searched?: string
  /** All products of a category that has a few: they stand on the live line, to one scale. @defaultValue rows of cards */
  readonly few?: ReadonlyArray<Product> | undefined
  /** The cards are those of the document, whose pictures come later. @defaultValue false */
  readonly stored?: boolean
  /** How many cards are shown; grows by {@link listStep}. */
  readonly shown: number
  /** How many matching products are not in `products` yet (decision P9). @defaultValue 0 */
  readonly rest?: number
  /** `$id`s of the products that are chosen to be compared. @defaultValue none */
  readonly compared?: ReadonlyArray<string>
  /** Chooses a product to be compared, or not. @defaultValue not offered */
  readonly onCompare?: ((id: string, chosen: boolean) => void) | undefined
  /** Asks for the next step: the end of the list came near, or the button was pressed. */
  readonly onShowMore: () => void
}

const noneCompared: readonly string[] = []

/**
 * The cards of a category, a few on the live line, many 24 at a time (spec §2): more come as the end comes near, or by a button
 * that moves the focus to the first new card. Each card keeps its place and its element while
 * others come and go. On paper all are there, several in a row.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  images,
  searched = '',
  few,
  stored = false,
  shown,
  rest = 0,
  compared = noneCompared,
  onCompare,
  onShowMore,
}: ProductGridProps) {
  const { t } = useTranslation('catalogue')
  const list = useRef<HTMLUListElement>(null)
  const total = products.length + rest
  const printing = usePrinting()
  const visible = printing ? products.length : shown
  const hidden = total - visible
  const line = few && !printing ? lineOf(few) : undefined
  const drawn = useMemo(
    () => (few && line === 'drawn' && !stored ? drawnOf(few, images, { all: true }) : []),
    [few, line, stored, images],
  )
  const { footer, press } = useShowMore({ list, shown, more: hidden > 0, onShowMore })
  return (
    <section className={styles.root}>
      <VisuallyHidden asChild>
        <h2>{t('list')}</h2>
      </VisuallyHidden>
      <CardGrid ref={list} label={t('list')} line={line} comparing={compared.length > 0}>
        {products.slice(0, visible).map((product, index) => (
          <ProductCard
            key={product.$id}
            product={product}
            picture={pictureOf(product, images)}
            drawn={drawn.find((one) => one.product.$id === product.$id)}
            figures={printing}
            eager={printing || index === 0}
            compared={compared.includes(product.$id)}
            onCompare={onCompare}
          />
        ))}
      </CardGrid>
      <LayoutMotion key={searched} list={list} items={products} />
      {hidden > 0 ? (
        <div className={styles.footer} ref={footer}>
          <p>{t('shownOf', { shown, total })}</p>
          <Button variant="outline" onClick={press}>
            {t('showMore', { count: Math.min(hidden, listStep) })}
          </Button>
        </div>
      ) : null}
    </section>
  )
})
