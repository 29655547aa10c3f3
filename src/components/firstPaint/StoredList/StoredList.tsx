import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '#components/catalogue/CardGrid/CardGrid.tsx'
import { ProductCard } from '#components/catalogue/ProductCard/ProductCard.tsx'
import { useStoredFlag } from '#components/firstPaint/useStoredFlag.ts'
import { blankProduct, type Category } from '#domain/catalogue/product.ts'
import styles from './StoredList.module.css'

export interface StoredListProps {
  /** Category of the page. */
  readonly category: Category
}

const cardLink = (product: string) =>
  document.querySelector<HTMLElement>(`[data-product="${CSS.escape(product)}"] a`)

/**
 * Where the fill script (`src/components/firstPaint/scripts/fill.ts`) writes the visitor's stored products before the
 * app has started: a hidden card to copy, and an element whose content is not React's. It shows
 * nothing by itself. When the real list replaces it, focus moves to the same card.
 */
export const StoredList = ({ category }: StoredListProps) => {
  const { t } = useTranslation('catalogue')
  const host = useRef<HTMLDivElement>(null)
  useStoredFlag()
  useLayoutEffect(() => {
    const list = host.current
    // Runs while the copied cards are still in the page.
    return () => {
      const focused = document.activeElement
      if (list === null || focused === null || !list.contains(focused)) return
      const product = focused.closest<HTMLElement>('[data-product]')?.dataset['product']
      if (product === undefined) return
      queueMicrotask(() => cardLink(product)?.focus({ preventScroll: true }))
    }
  }, [])
  return (
    <div className={styles.root}>
      <VisuallyHidden asChild>
        <h2>{t('list')}</h2>
      </VisuallyHidden>
      <div hidden>
        <CardGrid label={t('list')}>
          <ProductCard product={blankProduct(category)} picture={null} eager />
        </CardGrid>
      </div>
      {/* An empty text: React then leaves the content that the script has put in. */}
      <div ref={host} data-stored-list="" suppressHydrationWarning>
        {''}
      </div>
    </div>
  )
}
