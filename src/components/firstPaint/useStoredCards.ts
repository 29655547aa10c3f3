import { useState } from 'react'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { blankProduct, type Category, type Product } from '#domain/catalogue/product.ts'

/**
 * The cards of the document, as hydration has to render them: one blank card that is hidden, or those that the fill script
 * (`scripts/fill.ts`) has made of it. Their texts are written already, and stay until storage has been read. Empty on a page that
 * was reached by a link.
 */
export const useStoredCards = (category: Category): readonly Product[] => {
  const hydrated = useHydrated()
  const [cards] = useState(() => {
    const blank = blankProduct(category)
    if (import.meta.env.SSR) return [blank]
    if (hydrated) return []
    return [...document.querySelectorAll<HTMLElement>('[data-stored-list] [data-product]')].map(
      ({ dataset }) => ({ ...blank, $id: dataset['product'] ?? '' }),
    )
  })
  return cards
}
